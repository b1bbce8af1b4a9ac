import Text

/// Roman numerals, and numbers in words.
extension TokenizedText {
    /// Reads the Roman numerals after a name as numbers: `2 Tim. iii. 16`, `Ps. xiii. 2; xxxvi. 3`, `Matthew xvi`.
    ///
    /// - Parameter index: the index of the token after the name.
    mutating func readRomanNumerals(from index: Int, chapters: Int) {
        var next = token(index).kind == .stop || token(index).kind == .comma ? index + 1 : index
        if keyword(at: next) == .chapter, token(next).end - token(next).start > 1 {
            next = numeral(afterWordAt: next)
        }
        guard readRomanNumeral(at: next, isFirst: true, chapters: chapters) else { return }
        while let separator = nextSeparator(after: next) {
            next = separator + 1
            _ = readRomanNumeral(at: next, isFirst: false, chapters: chapters)
        }
    }

    private func numeral(afterWordAt index: Int) -> Int {
        token(index + 1).kind == .stop ? index + 2 : index + 1
    }

    /// Reads the Roman numeral at an index as a number, and the mark between it and its verse as a colon.
    private mutating func readRomanNumeral(at index: Int, isFirst: Bool, chapters: Int) -> Bool {
        let word = token(index)
        guard word.kind == .word, let value = RomanNumeral.value(bytes(word)),
            value <= chapters
        else {
            return false
        }
        let hasVerse = isMarkBeforeVerse(index + 1)
        let isCapital = firstByte(index).isASCIICapital
        // `I`, `v` and the like alone are words or letters; after the first item only a chapter with its verse counts.
        guard hasVerse || isFirst && (word.end - word.start > 1 || !isCapital && token(index + 1).kind == .stop) else {
            return false
        }
        tokens[index].kind = .number
        tokens[index].keyword = nil
        tokens[index].value = Int16(value)
        if hasVerse { tokens[index + 1].kind = .colon }
        return true
    }

    /// Whether the token at an index separates a chapter from its verse: `iii. 16`, `III, 16`, `iii: 16`.
    private func isMarkBeforeVerse(_ index: Int) -> Bool {
        switch token(index).kind {
        case .stop, .comma, .colon: token(index + 1).kind == .number && numberedNameIsAbsent(at: index + 1)
        default: false
        }
    }

    /// The index of the next mark between items, if only numbers and marks come before it.
    private func nextSeparator(after index: Int) -> Int? {
        var next = index + 1
        while true {
            switch token(next).kind {
            case .number, .dash, .colon, .stop: next += 1
            case .comma where token(next + 1).kind == .number: next += 1
            case .comma, .semicolon: return next
            case .word where keyword(at: next) == .and: return next
            default: return nil
            }
        }
    }

    /// Reads the numbers in words after `chapter` or `verse` as numbers: `verses three and four`, `chapter twenty-one`.
    mutating func readWrittenNumbers(from index: Int, words: NumberWords) {
        var next = index
        while token(next).kind == .word {
            if let number = words.number(at: next, of: self) {
                // `chapter one, two disciples`
                if token(next - 1).kind == .comma, token(number.end).kind == .word, keyword(at: number.end) == nil {
                    return
                }
                replaceWords(next..<number.end, by: number.value)
            } else if keyword(at: next) != .and && keyword(at: next) != .to && !token(next).startsRange {
                return
            }
            next += 1
            if token(next).kind == .comma { next += 1 }
        }
    }

    private mutating func replaceWords(_ range: Range<Int>, by value: Int) {
        tokens[range.lowerBound].kind = .number
        tokens[range.lowerBound].keyword = nil
        tokens[range.lowerBound].value = Int16(value)
        tokens[range.lowerBound].end = token(range.upperBound - 1).end
        tokens.removeSubrange(range.lowerBound + 1..<range.upperBound)
    }

