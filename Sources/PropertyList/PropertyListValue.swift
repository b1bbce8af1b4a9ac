/// A value of a property list, as far as the program uses it.
///
/// Both formats have readers of their own here because strangers send these lists, and Foundation's decoder does not
/// survive hostile ones on Linux: 100,000 arrays in one another crash it, 1,000 take it 9 seconds, a list that holds
/// itself never ends, and 342 bytes of shared arrays take 731 MB. These readers count before they build anything.
package enum PropertyListValue: Hashable {
    case string(String)
    case integer(Int)
    case array([PropertyListValue])
    /// The members in their order, which is kept so that the same tree always gives the same bytes.
    case dictionary([Member])
    /// A value of another type, by the name that messages have for it: `a date`.
    case other(String)

    /// A key and its value.
    package struct Member: Hashable {
        package var key: String
        package var value: PropertyListValue

        /// A value for a key.
        package init(key: String, value: PropertyListValue) {
            self.key = key
            self.value = value
        }
    }

    /// The type, as messages name it.
    package var typeName: String {
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

    /// The name of a whole number that is none of the processor's.
    static let hugeInteger = "a number of more than 64 bits"
}

extension PropertyListValue {
    /// Reads a property list in either format.
    package init(_ bytes: [UInt8], limits: PropertyListLimits) throws(PropertyListError) {
        guard bytes.count <= limits.bytes else { throw .tooLong(bytes.count, limit: limits.bytes) }
        self =
            bytes.starts(with: "bplist".utf8)
            ? try BinaryPropertyListReader.read(bytes, limits: limits)
            : try XMLPropertyListReader.read(bytes, limits: limits)
    }
}
