/// The bytes that BibleXpress sends and downloads: the length of a property list in four bytes, the lowest first, and
/// the list behind it, compressed.
enum BookmarkData {
    private static let headerSize = 4

    static func encode(_ propertyList: [UInt8]) throws(BookmarkError) -> [UInt8] {
        guard let compressed = Zlib.compress(propertyList) else {
            throw .damagedData("could not be written: no memory")
        }
        let length = UInt32(clamping: propertyList.count)
        return (0..<headerSize).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + compressed
    }

    static func decode(_ bytes: [UInt8], limits: BookmarkLimits) throws(BookmarkError) -> [UInt8] {
        guard bytes.count > headerSize else { throw .cutData(count: bytes.count) }
        let stated = (0..<headerSize).reduce(0) { $0 | Int(bytes[$1]) << (8 * $1) }
        guard stated <= limits.bytes else { throw .tooLong(stated, limit: limits.bytes) }
        let (list, actual) = try Zlib.decompress(bytes[headerSize...], keeping: stated, limit: limits.bytes)
        guard actual <= limits.bytes else { throw .tooLong(actual, limit: limits.bytes) }
        guard actual == stated else { throw .wrongLength(stated: stated, actual: actual) }
        return list
    }

    /// Whether bytes that are no text look like bookmark data: a length below 32 MB and the first byte of zlib.
    static func mayBe(_ bytes: [UInt8]) -> Bool {
        bytes.count > headerSize + 1 && bytes[3] <= 1 && bytes[4] & 15 == 8
            && (Int(bytes[4]) << 8 | Int(bytes[5])) % 31 == 0
    }

    /// The same of base64: the highest byte of the length begins with six zeros, the fifth character.
    static func mayBeBase64(_ text: ArraySlice<UInt8>) -> Bool {
        text.dropFirst(4).first == UInt8(ascii: "A") && Base64.mayBe(text)
    }
}
