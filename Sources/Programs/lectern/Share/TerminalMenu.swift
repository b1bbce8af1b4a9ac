import AppLinks
import Glibc

/// Shows a menu on the terminal, and leaves the terminal as it was, whatever ends the menu.
public enum TerminalMenu {
    /// Whether standard input and output are a terminal.
    public static var isPossible: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    /// Lets a person choose a line with the arrow keys and Enter; nil where they want none.
    public static func choose(_ lines: [String]) -> Int? {
        guard !lines.isEmpty else { return nil }
        // Signals take effect when this goes, after the terminal was set back.
        let signals = BlockedSignals()
        var before = termios()
        guard unsafe tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
        var raw = before
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
        defer { unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &before) }
        var menu = Menu(lines: lines)
        let outcome = run(&menu, signals)
        guard case .chosen(let index) = outcome else { return nil }
        return index
    }

    private static func run(_ menu: inout Menu, _ signals: borrowing BlockedSignals) -> Menu.Outcome {
        var shown = draw(menu, over: 0)
        defer { write(erase(shown)) }
        while case .input = signals.wait(for: [STDIN_FILENO], until: .now + .seconds(3600)) {
            var bytes = [UInt8](repeating: 0, count: 256)
            let count = unsafe read(STDIN_FILENO, &bytes, bytes.count)
            guard count > 0 else { return .cancelled }
            for key in Menu.keys(in: Array(bytes[..<count])) {
                let outcome = menu.press(key)
                if outcome != .open { return outcome }
            }
            shown = draw(menu, over: shown)
        }
        return .cancelled
    }

    /// Draws the menu over the lines that it has, and says how many it has now.
    private static func draw(_ menu: Menu, over old: Int) -> Int {
        var size = winsize()
        let isKnown = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0 && size.ws_col > 0
        let lines = menu.shown(rows: isKnown ? Int(size.ws_row) : 24, columns: isKnown ? Int(size.ws_col) : 80)
        write(erase(old) + lines.joined(separator: "\n"))
        return lines.count
    }

    /// Goes back to the first line of the menu, which has no line break after its last one: that would scroll a screen
    /// that it fills.
    private static func erase(_ lines: Int) -> String {
        lines == 0 ? "" : (lines > 1 ? "\u{1B}[\(lines - 1)A" : "") + "\r\u{1B}[J"
    }

    private static func write(_ text: String) {
        var text = text
        text.withUTF8 { unsafe _ = Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    }
}
