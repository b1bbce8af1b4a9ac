import Glibc
import LinkEngine
import NativeEngine
import Text

/// How text for people is laid out.
struct Terminal: Equatable {
    /// The size in character cells.
    var columns = 80
    var rows = 24
    /// Whether text may have colours and weights.
    var isColored = false

    /// The text, bold if the terminal has weights.
    func bold(_ text: String) -> String { isColored ? TerminalText.bold + text + TerminalText.plain : text }

    /// The text, dim if the terminal has weights.
    func dim(_ text: String) -> String { isColored ? Self.dimmed(text) : text }

    /// The text between the codes for dim text.
    static func dimmed(_ text: String) -> String { TerminalText.dim + text + TerminalText.plain }
}

/// When text is coloured, `--color`.
enum ColorChoice: String, CaseIterable {
    /// On a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`.
    case auto
    case always
    case never

    /// Whether to colour an output.
    ///
    /// - Parameter environment: looks up a variable. `NO_COLOR` counts unless it is empty (https://no-color.org).
    func isColored(isTerminal: Bool, _ environment: (String) -> String?) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: isTerminal && environment("NO_COLOR") ?? "" == "" && environment("TERM") != "dumb"
        }
    }
}

extension Output {
    /// The terminal that the output is; nil for a file or a pipe.
    var terminal: Terminal? {
        guard isTerminal else { return nil }
        var size = winsize()
        let isKnown = unsafe ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0
        return Terminal(size: isKnown ? size : winsize(), isColored: isColored, environment: Installation.environment)
    }

    var isColored: Bool { Self.color.isColored(isTerminal: isTerminal, Installation.environment) }
}

extension Terminal {
    /// A terminal of the size that `COLUMNS` and `LINES` say, else of that of its window.
    init(size: winsize, isColored: Bool, environment: (String) -> String?) {
        func count(_ variable: String, _ measured: UInt16, _ standard: Int) -> Int {
            if let count = environment(variable).flatMap({ Int($0) }), count > 0 { return count }
            return measured > 0 ? Int(measured) : standard
        }
        self.init(
            columns: count("COLUMNS", size.ws_col, 80), rows: count("LINES", size.ws_row, 24), isColored: isColored)
    }
}

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
