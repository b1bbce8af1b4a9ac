/// What may be printed of a text that somebody else wrote: a rule, a link, the message of a script.
package enum Printable {
    /// The text in one line, without characters that a terminal would obey or that turn the direction of writing.
    package static func line(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        return String(
            String.UnicodeScalarView(text.unicodeScalars.map { isUnsafe($0) && $0 != "\t" ? "\u{FFFD}" : $0 }))
    }

    /// A cell of a tab-separated row.
    package static func cell(_ text: String) -> String {
        String(line(text).map { $0 == "\t" ? " " : $0 })
    }

    /// Enough of a text to tell it by, in scalars: a single character may have any number of them.
    package static func shortened(_ text: String, to count: Int = 120) -> String {
        let start = text.unicodeScalars.prefix(count)
        return start.endIndex < text.endIndex ? String(start) + "..." : text
    }

    /// Control characters, line and paragraph separators, and the marks that turn the direction of writing.
    package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
