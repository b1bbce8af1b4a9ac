/// Writes a binary property list. The same tree always gives the same bytes; equal strings and numbers are written
/// once.
package struct BinaryPropertyListWriter {
    private enum Entry {
        case string(String)
        case integer(Int)
        case array([Int])
        case dictionary(keys: [Int], values: [Int])
    }

    /// Compares texts by their bytes: `é` as one scalar and as two are equal strings, but not the same text.
    private struct Spelling: Hashable {
        let text: String

        static func == (left: Self, right: Self) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

        // Texts with the same bytes are equal strings, which have the same hash.
        func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }

    private var entries: [Entry] = []
    private var strings: [Spelling: Int] = [:]
    private var integers: [Int: Int] = [:]
    private var bytes = Array("bplist00".utf8)

    /// The bytes of a property list.
    ///
    /// - Throws: `PropertyListError` if it exceeds the limits, so that it could not be read again.
    package static func write(
        _ value: PropertyListValue, limits: PropertyListLimits
    ) throws(PropertyListError) -> [UInt8] {
        var writer = BinaryPropertyListWriter()
        writer.number(value)
        writer.write()
        guard writer.bytes.count <= limits.bytes else { throw .tooLong(writer.bytes.count, limit: limits.bytes) }
        try BinaryPropertyListChecker.check(BinaryPropertyList(writer.bytes), limits)
        return writer.bytes
    }

    private init() {}

    /// Numbers a value and its contents; a container comes before its contents, as Apple's writers have it.
    @discardableResult
    private mutating func number(_ value: PropertyListValue) -> Int {
        let next = entries.count
        switch value {
        case .string(let text): return number(text)
        case .other(let name): return number(name)
        case .integer(let value):
            if let known = integers[value] { return known }
            integers[value] = next
            entries.append(.integer(value))
        case .array(let items):
            entries.append(.array([]))
            entries[next] = .array(items.map { number($0) })
        case .dictionary(let members):
            entries.append(.array([]))
            let keys = members.map { number($0.key) }
            entries[next] = .dictionary(keys: keys, values: members.map { number($0.value) })
        }
        return next
    }

    private mutating func number(_ text: String) -> Int {
        let spelling = Spelling(text: text)
        if let known = strings[spelling] { return known }
        strings[spelling] = entries.count
        entries.append(.string(text))
        return entries.count - 1
    }

    private mutating func write() {
        let referenceSize = Self.size(of: entries.count)
        var offsets: [Int] = []
        for entry in entries {
            offsets.append(bytes.count)
            write(entry, referenceSize)
        }
        let table = bytes.count
        for offset in offsets { bytes.append(offset, size: Self.size(of: table)) }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(Self.size(of: table)), UInt8(referenceSize)]
        for number in [entries.count, 0, table] { bytes.append(number, size: 8) }
    }

    private mutating func write(_ entry: Entry, _ referenceSize: Int) {
        switch entry {
        case .string(let text):
            if text.utf8.allSatisfy({ $0 < 0x80 }) {
                head(0x50, text.utf8.count)
                bytes += text.utf8
            } else {
                head(0x60, text.utf16.count)
                for unit in text.utf16 { bytes.append(Int(unit), size: 2) }
            }
        case .integer(let value): write(value)
        case .array(let items):
            head(0xA0, items.count)
            for item in items { bytes.append(item, size: referenceSize) }
        case .dictionary(let keys, let values):
            head(0xD0, keys.count)
            for item in keys + values { bytes.append(item, size: referenceSize) }
        }
    }

    private mutating func head(_ kind: UInt8, _ count: Int) {
        guard count >= 15 else { return bytes.append(kind | UInt8(count)) }
        bytes.append(kind | 15)
        write(count)
    }

    private mutating func write(_ value: Int) {
        let size = value < 0 ? 8 : Self.size(of: value)
        bytes.append(0x10 | UInt8(size.trailingZeroBitCount))
        bytes.append(value, size: size)
    }

    /// The number of bytes for a number that is not negative: 1, 2, 4 or 8.
    private static func size(of number: Int) -> Int {
        number < 1 << 8 ? 1 : number < 1 << 16 ? 2 : number < 1 << 32 ? 4 : 8
    }
}

extension [UInt8] {
    /// Appends the lowest bytes of a number, big-endian.
    fileprivate mutating func append(_ number: Int, size: Int) {
        for shift in stride(from: (size - 1) * 8, through: 0, by: -8) {
            append(UInt8(truncatingIfNeeded: number >> shift))
        }
    }
}
