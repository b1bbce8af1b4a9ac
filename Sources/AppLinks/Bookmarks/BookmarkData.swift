import CZlib
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

/// The zlib format (RFC 1950).
enum Zlib {
    /// Compresses bytes at the highest level; nil if there is no memory.
    static func compress(_ bytes: [UInt8]) -> [UInt8]? {
        var count = compressBound(uLong(bytes.count))
        var result = [UInt8](repeating: 0, count: Int(count))
        let status = unsafe bytes.withUnsafeBufferPointer { source in
            unsafe result.withUnsafeMutableBufferPointer { target in
                unsafe compress2(
                    target.baseAddress, &count, source.baseAddress, uLong(source.count), Z_BEST_COMPRESSION)
            }
        }
        guard status == Z_OK else { return nil }
        result.removeSubrange(Int(count)...)
        return result
    }

    /// Decompresses bytes. Memory grows with the output, not with the length that the data claims to have.
    ///
    /// - Parameters:
    ///   - maximumCount: how many bytes to return at most.
    ///   - limit: how many bytes to count; decompression stops after them.
    /// - Returns: the first bytes, and the number of all bytes, which is larger than `limit` if that was exceeded.
    /// - Throws: `BookmarkError.damagedData` if the data is damaged or more data follows.
    static func decompress(
        _ bytes: ArraySlice<UInt8>, maximumCount: Int, limit: Int
    ) throws(BookmarkError) -> (bytes: [UInt8], total: Int) {
        var stream = unsafe z_stream()
        guard unsafe inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw .damagedData("could not be read: no memory")
        }
        defer { unsafe inflateEnd(&stream) }
        var result: [UInt8] = []
        var total = 0
        let status = unsafe inflateAll(bytes, &stream) { chunk in
            result += chunk.prefix(max(maximumCount - total, 0))
            total += chunk.count
            return total <= limit
        }
        if total > limit { return (result, total) }
        guard status == Z_STREAM_END else { throw .damagedData(status == Z_BUF_ERROR ? "is cut off" : "is damaged") }
        let rest = unsafe stream.avail_in
        guard rest == 0 else { throw .damagedData("is followed by \(rest) bytes") }
        return (result, total)
    }

    /// Decompresses in chunks until the end, an error, or a consumer that returns false; returns the last status.
    private static func inflateAll(
        _ bytes: ArraySlice<UInt8>, _ stream: inout z_stream, _ consume: (ArraySlice<UInt8>) -> Bool
    ) -> Int32 {
        var source = Array(bytes)
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        return unsafe source.withUnsafeMutableBufferPointer { source in
            unsafe stream.next_in = source.baseAddress
            unsafe stream.avail_in = uInt(source.count)
            while true {
                let (status, count) = unsafe step(&stream, &chunk)
                if !consume(chunk[..<count]) || status != Z_OK { return status }
            }
        }
    }

    private static func step(_ stream: inout z_stream, _ chunk: inout [UInt8]) -> (status: Int32, count: Int) {
        unsafe chunk.withUnsafeMutableBufferPointer { chunk in
            unsafe stream.next_out = chunk.baseAddress
            unsafe stream.avail_out = uInt(chunk.count)
            let status = unsafe inflate(&stream, Z_NO_FLUSH)
            return unsafe (status, chunk.count - Int(stream.avail_out))
        }
    }
}