    /// Reads `23. Psalm` as `Psalm 23`: puts the number before a name behind it, without what is between them.
    mutating func putNumberBehind(_ name: Range<Int>, number first: Int) {
        let words = Array(tokens.slice(from: name.lowerBound, to: name.upperBound))
        let (start, end) = (token(first).start, token(name.upperBound - 1).end)
        var number = token(first)
        number.end = end
        tokens.replaceSubrange(first..<name.upperBound, with: words + [number])
        tokens[first].start = start
    }

    /// Takes out a number in brackets between chapter and verse, the one of another versification: `Ps 47[48]:10`. Without
    /// a verse, `Ps 22 (23)`, it stays after the reference.
    ///
    /// - Returns: Whether the number in brackets is the next one, so that the other is that of the Vulgate.
    mutating func dropOtherNumbers(from index: Int, commaSeparatesVerse: Bool) -> Bool {
        var next = index
        var isVulgate = false
        while next + 3 < tokens.count {
            // `115(116B)`
            let close = token(next + 3).kind == .word && token(next + 3).foldedRange.count == 1 ? next + 4 : next + 3
            if token(next).kind == .number, token(next + 1).kind == .open, token(next + 2).kind == .number,
                token(close).kind == .close
            {
                isVulgate = isVulgate || value(at: next + 2) == value(at: next) + 1
                if token(close + 1).kind == .colon || commaSeparatesVerse && token(close + 1).kind == .comma {
                    tokens.removeSubrange(next + 1...close)
                }
            }
            next += 1
        }
        return isVulgate
    }

    /// Reads verses in brackets, which may be omitted when a text is read aloud, as items of the list: `2,(11-16)17-22`,
    /// `5,1-10(11-12)`.
    mutating func readOptionalVerses(from index: Int) {
        var (next, hasVerse) = (index, false)
        while true {
            switch token(next).kind {
            case .number, .dash, .stop, .ampersand: break
            case .colon, .comma: hasVerse = true
            case .semicolon: hasVerse = false
            case .word where token(next).isGlued && token(next).foldedRange.count <= 2: break
            case .open where hasVerse && token(next).isGlued:
                guard let close = endOfOptionalVerses(at: next) else { return }
                if token(close + 1).kind == .number, token(close + 1).isGlued {
                    tokens[close].kind = .ampersand
                } else {
                    tokens[close - 1].end = token(close).end
                    tokens.remove(at: close)
                }
                if token(next - 1).kind == .colon || token(next - 1).kind == .comma {
                    tokens.remove(at: next)
                } else {
                    tokens[next].kind = .ampersand
                }
            default: return
            }
            next += 1
        }
    }

    /// The index of the bracket that closes the one at an index, if only verses come between them, after those before it.
    private func endOfOptionalVerses(at open: Int) -> Int? {
        guard token(open + 1).kind == .number, token(open + 1).isGlued else { return nil }
        let last = token(open - 1).kind == .word ? open - 2 : open - 1
        if token(last).kind == .number, value(at: last) >= value(at: open + 1) { return nil }
        let close = (open + 2..<open + 10).first { token($0).kind == .close }
        guard let close,
            (open + 1..<close).allSatisfy({ index in
                [.number, .dash, .stop].contains(token(index).kind)
                    || token(index).kind == .word && token(index).isGlued && token(index).foldedRange.count <= 2
            })
        else { return nil }
        return close
    }

    /// Keeps the stops among the numbers from an index on from separating chapters and verses.
    mutating func readStopsAsLists(from index: Int) {
        var next = index
        while [.number, .dash, .colon, .stop, .comma, .semicolon].contains(token(next).kind) {
            let isGlued = token(next).isGlued && token(next + 1).isGlued
            if token(next).kind == .stop, isGlued, token(next + 1).kind == .number {
                tokens[next].kind = .ampersand
            }
            next += 1
        }
    }
}

