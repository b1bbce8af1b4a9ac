/// A value of a property list, as far as bookmarks have use for it.
enum PropertyListValue: Hashable {
    case string(String)
    case integer(Int)
    case array([PropertyListValue])
    /// The members in their order, which is kept so that the same tree always gives the same bytes.
    case dictionary([Member])
    /// A value of another type, by the name that messages have for it: `a date`.
    case other(String)

    /// A key and its value.
    struct Member: Hashable {
        var key: String
        var value: PropertyListValue
    }

    /// The type, as messages name it.
    var typeName: String {
        switch self {
        case .string: "a string"
        case .integer: "a number"
        case .array: "an array"
        case .dictionary: "a dictionary"
        case .other(let name): name
        }
    }

    /// A whole number written as one with a fraction is a number too.
    static func real(_ value: Double) -> PropertyListValue {
        Int(exactly: value).map { .integer($0) } ?? .other("a fraction")
    }
}

extension PropertyListValue {
    /// Reads a property list in either format.
    init(_ bytes: [UInt8], limits: BookmarkLimits) throws(BookmarkError) {
        guard bytes.count <= limits.bytes else { throw .tooLong(bytes.count, limit: limits.bytes) }
        self =
            bytes.starts(with: "bplist".utf8)
            ? try BinaryPropertyListReader.read(bytes, limits: limits)
            : try XMLPropertyListReader.read(bytes, limits: limits)
    }
}
