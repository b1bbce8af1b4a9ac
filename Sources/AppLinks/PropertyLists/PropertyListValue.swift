/// A value of a property list, as far as the program uses it.
///
/// Property lists come from untrusted sources, and Foundation's decoder on Linux is not safe for them: 100,000 nested
/// arrays crash it, 1,000 take 9 seconds, a list that contains itself never ends, and 342 bytes of shared arrays take
/// 731 MB. Hence these readers, which check the size before they build anything.
package enum PropertyListValue: Hashable {
    case string(String)
    case integer(Int)
    case array([PropertyListValue])
    /// The members, in an order that is kept so that the same tree always gives the same bytes.
    case dictionary([Member])
    /// A value of another type, by its name in messages: `a date`.
    case other(String)

    /// A key and its value.
    package struct Member: Hashable {
        package var key: String
        package var value: PropertyListValue

        package init(key: String, value: PropertyListValue) {
            self.key = key
            self.value = value
        }
    }

    /// The type for messages: `a string`.
    package var typeName: String {
        switch self {
        case .string: "a string"
        case .integer: "a number"
        case .array: "an array"
        case .dictionary: "a dictionary"
        case .other(let name): name
        }
    }

    /// An integer if the value is a whole number.
    static func real(_ value: Double) -> PropertyListValue {
        Int(exactly: value).map { .integer($0) } ?? .other("a fraction")
    }

    /// The name of an integer that does not fit in `Int`.
    static let hugeInteger = "a number of more than 64 bits"
}

extension PropertyListValue {
    /// Reads a property list in either format.
    ///
    /// - Throws: `PropertyListError` if it is malformed or exceeds the limits.
    package init(_ bytes: [UInt8], limits: PropertyListLimits) throws(PropertyListError) {
        guard bytes.count <= limits.bytes else { throw .tooLong(bytes.count, limit: limits.bytes) }
        self =
            bytes.starts(with: "bplist".utf8)
            ? try BinaryPropertyListReader.read(bytes, limits: limits)
            : try XMLPropertyListReader.read(bytes, limits: limits)
    }
}

/// Why bytes cannot be read as a property list, or a value cannot be written as one.
package enum PropertyListError: Error, Hashable {
    /// The bytes are not a well-formed property list.
    case malformed(String, offset: Int)
    /// A container contains itself.
    case cycle
    /// There are more bytes than the limits allow.
    case tooLong(Int, limit: Int)
    /// Containers are nested more deeply than the limits allow.
    case tooDeep(limit: Int)
    /// There are more values than the limits allow.
    case tooManyItems(limit: Int)
    /// There is more text than the limits allow.
    case tooMuchText(limit: Int)

    /// What was found, in words.
    package var message: String {
        switch self {
        case .malformed(let what, let offset): "the property list is malformed at offset \(offset): \(what)"
        case .cycle: "the property list contains itself"
        case .tooLong(let count, let limit): "the property list has at least \(count) bytes, the limit is \(limit)"
        case .tooDeep(let limit): "the property list is nested more than \(limit) levels deep"
        case .tooManyItems(let limit): "the property list has more than \(limit) values"
        case .tooMuchText(let limit): "the property list has more than \(limit) bytes of text"
        }
    }
}

/// How much a property list may contain, so that a small file cannot fill the memory.
package struct PropertyListLimits {
    /// The longest property list, in bytes.
    package var bytes: Int
    /// How many dictionaries and arrays may be nested in each other.
    package var levels: Int
    /// How many values there may be; a value that is referenced several times counts several times.
    package var items: Int
    /// How many bytes of text there may be, counted in the same way.
    package var text: Int

    package init(bytes: Int, levels: Int, items: Int, text: Int) {
        self.bytes = bytes
        self.levels = levels
        self.items = items
        self.text = text
    }
}

/// The size of a property list, or of a part of one; shared values count as often as they are referenced.
struct PropertyListTally {
    var items = 0
    /// The length of all texts, keys included, in bytes of UTF-8.
    var text = 0
    /// The depth of nested dictionaries and arrays.
    var levels = 0

    /// Adds the size of an item.
    mutating func add(_ part: PropertyListTally) {
        items += part.items
        text += part.text
        levels = max(levels, part.levels)
    }

    /// Checks the size.
    ///
    /// - Throws: `PropertyListError` if it exceeds the limits.
    func check(_ limits: PropertyListLimits) throws(PropertyListError) {
        guard levels <= limits.levels else { throw .tooDeep(limit: limits.levels) }
        guard items <= limits.items else { throw .tooManyItems(limit: limits.items) }
        guard text <= limits.text else { throw .tooMuchText(limit: limits.text) }
    }
}
