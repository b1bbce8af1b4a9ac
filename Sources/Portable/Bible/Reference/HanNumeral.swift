import Text

/// A number in Chinese characters, as chapters and verses are written in Chinese and Japanese: `三章十六节`, `一一九篇`, and
/// the chapter of `三16`.
struct HanNumeral {
    /// The number.
    let value: Int
    /// How many bytes it is written with.
    let length: Int
    /// Whether it is a chapter, with the number of the verse right behind it: `三16`.
    let isBeforeVerse: Bool

    /// The number at an index of a text, if it is that of a chapter or verse: a character such as `章` comes behind it, or a
    /// verse, or its word ends with it and begins with it or with such a character. The `一` of `约翰一书` is part of a name.
    ///
    /// - Parameter start: where the word starts that the index is in.
    init?(in text: Span<UInt8>, at index: Int, wordAt start: Int) {
        guard let (value, end) = Self.number(in: text, at: index) else { return nil }
        let next = Self.character(in: text, at: end) ?? 0
        let last = index > start + 2 ? Self.character(in: text, at: index - 3) ?? 0 : 0
        let endsWord = !(0x3041...0x30FA).contains(next) && !(0x4E00...0x9FFF).contains(next)
        // `伊望第一` is the name of a book.
        let isWord = index == start && Self.character(in: text, at: index - 3) != Self.ordinalSign
        isBeforeVerse = Self.startsVerse(text, at: end, chapterAt: index)
        guard
            Self.isBesideNumbers(next) || isBeforeVerse || Self.startsRange(text, at: end)
                || endsWord && (isWord || Self.isBesideNumbers(last))
        else { return nil }
        self.value = value
        length = end - index
    }

    /// The length of the number behind a name that ends at an index, with the sign of an ordinal before it and a counter
    /// behind it: that of `三章` in `约翰福音三章` and of `三` in `约三16`; nil if there is none.
    static func length(endingName text: Span<UInt8>, at index: Int) -> Int? {
        guard index + 2 < text.count, text[index] >= 0xE3, text[index] <= 0xE9,
            let first = character(in: text, at: index)
        else { return nil }
        let start = first == ordinalSign ? index + 3 : index
        guard first == ordinalSign || isNumeral(first), let (_, end) = number(in: text, at: start) else { return nil }
        let next = character(in: text, at: end) ?? 0
        if isCounter(next) { return end + 3 - index }
        let isChapter =
            isBesideNumbers(next) || startsRange(text, at: end)
            || start == index && startsVerse(text, at: end, chapterAt: index)
        return isChapter ? end - index : nil
    }

    /// Whether a dash and another number with its counter follow a number: `五～七章`.
    private static func startsRange(_ text: Span<UInt8>, at end: Int) -> Bool {
        guard let dash = character(in: text, at: end), [0x2013, 0x301C, 0xFF5E].contains(dash),
            let (_, last) = number(in: text, at: end + 3)
        else { return false }
        return isCounter(in: text, at: last)
    }

    /// The number at an index, and where it ends.
    private static func number(in text: Span<UInt8>, at index: Int) -> (value: Int, end: Int)? {
        var digits: [UInt32] = []
        var end = index
        while let character = character(in: text, at: end), isNumeral(character), digits.count < 6 {
            digits.append(character)
            end += 3
        }
        guard !digits.isEmpty, let value = value(of: digits) else { return nil }
        return (value, end)
    }

    /// Whether a verse in digits starts right behind a chapter; the `一` of `约一3:16` and `手紙一3` is part of a name.
    private static func startsVerse(_ text: Span<UInt8>, at end: Int, chapterAt index: Int) -> Bool {
        var next = end
        while next < text.count, next < end + 4, text[next].isASCIIDigit { next += 1 }
        guard next > end, next < end + 4, let last = character(in: text, at: index - 3),
            (0x4E00...0x9FFF).contains(last), last != ordinalSign, last != letterSign
        else { return false }
        let colon =
            next < text.count && text[next] == UInt8(ascii: ":") ? 1 : character(in: text, at: next) == 0xFF1A ? 3 : 0
        return colon == 0 || next + colon >= text.count || !text[next + colon].isASCIIDigit
    }

    /// `第`, which makes a number an ordinal.
    private static let ordinalSign: UInt32 = 0x7B2C
    /// `紙`, the end of `手紙`: the number behind it is part of a name.
    private static let letterSign: UInt32 = 0x7D19

    /// Whether a character may be part of a number.
    static func isNumeral(_ character: UInt32) -> Bool {
        switch character {
        case 0x4E00, 0x4E03, 0x4E09, 0x4E5D, 0x4E8C, 0x4E94, 0x516B, 0x516D, 0x5341, 0x56DB, 0x767E, 0x96F6, 0x3007:
            true
        default: false
        }
    }

    /// Whether a character counts chapters or verses: `章`, `篇`, `編`, `节`, `節`.
    static func isCounter(in text: Span<UInt8>, at index: Int) -> Bool {
        character(in: text, at: index).map(isCounter) ?? false
    }

    /// Whether `節` or `节` stands at an index.
    static func isVerseCounter(in text: Span<UInt8>, at index: Int) -> Bool {
        let character = character(in: text, at: index)
        return character == 0x8282 || character == 0x7BC0
    }

    private static func isCounter(_ character: UInt32) -> Bool {
        [0x7AE0, 0x7BC7, 0x7DE8, 0x8282, 0x7BC0].contains(character)
    }

    /// A counter, or one of the words for "to": `至`, `到`.
    private static func isBesideNumbers(_ character: UInt32) -> Bool {
        isCounter(character) || character == 0x81F3 || character == 0x5230
    }

    /// The character of three bytes at an index; nil for shorter ones.
    private static func character(in text: Span<UInt8>, at index: Int) -> UInt32? {
        guard index >= 0, index + 2 < text.count, text[index] & 0xF0 == 0xE0 else { return nil }
        return UInt32(text[index] & 0xF) << 12 | UInt32(text[index + 1] & 0x3F) << 6 | UInt32(text[index + 2] & 0x3F)
    }

    /// `三`, `十六`, `一百一十九`, and digit by digit `一一九`.
    private static func value(of characters: [UInt32]) -> Int? {
        var (total, digit) = (0, 0)
        var isPositional = true
        for character in characters {
            switch character {
            case 0x767E, 0x5341:
                let unit = character == 0x767E ? 100 : 10
                // A digit comes before each unit, except before the ten of 10 to 19; the larger unit comes first.
                guard digit > 0 && digit < 10 || unit == 10 && total == 0, total == 0 || unit == 10 && total % 100 == 0
                else { return nil }
                total += max(digit, 1) * unit
                digit = 0
                isPositional = false
            default:
                guard let value = Self.digit(character), isPositional || digit == 0 else { return nil }
                digit = digit * 10 + value
            }
        }
        guard isPositional || digit < 10 else { return nil }
        return (1...200).contains(total + digit) ? total + digit : nil
    }

    private static func digit(_ character: UInt32) -> Int? {
        [0x96F6, 0x4E00, 0x4E8C, 0x4E09, 0x56DB, 0x4E94, 0x516D, 0x4E03, 0x516B, 0x4E5D].firstIndex(of: character)
            ?? (character == 0x3007 ? 0 : nil)
    }
}
