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
