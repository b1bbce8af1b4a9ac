import Text

/// Where the sentences of a running text end.
enum Sentence {
    /// Whether a sentence, a paragraph or an item of a list ends in a range.
    static func ends(in bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        range.contains { index in
            switch bytes[index] {
            case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): isEnd(bytes, at: index)
            case 0x0A: startsBlock(bytes, at: index + 1)
            case 0xE3: index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0x82
            case 0xEF: index + 2 < bytes.count && bytes[index + 1] == 0xBF && bytes[index + 2] == 0xBC
            default: false
            }
        }
    }

    /// Whether a paragraph ends in a range.
    static func endsParagraph(in bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        range.dropLast().contains { bytes[$0] == 0x0A && bytes[$0 + 1] == 0x0A }
    }

    /// The end of the paragraph or of the cell of a table, at the latest an offset.
    static func paragraphEnd(of bytes: Span<UInt8>, from start: Int, limit: Int) -> Int {
        var index = start
        while index < limit {
            if bytes[index] == 0x0A, startsBlock(bytes, at: index + 1) { return index }
            if bytes[index] == 0xEF, index + 2 < bytes.count, bytes[index + 1] == 0xBF, bytes[index + 2] == 0xBC {
                return index
            }
            index += 1
        }
        return limit
    }

    /// Whether a stop ends a sentence: closing marks, a space and a capital or a digit come after it, and no abbreviation
    /// before it.
    private static func isEnd(_ bytes: Span<UInt8>, at stop: Int) -> Bool {
        var index = stop + 1
        while index < bytes.count, isClosing(bytes[index]) { index += 1 }
        guard index < bytes.count else { return true }
        guard bytes[index].isASCIISpace else { return false }
        while index < bytes.count, bytes[index].isASCIISpace || isOpening(bytes[index]) { index += 1 }
        guard index < bytes.count else { return true }
        if bytes[index] & 0xE0 == 0x60, bytes[index].isASCIILetter { return false }
        return !isAbbreviation(bytes, before: stop)
    }

    private static func isAbbreviation(_ bytes: Span<UInt8>, before stop: Int) -> Bool {
        guard bytes[stop] == UInt8(ascii: ".") else { return false }
        var start = stop
        while start > 0, bytes[start - 1].isASCIILetter { start -= 1 }
        guard stop - start > 0, stop - start <= 4 else { return false }
        if stop - start == 1 { return true }
        let word = (start..<stop).map { bytes[$0] | 0x20 }
        return abbreviations.contains(word)
    }

    private static let abbreviations: Set<[UInt8]> = Set(
        "cf cfr cp eg ie bijv bzw resp evtl vs vv ver vgl ch chap cap kap pp op st mr mrs ms dr rev fr bp no vol esp viz ibid lit gr heb"
            .split(separator: " ").map { Array($0.utf8) })

    private static func isClosing(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "*"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private static func isOpening(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "*"), UInt8(ascii: "_"): true
        default: false
        }
    }

    /// Whether a line starts a paragraph, a heading, an item of a list or a row of a table.
    private static func startsBlock(_ bytes: Span<UInt8>, at start: Int) -> Bool {
        var index = start
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0D { index += 1 }
        guard index < bytes.count else { return false }
        switch bytes[index] {
        case 0x0A, UInt8(ascii: "#"), UInt8(ascii: "|"): return true
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
            return index + 1 < bytes.count && bytes[index + 1] == 0x20
        default: return false
        }
    }
}
