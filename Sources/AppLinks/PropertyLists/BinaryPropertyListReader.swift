/// Reads a binary property list, after a check of its size: objects can be shared, so that a few bytes can expand to
/// millions of values, or contain themselves.
struct BinaryPropertyListReader {
    private let list: BinaryPropertyList
    /// The strings read so far, so that shared strings stay shared.
    private var strings: [Int: String] = [:]

    static func read(_ bytes: [UInt8], limits: PropertyListLimits) throws(PropertyListError) -> PropertyListValue {
        let list = try BinaryPropertyList(bytes)
        try BinaryPropertyListChecker.check(list, limits)
        var reader = BinaryPropertyListReader(list: list)
        return try reader.value(list.top)
    }

    private init(list: BinaryPropertyList) { self.list = list }

    private mutating func value(_ number: Int) throws(PropertyListError) -> PropertyListValue {
        switch try list.object(number) {
        case .integer(let value): return .integer(value)
        case .real(let value): return .real(value)
        case .other(let name): return .other(name)
        case .ascii(let range): return try .string(string(number, range, isASCII: true))
        case .utf16(let range): return try .string(string(number, range, isASCII: false))
        case .array(let references): return try .array(items(references))
        case .dictionary(let references): return try .dictionary(members(references))
        }
    }

    private mutating func items(_ references: Range<Int>) throws(PropertyListError) -> [PropertyListValue] {
        var items: [PropertyListValue] = []
        for offset in stride(from: references.lowerBound, to: references.upperBound, by: list.referenceSize) {
            items.append(try value(list.reference(at: offset)))
        }
        return items
    }

    private mutating func members(_ references: Range<Int>) throws(PropertyListError) -> [PropertyListValue.Member] {
        var members: [PropertyListValue.Member] = []
        let half = references.count / 2
        for offset in stride(from: references.lowerBound, to: references.lowerBound + half, by: list.referenceSize) {
            guard case .string(let key) = try value(list.reference(at: offset)) else {
                throw .malformed("a key is not a string", offset: offset)
            }
            members.append(.init(key: key, value: try value(list.reference(at: offset + half))))
        }
        return members
    }

    private mutating func string(_ number: Int, _ range: Range<Int>, isASCII: Bool) throws(PropertyListError) -> String
    {
        if let known = strings[number] { return known }
        let text = isASCII ? ascii(range) : utf16(range)
        guard let text else {
            throw .malformed("a string is not valid \(isASCII ? "ASCII" : "UTF-16")", offset: range.lowerBound)
        }
        strings[number] = text
        return text
    }

    private func ascii(_ range: Range<Int>) -> String? {
        let bytes = list.bytes[range]
        return bytes.contains { $0 >= 0x80 } ? nil : String(decoding: bytes, as: UTF8.self)
    }

    private func utf16(_ range: Range<Int>) -> String? {
        let units = (0..<range.count / 2).lazy.map { [bytes = list.bytes] unit in
            let offset = range.lowerBound + 2 * unit
            return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
        }
        return String(validating: units, as: UTF16.self)
    }
}
