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

/// A binary property list, version 0: finds its objects and reads them one at a time.
private struct BinaryPropertyList {
    /// An object, without the objects that it refers to.
    enum Object {
        case integer(Int)
        case real(Double)
        case ascii(Range<Int>)
        case utf16(Range<Int>)
        /// The range of the references to the items, in bytes.
        case array(references: Range<Int>)
        /// The range of the references to the keys and then to the values, in bytes.
        case dictionary(references: Range<Int>)
        case other(String)
    }

    let bytes: [UInt8]
    /// The number of the root object.
    let top: Int
    private let objectCount: Int
    private let offsetSize: Int
    let referenceSize: Int
    /// The offset of the offset table, which follows the objects.
    private let table: Int

    private static let trailerSize = 32
    private static let headerSize = 8

    /// Reads the trailer.
    ///
    /// - Throws: `PropertyListError` if it is missing or contradicts the length.
    init(_ bytes: [UInt8]) throws(PropertyListError) {
        let trailer = bytes.count - Self.trailerSize
        guard bytes.starts(with: "bplist0".utf8), trailer > Self.headerSize else {
            throw .malformed("not a binary property list of version 0, or truncated", offset: 0)
        }
        self.bytes = bytes
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard let objectCount = bytes.bigEndian(trailer + 8, 8), let top = bytes.bigEndian(trailer + 16, 8),
            let table = bytes.bigEndian(trailer + 24, 8), (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            table > Self.headerSize, table <= trailer, objectCount > top, objectCount <= (trailer - table) / offsetSize
        else { throw .malformed("its trailer contradicts its length", offset: trailer) }
        (self.objectCount, self.top, self.table) = (objectCount, top, table)
    }

    /// The object with a number.
    ///
    /// - Throws: `PropertyListError` if it is malformed or outside of the objects.
    func object(_ number: Int) throws(PropertyListError) -> Object {
        let entry = table + number * offsetSize
        guard let offset = bytes.bigEndian(entry, offsetSize), offset >= Self.headerSize, offset < table else {
            throw .malformed("object \(number) is outside of the file", offset: entry)
        }
        let low = Int(bytes[offset] & 15)
        switch bytes[offset] >> 4 {
        case 0x0: return .other(low == 8 || low == 9 ? "a boolean" : "null")
        case 0x1: return try integer(at: offset)
        case 0x2: return try .real(real(at: offset))
        case 0x3: return .other("a date")
        case 0x4: return .other("data")
        case 0x5: return try .ascii(payload(at: offset, unit: 1))
        case 0x6: return try .utf16(payload(at: offset, unit: 2))
        case 0x8: return .other("a reference of an archive")
        case 0xA: return try .array(references: payload(at: offset, unit: referenceSize))
        case 0xD: return try .dictionary(references: payload(at: offset, unit: 2 * referenceSize))
        default: throw .malformed("unknown kind of object", offset: offset)
        }
    }

    /// The number of the object that the reference at an offset refers to.
    func reference(at offset: Int) throws(PropertyListError) -> Int {
        guard let number = bytes.bigEndian(offset, referenceSize), number < objectCount else {
            throw .malformed("a reference to an object that does not exist", offset: offset)
        }
        return number
    }

    private func integer(at offset: Int) throws(PropertyListError) -> Object {
        let size = 1 << Int(bytes[offset] & 15)
        guard size <= 16, offset + 1 + size <= table else { throw .malformed("a number is truncated", offset: offset) }
        let value = bytes[offset + 1..<offset + 1 + size].reduce(0) { $0 << 8 | Int($1) }
        // The first eight of sixteen bytes are only the sign of a number that fits in 64 bits.
        let sign: UInt8 = value < 0 ? 0xFF : 0
        let fits = bytes[offset + 1..<offset + 1 + max(size - 8, 0)].allSatisfy { $0 == sign }
        return fits ? .integer(value) : .other(PropertyListValue.hugeInteger)
    }

    private func real(at offset: Int) throws(PropertyListError) -> Double {
        let size = 1 << Int(bytes[offset] & 15)
        guard size == 4 || size == 8, offset + 1 + size <= table else {
            throw .malformed("a number is truncated", offset: offset)
        }
        let bits = bytes[offset + 1..<offset + 1 + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return size == 8 ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    }

    /// The range of the contents of a string, an array or a dictionary; from 15 units on their count is an object
    /// before them.
    private func payload(at offset: Int, unit: Int) throws(PropertyListError) -> Range<Int> {
        var count = Int(bytes[offset] & 15)
        var start = offset + 1
        if count == 15 {
            let size = start < table && bytes[start] >> 4 == 1 ? 1 << Int(bytes[start] & 15) : 0
            guard (1...8).contains(size), start + 1 + size <= table, let long = bytes.bigEndian(start + 1, size)
            else { throw .malformed("the count of an object is truncated", offset: offset) }
            count = long
            start += 1 + size
        }
        guard count <= (table - start) / unit else {
            throw .malformed("an object extends beyond the objects", offset: offset)
        }
        return start..<start + count * unit
    }
}

extension [UInt8] {
    /// A big-endian number of `size` bytes; nil if it is truncated or does not fit.
    fileprivate func bigEndian(_ start: Int, _ size: Int) -> Int? {
        guard start >= 0, size <= count - start else { return nil }
        var value: UInt64 = 0
        for index in start..<start + size { value = value << 8 | UInt64(self[index]) }
        return Int(exactly: value)
    }
}

/// Checks a binary property list against the limits before any value is built. Counts each object once, and multiplies
/// by the references to it.
private struct BinaryPropertyListChecker {
    private let list: BinaryPropertyList
    private let limits: PropertyListLimits
    /// The sizes of the objects counted so far; nil for those still being counted, so that a cycle is found.
    private var tallies: [Int: PropertyListTally?] = [:]
    /// The number of references followed. Each leads to at least one value, so the limit of values applies.
    private var references = 0

    /// Checks a property list.
    ///
    /// - Throws: `PropertyListError` if it exceeds the limits, contains itself or is malformed.
    static func check(_ list: BinaryPropertyList, _ limits: PropertyListLimits) throws(PropertyListError) {
        var checker = BinaryPropertyListChecker(list: list, limits: limits)
        _ = try checker.count(list.top, level: 1)
    }

    private init(list: BinaryPropertyList, limits: PropertyListLimits) {
        self.list = list
        self.limits = limits
    }

    private mutating func count(_ number: Int, level: Int) throws(PropertyListError) -> PropertyListTally {
        if let known = tallies[number] {
            guard let known else { throw .cycle }
            guard level + known.levels - 1 <= limits.levels else { throw .tooDeep(limit: limits.levels) }
            return known
        }
        tallies[number] = .some(nil)
        let tally = try fresh(list.object(number), level: level)
        try tally.check(limits)
        tallies[number] = tally
        return tally
    }

    private mutating func fresh(
        _ object: BinaryPropertyList.Object, level: Int
    ) throws(PropertyListError) -> PropertyListTally {
        switch object {
        case .integer, .real, .other: PropertyListTally(items: 1)
        case .ascii(let range), .utf16(let range): PropertyListTally(items: 1, text: range.count)
        case .array(let references): try container(keys: 0..<0, values: references, level)
        case .dictionary(let references):
            try container(
                keys: references.lowerBound..<references.lowerBound + references.count / 2,
                values: references.lowerBound + references.count / 2..<references.upperBound, level)
        }
    }

    private mutating func container(
        keys: Range<Int>, values: Range<Int>, _ level: Int
    ) throws(PropertyListError) -> PropertyListTally {
        guard level <= limits.levels else { throw .tooDeep(limit: limits.levels) }
        references += values.count / list.referenceSize
        guard references <= limits.items else { throw .tooManyItems(limit: limits.items) }
        var tally = PropertyListTally(items: 1)
        for offset in stride(from: keys.lowerBound, to: keys.upperBound, by: list.referenceSize) {
            let key = try count(list.reference(at: offset), level: level + 1)
            guard key.levels == 0 else { throw .malformed("a key is not a string", offset: offset) }
            tally.text += key.text
        }
        for offset in stride(from: values.lowerBound, to: values.upperBound, by: list.referenceSize) {
            tally.add(try count(list.reference(at: offset), level: level + 1))
            try tally.check(limits)
        }
        tally.levels += 1
        return tally
    }
}
