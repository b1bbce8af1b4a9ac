/// JSON that pages and files of ours contain.
enum JSON {
    case string(String)
    case array([JSON])
    case object([(String, JSON)])

    /// The JSON on one line.
    var text: String {
        switch self {
        case .string(let text): Self.quoted(text)
        case .array(let items): "[\(items.map(\.text).joined(separator: ","))]"
        case .object(let members):
            "{\(members.map { "\(Self.quoted($0)):\($1.text)" }.joined(separator: ","))}"
        }
    }

    private static func quoted(_ text: String) -> String {
        if plain.contain(text.utf8.span) { return "\"\(text)\"" }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\0"..." ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                quoted += scalar == " " ? " " : escape(scalar)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    private static let plain = ASCIIBytes(ASCIIBytes.alphanumeric + " !#$%&'()*+,-./:;<=>?@[]^_`{|}~")

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
