/// Base64 with the standard alphabet and padding (RFC 4648, section 4).
public enum Base64 {
    /// Why a text is not base64.
    package enum DecodingError: Error {
        /// A character that is not part of the alphabet, at an offset in bytes.
        case invalidCharacter(UInt8, offset: Int)
        /// The number of characters is not a multiple of four.
        case truncated(count: Int)
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let padding = UInt8(ascii: "=")

    /// Encodes bytes, without line breaks.
    public static func encode(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let count = min(3, bytes.count - start)
            var group: UInt32 = 0
            for index in 0..<3 { group = group << 8 | (index < count ? UInt32(bytes[start + index]) : 0) }
            for index in 0..<4 {
                text.append(index <= count ? alphabet[Int(group >> UInt32(18 - 6 * index)) & 63] : padding)
            }
        }
        return text
    }

    /// Decodes a text. Line breaks, which mail programs insert, are skipped; a space is read as `+`, since HTML forms
    /// turn one into the other.
    ///
    /// - Throws: `DecodingError` for an invalid character or a missing end.
    package static func decode(_ text: some Sequence<UInt8>) throws(DecodingError) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.underestimatedCount / 4 * 3)
        var group: UInt32 = 0
        var count = 0
        var paddings = 0
        for (offset, byte) in text.enumerated() where byte != UInt8(ascii: "\r") && byte != UInt8(ascii: "\n") {
            if byte == padding, paddings < 2, count % 4 >= 2 {
                paddings += 1
            } else if let value = value(of: byte), paddings == 0 {
                group |= value
            } else {
                throw .invalidCharacter(byte, offset: offset)
            }
            count += 1
            if count % 4 == 0 {
                for index in 0..<3 - paddings { bytes.append(UInt8(group >> UInt32(16 - 8 * index) & 0xFF)) }
                group = 0
            } else {
                group <<= 6
            }
        }
        guard count % 4 == 0 else { throw .truncated(count: count) }
        return bytes
    }

    /// Whether a text has only characters of base64, percent-encoding and line breaks.
    package static func hasOnlyValidCharacters(_ text: ArraySlice<UInt8>) -> Bool {
        text.allSatisfy { $0 > 0x20 && value(of: $0) != nil || $0 == padding || "%\r\n".utf8.contains($0) }
    }

    private static func value(of byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) - 65
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 71
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) + 4
        case UInt8(ascii: "+"), UInt8(ascii: " "): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
