/// Percent-encoding, RFC 3986.
enum PercentEscapes {
    /// A text as the value of a parameter: everything but letters, digits and `-._~` is escaped.
    static func component(_ text: String) -> String { encode(text, keeping: unreserved) }

    /// A text as the value of a parameter of a page of ours, where what need not be escaped stays readable.
    static func value(_ text: String) -> String { encode(text, keeping: readable) }

    /// A URL: only what no URL may contain is escaped, so that escapes stay as they are.
    static func url(_ text: String) -> String { encode(text, keeping: urlCharacters) }

    /// Undoes `+` and percent-encoding once; a `%` without two hexadecimal digits behind it stays, as in browsers.
    static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(text.count)
        var index = text.startIndex
        while index < text.endIndex {
            let byte = text[index]
            if byte == UInt8(ascii: "%"), index + 2 < text.endIndex, let high = digit(text[index + 1]),
                let low = digit(text[index + 2])
            {
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
                index += 1
            }
        }
        return decoded
    }

    private static func encode(_ text: String, keeping kept: ASCIIBytes) -> String {
        if kept.contain(text.utf8.span) { return text }
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if kept.contains(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let digits = Array("0123456789ABCDEF".utf8)

    /// The value of a hexadecimal digit; nil if the byte is not one.
    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static let unreserved = ASCIIBytes(ASCIIBytes.alphanumeric + "-._~")
    private static let readable = ASCIIBytes(ASCIIBytes.alphanumeric + "-._~:/,@[]!")
    private static let urlCharacters = ASCIIBytes(ASCIIBytes.alphanumeric + "-._~%:/?#[]@!$&()*+,;=|")
}