/// Numbers in Greek letters.
extension TokenizedText {
    /// Reads the Greek letters with a mark behind a name as its chapter: `Λουκ. ιε΄ 11-32`, `Ματθ. ε΄, 3`.
    mutating func readGreekNumerals(from index: Int) {
        var chapter = token(index).kind == .stop ? index + 1 : index
        if keyword(at: chapter) == .chapter { chapter = token(chapter + 1).kind == .stop ? chapter + 2 : chapter + 1 }
        let mark = token(chapter + 1)
        guard token(chapter).kind == .word, mark.isGlued, mark.kind == .apostrophe || mark.kind == .other,
            let value = GreekNumeral.value(of: foldedWord(chapter))
        else { return }
        tokens[chapter].kind = .number
        tokens[chapter].keyword = nil
        tokens[chapter].value = Int16(value)
        tokens[chapter].end = mark.end
        let hasMark = [.comma, .colon, .stop].contains(token(chapter + 2).kind)
        if token(hasMark ? chapter + 3 : chapter + 2).kind == .number {
            if hasMark { tokens.remove(at: chapter + 2) }
            tokens[chapter + 1].kind = .colon
        } else {
            tokens.remove(at: chapter + 1)
        }
    }
}

/// A number in Greek letters: `ιε`, `στ`, `ρν`.
enum GreekNumeral {
    /// The number that a folded word is, up to 199; nil if it is a word.
    static func value(of word: ArraySlice<UInt8>) -> Int? {
        var rest = String(decoding: word, as: UTF8.self).unicodeScalars[...]
        guard (1...4).contains(rest.count) else { return nil }
        var value = 0
        if rest.first == "\u{3C1}" { (value, rest) = (100, rest.dropFirst()) }
        if let ten = rest.first.flatMap({ tens.firstIndex(of: $0) }) {
            (value, rest) = (value + ten * 10 + 10, rest.dropFirst())
        }
        // Six is written with two letters.
        if rest.count == 2, rest.first == "\u{3C3}", rest.last == "\u{3C4}" { return value + 6 }
        if let unit = rest.first.flatMap({ units.firstIndex(of: $0) }) {
            (value, rest) = (value + unit + 1, rest.dropFirst())
        }
        return rest.isEmpty && value > 0 ? value : nil
    }

    private static let units = Array("αβγδεϛζηθ".unicodeScalars)
    private static let tens = Array("ικλμνξοπϟ".unicodeScalars)
}

/// Numbers in Hebrew letters.
extension TokenizedText {
    /// Reads the Hebrew letters behind the name of a book as numbers: `בראשית א, ג–ה`, `תהלים פרק כ״ג`. A comma between a
    /// chapter and its verse becomes a colon.
    mutating func readHebrewNumerals(from position: Int) {
        var index = token(position).kind == .apostrophe ? position + 1 : position
        guard isHebrew(index) else { return }
        var isChapter = true
        while true {
            switch token(index).kind {
            case .word:
                switch keyword(at: index) {
                case .chapter: isChapter = true
                case .verse: isChapter = false
                case .to, .and: break
                default:
                    guard readHebrewNumeral(at: index) else { return }
                    if isChapter, token(index + 1).kind == .comma, startsNumber(index + 2) {
                        tokens[index + 1].kind = .colon
                    }
                    isChapter = false
                }
            case .semicolon: isChapter = true
            case .number, .comma, .dash, .colon, .stop, .open, .close: break
            default: return
            }
            index += 1
        }
    }

    /// Whether Hebrew letters at an index are numbers in running text, where they may be words too: after a word such as
    /// `פרק`, with the mark of a number, `כ״ג`, or as a chapter and verse, `א, ג`.
    func areHebrewNumerals(at index: Int) -> Bool {
        let number = keyword(at: index) == .chapter ? index + 1 : index
        guard isHebrew(number), HebrewNumeral.value(of: foldedWord(number)) != nil else { return false }
        let mark = token(number + 1).kind
        return number > index || mark == .apostrophe && token(number + 1).isGlued
            || (mark == .comma || mark == .colon) && startsNumber(number + 2)
            // Inside the word, in ASCII or as U+05F4.
            || bytes(token(number)).contains { $0 == UInt8(ascii: "\"") || $0 == 0xB4 }
    }

