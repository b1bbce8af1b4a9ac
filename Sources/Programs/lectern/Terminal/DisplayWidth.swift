extension Unicode.Scalar {
    /// The number of character cells of a terminal: 2 for East Asian wide characters (UAX #11) and emoji, 0 for
    /// combining and invisible characters.
    fileprivate var displayWidth: Int {
        if value < 0x300 { return value == 0xAD ? 0 : 1 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return isWide || properties.isEmojiPresentation ? 2 : 1
        }
    }

    /// Whether the property East_Asian_Width is W or F, by blocks.
    private var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18AFF, 0x1B000...0x1B2FF,
            0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

extension Character {
    /// The number of cells. Of a sequence, as a Korean syllable in jamo or a family of emoji, the widest part counts;
    /// U+FE0F asks for the wide form of an emoji.
    fileprivate var displayWidth: Int {
        let widest = unicodeScalars.lazy.map(\.displayWidth).max() ?? 0
        return widest == 1 && unicodeScalars.contains("\u{FE0F}") ? 2 : widest
    }
}

extension String {
    /// The number of character cells that the text takes on a terminal.
    var displayWidth: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.displayWidth } }

    /// The start of the text that fits into a number of cells.
    func prefix(columns: Int) -> Substring {
        var rest = columns
        return prefix { character in
            rest -= character.displayWidth
            return rest >= 0
        }
    }

    /// The text, cut to a number of cells; an ellipsis is the last one if it is longer.
    func fitted(columns: Int) -> String {
        displayWidth <= columns ? self : columns < 1 ? "" : prefix(columns: columns - 1) + "\u{2026}"
    }

    /// The text in lines of at most a number of cells, broken at spaces where there are any.
    func wrapped(columns: Int) -> [String] {
        var lines: [String] = []
        var rest = self[...]
        while String(rest).displayWidth > columns {
            let line = String(rest).prefix(columns: columns)
            let isWord = rest.dropFirst(line.count).first != " "
            let space = isWord ? line.lastIndex(of: " ") : nil
            let part = space.map { line[..<$0] } ?? line
            guard !part.isEmpty else { break }
            lines.append(String(part))
            rest = rest.dropFirst(part.count).drop { $0 == " " }
        }
        return lines + [String(rest)]
    }

    /// The text, followed by spaces up to a number of cells.
    func padded(columns: Int) -> String { self + String(repeating: " ", count: max(0, columns - displayWidth)) }
}
