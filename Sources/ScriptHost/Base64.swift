import UTF8Text

/// Base64 (RFC 4648, section 4).
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The UTF-8 of a text in Base64.
    static func encode(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for index in 0...3 {
                output.append(index <= group.count ? alphabet[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// The bytes of a text in Base64, which may contain spaces and lack the padding (WHATWG Infra Standard,
    /// "forgiving-base64 decode"); nil if it is not valid.
    static func decode(_ text: String) -> [UInt8]? {
        var digits = text.utf8.filter { !$0.isASCIISpace || $0 == 0x0B }
        if digits.count % 4 == 0 {
            for _ in 0..<2 where digits.last == UInt8(ascii: "=") { digits.removeLast() }
        }
        guard digits.count % 4 != 1 else { return nil }
        var output: [UInt8] = []
        var bits = 0
        for (index, digit) in digits.enumerated() {
            guard let value = value(digit) else { return nil }
            bits = bits << 6 | value
            if index % 4 > 0 { output.append(UInt8(truncatingIfNeeded: bits >> (6 - 2 * (index % 4)))) }
        }
        return output
    }

    private static func value(_ digit: UInt8) -> Int? {
        switch digit {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(digit - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(digit - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