    /// Reads one word as a number, with the mark behind it that makes it one: `ג׳`.
    private mutating func readHebrewNumeral(at index: Int) -> Bool {
        guard isHebrew(index), let value = HebrewNumeral.value(of: foldedWord(index)),
            nameMatch(at: index) == nil
        else { return false }
        tokens[index].kind = .number
        tokens[index].value = Int16(value)
        tokens[index].keyword = nil
        if token(index + 1).kind == .apostrophe, token(index + 1).isGlued { tokens.remove(at: index + 1) }
        return true
    }

    private func startsNumber(_ index: Int) -> Bool {
        token(index).kind == .number
            || isHebrew(index) && HebrewNumeral.value(of: foldedWord(index)) != nil
    }

    private func isHebrew(_ index: Int) -> Bool {
        token(index).kind == .word && Script(lead: firstByte(index), next: 0) == .hebrew
    }
}

/// The numbers that a language writes in words: `three`, `third`, `twenty-one`.
struct NumberWords: Sendable {
    private let values: [FoldedKey: Int]
    private let ordinals: Set<FoldedKey>

    /// The words of a language by its code, after those of English.
    init(language: String) {
        var values: [FoldedKey: Int] = [:]
        var ordinals: Set<FoldedKey> = []
        var reader = TableReader("number-words.txt")
        while reader.nextLine() {
            guard let code = reader.nextString(), code == language || code == "en",
                let first = reader.nextString().flatMap({ Int($0) })
            else { continue }
            let step = first >= 20 && first % 10 == 0 ? 10 : 1
            for (index, field) in reader.remainingStrings().enumerated() {
                for (form, word) in field.split(separator: "/").enumerated() {
                    let key = FoldedKey(Array(String(word).folded.utf8)[...])
                    if values[key] == nil { values[key] = first + index * step }
                    if form > 0 { ordinals.insert(key) }
                }
            }
        }
        self.values = values
        self.ordinals = ordinals
    }

    /// The most tokens that a number has: `one hundred and twenty-first`.
    static let maximumLength = 6

    /// The ordinal below a thousand that the words from an index on form, `third`, and the index after it.
    func ordinal(at index: Int, of text: TokenizedText) -> (value: Int, end: Int)? {
        guard !isNumber(at: index - 1, of: text), let number = number(at: index, of: text) else { return nil }
        return ordinals.contains(FoldedKey(text.foldedWord(number.end - 1))) ? number : nil
    }

    /// The number below a thousand that the words from an index on form, and the index after it; nil if more words of a number
    /// follow, which this cannot read: `acht und zwanzig`, `tiga belas`.
    func number(at index: Int, of text: TokenizedText) -> (value: Int, end: Int)? {
        guard var number = numberBelowHundred(at: index, of: text) else { return nil }
        if number.value < 10, let hundred = value(at: number.end, of: text), hundred.value == 100 {
            number = (number.value * 100, hundred.end)
        }
        if number.value >= 100 {
            let next = text.keyword(at: number.end) == .and ? number.end + 1 : number.end
            if let rest = numberBelowHundred(at: next, of: text), rest.value < 100 {
                number = (number.value + rest.value, rest.end)
            }
        }
        let tens = text.keyword(at: number.end) == .and ? numberBelowHundred(at: number.end + 1, of: text)?.value : nil
        let isFollowedByTens = number.value < 10 && tens.map { $0 >= 20 && $0 % 10 == 0 } ?? false
        guard number.value < 1000, value(at: number.end, of: text) == nil, !isFollowedByTens else { return nil }
        return number
    }

    /// A word, or a word for tens and one for units; `hundred` and `thousand` are words too.
    private func numberBelowHundred(at index: Int, of text: TokenizedText) -> (value: Int, end: Int)? {
        guard let (value, end) = value(at: index, of: text) else { return nil }
        // `treinta y dos`
        let isJoined = text.token(end).kind == .dash || text.keyword(at: end) == .and
        let next = isJoined ? end + 1 : end
        guard (10..<100).contains(value), value % 10 == 0, let unit = self.value(at: next, of: text), unit.value < 10,
            // `décimo tercero`; but `ten three` is a chapter and a verse.
            value > 10 || ordinals.contains(FoldedKey(text.foldedWord(next)))
        else { return (value, end) }
        return (value + unit.value, unit.end)
    }

