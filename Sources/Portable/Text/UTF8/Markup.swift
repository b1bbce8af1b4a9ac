/// Text in XML and HTML.
public enum Markup {
    /// A text between tags.
    package static func text(_ text: String) -> String { text.replacingScalars(reference) }

    /// The value of an attribute in double quotes.
    public static func attribute(_ text: String) -> String {
        text.replacingScalars { scalar in
            switch scalar {
            case "\"": "&quot;"
            // Readers turn white space in attributes into spaces.
            case "\t": "&#9;"
            case "\n": "&#10;"
            default: reference(to: scalar)
            }
        }
    }

    private static func reference(to scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        // Readers of XML turn an unescaped carriage return into a line feed.
        case "\r": "&#13;"
        // XML 1.0 cannot represent these characters.
        case "\0"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
        default: nil
        }
    }
}
