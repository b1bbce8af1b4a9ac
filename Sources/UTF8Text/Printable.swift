/// Makes untrusted text safe to print: a rule, a link, the message of a script.
package enum Printable {
    /// The text in one line; U+FFFD replaces control characters, which a terminal would obey, and changes of direction.
    package static func line(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        return String(
            String.UnicodeScalarView(text.unicodeScalars.map { isUnsafe($0) && $0 != "\t" ? "\u{FFFD}" : $0 }))
    }

    /// The text as a cell of a tab-separated row.
    package static func cell(_ text: String) -> String {
        String(line(text).map { $0 == "\t" ? " " : $0 })
    }

    /// The start of a text, with `...` if it is longer than `count` scalars. Counts scalars because a single
    /// character may consist of any number of them.
    package static func shortened(_ text: String, to count: Int = 120) -> String {
        let start = text.unicodeScalars.prefix(count)
        return start.endIndex < text.endIndex ? String(start) + "..." : text
    }

    /// Whether a scalar is a control character, a line or paragraph separator, or changes the direction of writing.
    package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
