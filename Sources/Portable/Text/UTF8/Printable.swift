/// Makes untrusted text safe to print: a rule, a link, the name of a file, the message of a script.
public enum Printable {
    /// A count and its noun: `1 verse`, `3 verses`.
    package static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    /// The text in one line. Characters that a terminal would obey or that nobody would see are shown as escapes, such
    /// as `\u{1B}`; only the tab stays.
    package static func line(_ text: String) -> String { escaping(text) { isInvisible($0) && $0 != "\t" } }

    /// The lines of a text, each safe to print.
    package static func lines(_ text: String) -> String {
        escaping(text) { isInvisible($0) && $0 != "\t" && $0 != "\n" }
    }

    /// The text as a cell of a tab-separated row.
    package static func cell(_ text: String) -> String { String(line(text).map { $0 == "\t" ? " " : $0 }) }

    private static func escaping(_ text: String, _ mustEscape: (Unicode.Scalar) -> Bool) -> String {
        // Most texts are ASCII without control characters, which is much faster to find out.
        if text.utf8.isPrintableASCII { return text }
        return text.replacingScalars { mustEscape($0) ? "\\u{\(String($0.value, radix: 16, uppercase: true))}" : nil }
    }

    /// The start of a text, with `...` if it is longer than `count` scalars. Counts scalars because a single
    /// character may consist of any number of them.
    package static func shortened(_ text: String, to count: Int = 120) -> String {
        if text.utf8.count <= count { return text }
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

    /// Whether a scalar is unsafe, or is not visible where it is printed: the other bidirectional controls, characters
    /// without a width, tags, and noncharacters.
    public static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E: false
        case 0xAD, 0x61C, 0x115F, 0x1160, 0x180E, 0x200B...0x200F, 0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0,
            0xFFF9...0xFFFB, 0xFDD0...0xFDEF, 0xE0000...0xE007F:
            true
        default: isUnsafe(scalar) || scalar.value & 0xFFFE == 0xFFFE
        }
    }
}
