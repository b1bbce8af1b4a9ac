/// A binary property list, version 0: finds its objects and reads them one at a time.
struct BinaryPropertyList {
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
            table > Self.headerSize, table <= trailer, objectCount > top,
            objectCount <= (trailer - table) / offsetSize
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
    ///
    /// - Throws: `PropertyListError` if there is no such object.
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
