/// JSON that pages and files of ours contain.
enum JSON {
    case string(String)
    case number(Int)
    case array([JSON])
    case object([(String, JSON)])

    /// The JSON on one line in UTF-8.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return bytes
    }

    private func append(to bytes: inout [UInt8]) {
        switch self {
        case .string(let text): Self.append(text, to: &bytes)
        case .number(let number): bytes += "\(number)".utf8
        case .array(let items):
            bytes.append(UInt8(ascii: "["))
            for (index, item) in items.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                item.append(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                Self.append(member.0, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.1.append(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        if plain.contain(text.utf8.span) {
            bytes += text.utf8
        } else {
            for scalar in text.unicodeScalars {
                switch scalar {
                case "\"": bytes += "\\\"".utf8
                case "\\": bytes += "\\\\".utf8
                case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": bytes += escape(scalar).utf8
                default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
                }
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static let plain = ASCIIBytes(ASCIIBytes.alphanumeric + " !#$%&'()*+,-./:;<=>?@[]^_`{|}~")

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
