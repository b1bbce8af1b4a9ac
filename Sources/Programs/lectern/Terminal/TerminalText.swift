import Text

/// Texts for a terminal, as they are written at last.
enum TerminalText {
    /// The text with everything that a terminal would obey shown as escapes. Line breaks and tabs stay, as do styles
    /// (`ESC [ 2 m`), the erasing of a line (`ESC [ K`), and a return at the start, which only this program prints: what
    /// comes from elsewhere was escaped when it was put into the text.
    static func printable(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == escape || $0 == UInt8(ascii: "\r") }) else {
            return Printable.lines(text)
        }
        let isRedrawn = text.hasPrefix("\r")
        var result = isRedrawn ? "\r" : ""
        var rest = text.dropFirst(isRedrawn ? 1 : 0)
        while let start = rest.firstIndex(of: "\u{1B}") {
            let sequence = sequence(rest[start...])
            result += Printable.lines(String(rest[..<start])) + (sequence.isEmpty ? "\\u{1B}" : sequence)
            rest = rest[rest.index(start, offsetBy: max(sequence.count, 1))...]
        }
        return result + Printable.lines(String(rest))
    }

    private static let escape: UInt8 = 0x1B

    /// The sequence of this program at the start of a text; empty if there is none.
    private static func sequence(_ text: Substring) -> Substring {
        guard text.hasPrefix("\u{1B}[") else { return "" }
        let digits = text.dropFirst(2).prefix { $0.isASCII && $0.isNumber || $0 == ";" }
        guard let final = text[digits.endIndex...].first, final == "m" || final == "K" else { return "" }
        return text[...digits.endIndex]
    }
}
