import Text

/// Texts for a terminal, as they are written at last.
enum TerminalText {
    /// The codes for bold and dim text, and for the end of either (ECMA-48, SGR).
    static let (bold, dim, plain) = ("\u{1B}[1m", "\u{1B}[2m", "\u{1B}[22m")
    /// What returns to the start of the line and erases it.
    static let erasedLine = "\r\u{1B}[K"

    /// The text with everything that a terminal would obey shown as escapes. Line breaks and tabs stay, as do the codes of
    /// this program: bold and dim text, which can hide nothing, and an erased line at the start.
    static func printable(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == escape || $0 == UInt8(ascii: "\r") }) else {
            return Printable.lines(text)
        }
        let start = [erasedLine, "\r"].first(where: text.hasPrefix) ?? ""
        var result = start
        var rest = text.dropFirst(start.count)
        while let start = rest.firstIndex(of: "\u{1B}") {
            let code = [bold, dim, plain].first(where: rest[start...].hasPrefix) ?? ""
            result += Printable.lines(String(rest[..<start])) + (code.isEmpty ? "\\u{1B}" : code)
            rest = rest[start...].dropFirst(max(code.count, 1))
        }
        return result + Printable.lines(String(rest))
    }

    private static let escape: UInt8 = 0x1B
}
