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