    /// Whether the word at an index is a number or a part of one: the first one of `on ikinci`.
    func isNumber(at index: Int, of text: TokenizedText) -> Bool { index >= 0 && value(at: index, of: text) != nil }

    /// The number that one word is, or two that the table writes as one: `enam belas`.
    private func value(at index: Int, of text: TokenizedText) -> (value: Int, end: Int)? {
        let (first, second) = (text.token(index), text.token(index + 1))
        guard first.kind == .word else { return nil }
        if second.kind == .word, let value = values[FoldedKey(text.folded(first, through: second))] {
            return (value, index + 2)
        }
        return values[FoldedKey(text.foldedWord(index))].map { ($0, index + 1) }
    }
}

/// Roman numerals up to 150, the number of the psalms.
enum RomanNumeral {
    /// Whether a letter may occur in one.
    static func isDigit(_ letter: UInt8) -> Bool { value(of: letter) != nil }

    /// The value of a numeral in letters of one case; nil if it is none, or not in its normal form.
    static func value(_ letters: ArraySlice<UInt8>) -> Int? {
        guard let first = letters.first, letters.count <= 8,
            letters.allSatisfy({ $0.isASCIICapital == first.isASCIICapital })
        else { return nil }
        var total = 0
        for (index, letter) in zip(letters.indices, letters) {
            guard let value = value(of: letter) else { return nil }
            let next = index + 1 < letters.endIndex ? self.value(of: letters[index + 1]) ?? 0 : 0
            total += value < next ? -value : value
        }
        guard total > 0, total <= 150, written(total).elementsEqual(letters.map { $0 | 0x20 }) else { return nil }
        return total
    }

    private static func value(of letter: UInt8) -> Int? {
        switch letter | 0x20 {
        case UInt8(ascii: "i"): 1
        case UInt8(ascii: "v"): 5
        case UInt8(ascii: "x"): 10
        case UInt8(ascii: "l"): 50
        case UInt8(ascii: "c"): 100
        default: nil
        }
    }

    private static func written(_ number: Int) -> [UInt8] {
        var rest = number
        var letters: [UInt8] = []
        let signs: [(Int, String)] = [
            (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
        ]
        for (value, sign) in signs {
            while rest >= value {
                letters += sign.utf8
                rest -= value
            }
        }
        return letters
    }
}

/// A number in Hebrew letters: `ג`, `י״ב`, `ט״ו`, `קי״ט`.
enum HebrewNumeral {
    /// The number that a folded word is, up to 199; nil if it is a word.
    static func value(of word: ArraySlice<UInt8>) -> Int? {
        var rest = String(decoding: word, as: UTF8.self).unicodeScalars[...]
        guard (1...3).contains(rest.count), let all = rest.first else { return nil }
        // 15 and 16 are not written with the letters of the name of God.
        var value = 0
        if all == "\u{5E7}" { (value, rest) = (100, rest.dropFirst()) }
        if rest.count == 2, rest.first == "\u{5D8}", let second = rest.last, second == "\u{5D5}" || second == "\u{5D6}"
        {
            return value + (second == "\u{5D5}" ? 15 : 16)
        }
        if let ten = rest.first.flatMap({ tens.firstIndex(of: $0) }) {
            (value, rest) = (value + ten * 10 + 10, rest.dropFirst())
        }
        if let unit = rest.first.flatMap({ units.firstIndex(of: $0) }) {
            guard value % 100 != 10 || unit != 4 && unit != 5 else { return nil }
            (value, rest) = (value + unit + 1, rest.dropFirst())
        }
        return rest.isEmpty ? value : nil
    }

    private static let units = Array("\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}\u{5D5}\u{5D6}\u{5D7}\u{5D8}".unicodeScalars)
    private static let tens = Array("\u{5D9}\u{5DB}\u{5DC}\u{5DE}\u{5E0}\u{5E1}\u{5E2}\u{5E4}\u{5E6}".unicodeScalars)
}
