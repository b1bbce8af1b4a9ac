import Text

/// The data that BibleXpress sends and downloads: the length of a property list as a 32-bit little-endian number, and
/// the property list, compressed by zlib.
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
        guard bytes.count > headerSize else { throw .truncatedData(count: bytes.count) }
        let declared = (0..<headerSize).reduce(0) { $0 | Int(bytes[$1]) << (8 * $1) }
        guard declared <= limits.bytes else { throw .tooLong(declared, limit: limits.bytes) }
        let (list, actual) = try Zlib.decompress(bytes[headerSize...], maximumCount: declared, limit: limits.bytes)
        guard actual <= limits.bytes else { throw .tooLong(actual, limit: limits.bytes) }
        guard actual == declared else { throw .wrongLength(declared: declared, actual: actual) }
        return list
    }

    /// Whether bytes look like bookmark data: a length below 32 MB, then a valid zlib header (RFC 1950, section 2.2).
    static func looksLikeData(_ bytes: [UInt8]) -> Bool {
        bytes.count > headerSize + 1 && bytes[3] <= 1 && bytes[4] & 15 == 8
            && (Int(bytes[4]) << 8 | Int(bytes[5])) % 31 == 0
    }

    /// Whether a text looks like bookmark data in base64: the six high bits of the length, which the fifth character
    /// encodes, are zero.
    static func looksLikeBase64(_ text: ArraySlice<UInt8>) -> Bool {
        text.dropFirst(4).first == UInt8(ascii: "A") && Base64.hasOnlyValidCharacters(text)
    }
}
