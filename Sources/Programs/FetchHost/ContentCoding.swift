import CZlib

/// A compression of content (RFC 9110, section 8.4.1). libcurl decompresses too, but takes compressed content that was cut
/// off for whole.
enum ContentCoding {
    case gzip
    case deflate

    enum Failure: Error {
        case damaged
        case truncated
        case oversize
    }

    /// The value of `Accept-Encoding`.
    static let accepted = "gzip, deflate"

    /// The coding of a name in lower case; nil for one that was not asked for.
    init?(name: String) {
        switch name {
        case "gzip", "x-gzip": self = .gzip
        case "deflate": self = .deflate
        default: return nil
        }
    }

    /// Decompresses content, all of it and nothing after it.
    ///
    /// - Throws: `Failure` if it is damaged or cut off, or longer than a number of bytes.
    func decode(_ bytes: [UInt8], maximumCount: Int) throws(Failure) -> [UInt8] {
        var stream = unsafe z_stream()
        guard
            unsafe inflateInit2_(&stream, windowBits(for: bytes), ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
                == Z_OK
        else { throw .damaged }
        defer { unsafe inflateEnd(&stream) }
        var source = bytes
        var result = [UInt8](repeating: 0, count: maximumCount + 1)
        let status = unsafe source.withUnsafeMutableBufferPointer { source in
            unsafe result.withUnsafeMutableBufferPointer { result in
                unsafe stream.next_in = source.baseAddress
                unsafe stream.avail_in = uInt(source.count)
                unsafe stream.next_out = result.baseAddress
                unsafe stream.avail_out = uInt(result.count)
                return unsafe inflate(&stream, Z_FINISH)
            }
        }
        let (unread, unused) = unsafe (Int(stream.avail_in), Int(stream.avail_out))
        if unused == 0 { throw .oversize }
        switch status {
        case Z_STREAM_END where unread == 0: break
        case Z_OK, Z_BUF_ERROR: throw .truncated
        default: throw .damaged
        }
        result.removeLast(unused)
        return result
    }

    /// The format, as zlib takes it: `deflate` is the zlib format (RFC 1950), but some servers send what is in it alone.
    private func windowBits(for bytes: [UInt8]) -> Int32 {
        switch self {
        case .gzip: 16 + MAX_WBITS
        case .deflate where bytes.count > 1 && bytes[0] & 0x0F == 8 && (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0:
            MAX_WBITS
        case .deflate: -MAX_WBITS
        }
    }
}
