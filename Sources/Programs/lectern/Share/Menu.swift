import AppLinks
import Glibc
import Text

/// A list of which one line is chosen with the keyboard: what keys do to it, and what it looks like.
struct Menu {
    enum Key: Equatable {
        case up
        case down
        case first
        case last
        case choose
        case cancel
        /// Nothing to us.
        case other
    }

    enum Outcome: Equatable {
        case open
        case chosen(Int)
        case cancelled
    }

    let lines: [String]
    private(set) var selection = 0

    init(lines: [String]) { self.lines = lines.map(Printable.line) }

    /// Lets a key have its effect. At the ends the selection stays where it is.
    mutating func press(_ key: Key) -> Outcome {
        switch key {
        case .up: selection = max(0, selection - 1)
        case .down: selection = min(lines.count - 1, selection + 1)
        case .first: selection = 0
        case .last: selection = lines.count - 1
        case .choose: return .chosen(selection)
        case .cancel: return .cancelled
        case .other: break
        }
        return .open
    }

    /// The lines as a window of this size shows them.
    func shown(rows: Int, columns: Int) -> [String] {
        let count = max(1, min(rows, lines.count))
        let start = min(max(0, selection - count / 2), lines.count - count)
        return (start..<start + count).map { index in
            String(((index == selection ? "> " : "  ") + lines[index]).prefix(columns: max(1, columns - 1)))
        }
    }

    /// The keys in what a terminal sends. A lone escape is the key Esc, since what belongs to it comes with it.
    static func keys(in bytes: [UInt8]) -> [Key] {
        var keys: [Key] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            guard byte == 0x1B, let next = rest.first, next == UInt8(ascii: "[") || next == UInt8(ascii: "O") else {
                keys.append(key(of: byte))
                continue
            }
            rest = rest.dropFirst()
            rest = rest.drop { (0x30...0x3F).contains($0) }
            keys.append(rest.popFirst().map(arrow) ?? .cancel)
        }
        return keys
    }

    private static func arrow(_ final: UInt8) -> Key {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "H"): .first
        case UInt8(ascii: "F"): .last
        default: .other
        }
    }

    private static func key(of byte: UInt8) -> Key {
        switch byte {
        case UInt8(ascii: "\r"), UInt8(ascii: "\n"): .choose
        case UInt8(ascii: "k"): .up
        case UInt8(ascii: "j"): .down
        // Esc, q, and what Ctrl-C and Ctrl-D send.
        case 0x1B, UInt8(ascii: "q"), 0x03, 0x04: .cancel
        default: .other
        }
    }
}

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
