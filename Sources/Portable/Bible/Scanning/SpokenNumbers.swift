import Text

/// A chapter and its verses with words at their numbers: `chapter 13, verses 4 through 7`, `3. kapitola 16. verš`,
/// `13장 4절부터 7절까지`.
///
/// What the words are comes from the tables of the language: those for chapters and verses, for the start and the end of a
/// range, those that make the number before them an ordinal, and its frequent words, which may come between.
struct SpokenNumbers {
    /// A number and the index after it.
    typealias Number = (value: Int, token: Int, end: Int)

    /// The chapter.
    private(set) var chapter: Number
    /// The index of the word for the chapter; nil if it has none: `Lukas 15, Verse 11 bis 32`.
    private(set) var chapterWord: Int?
    /// The first verse and the last one.
    private(set) var verses: (first: Number, last: Number?)?
    /// Whether the range of verses cannot be read as anything else.
    private(set) var isFirmRange = false
    /// Whether words come between the name and the chapter.
    private(set) var hasLinks = false
    /// Whether the chapter comes before its word: `3. kapitola`.
    private(set) var isNumberFirst = false
    /// The index after all of it.
    private(set) var end: Int

    /// Reads the numbers after a name; nil if none of them has a word.
    init?(after name: Int, in reader: SpokenReader) {
        var start = name
        if reader.isStopOfAbbreviation(start) { start += 1 }
        let (index, links) = reader.afterLinks(start, atMost: 3)
        if let found = reader.chapter(at: index) {
            (chapter, chapterWord, end) = (found.number, found.word, found.end)
            isNumberFirst = found.number.token < found.word
            hasLinks = links > 0
        } else if let number = reader.digits(at: start) {
            (chapter, end) = (number, number.end)
        } else {
            return nil
        }
        let before = (isNumberFirst && reader.kind(end) == .stop && reader.token(end).isGlued) ? end + 1 : end
        if let found = reader.verses(at: before, afterNumberFirst: isNumberFirst) {
            (verses, isFirmRange, end) = ((found.first, found.last), found.isFirm, found.end)
        }
        guard chapterWord != nil || verses != nil && !reader.endsName(start) else { return nil }
    }

    /// The verses after a chapter that comes before the name: `a 23. zsoltár 4. verse`.
    init?(chapter: Number, versesAfter name: Int, in reader: SpokenReader) {
        guard let found = reader.verses(at: name, afterNumberFirst: false) else { return nil }
        self.chapter = chapter
        (verses, isFirmRange, end) = ((found.first, found.last), found.isFirm, found.end)
    }
}

/// Reads numbers with words among the tokens of a running text.
struct SpokenReader {
    let source: TokenizedText
    let language: ScanLanguage

    func token(_ index: Int) -> Token { source.token(index) }
    func kind(_ index: Int) -> Token.Kind { source.token(index).kind }
    private func keyword(_ index: Int) -> Keyword? { source.keyword(at: index) }

    /// The number in digits at an index.
    func digits(at index: Int) -> SpokenNumbers.Number? {
        guard kind(index) == .number, token(index).value > 0, token(index).value <= 200 else { return nil }
        return (source.value(at: index), index, index + 1)
    }

    /// Whether the token at an index is the stop of an abbreviated name: `Joh. Kap. 3`.
    func isStopOfAbbreviation(_ index: Int) -> Bool {
        kind(index) == .stop && token(index).isGlued && (kind(index + 1) == .number || isChapterWord(index + 1))
    }

    /// Whether the number at an index belongs to the name of the next book: `John 3 John 4`.
    func endsName(_ index: Int) -> Bool { !source.numberedNameIsAbsent(at: index) }

    /// The index after a comma and frequent words such as articles and prepositions, and the number of words.
    func afterLinks(_ index: Int, atMost count: Int) -> (index: Int, words: Int) {
        var next = kind(index) == .comma ? index + 1 : index
        var words = 0
        while words < count, isLink(next) {
            (next, words) = (next + 1, words + 1)
            if kind(next) == .comma { next += 1 }
        }
        return (next, words)
    }

    private func isLink(_ index: Int) -> Bool {
        guard kind(index) == .word, keyword(index) != .and, keyword(index) != .chapter, keyword(index) != .verse,
            // `au chapitre 3`
            keyword(index) != .to || token(index).startsRange || token(index - 1).startsRange
                || [.chapter, .verse].contains(keyword(index + 1))
        else { return false }
        let roles = language.words[source.foldedWord(index)]
        return token(index).startsRange || roles.contains(.writing)
            || roles.contains(.frequent) && !roles.contains(.conjunction)
    }

    /// The chapter at an index, with the word before or after it.
    func chapter(at index: Int) -> (number: SpokenNumbers.Number, word: Int, end: Int)? {
        if isChapterWord(index) {
            guard let number = digits(at: afterWord(index)) else { return nil }
            return (number, index, number.end)
        }
        guard let (number, isOrdinal) = ordinal(at: index), isChapterWord(number.end),
            isOrdinal || makesOrdinal(number.end) || isPair(number.end)
        else { return nil }
        // `Psalm 119 chapter 3`
        if kind(number.end + 1) == .number, verses(at: number.end + 1, afterNumberFirst: true) == nil { return nil }
        return (number, number.end, number.end + 1)
    }

    /// The index after a word such as `chapter` and its stop, or the word that joins it to its number: `sura ya 11`.
    private func afterWord(_ index: Int) -> Int {
        kind(index + 1) == .stop || keyword(index + 1) == .filler && kind(index + 2) == .number ? index + 2 : index + 1
    }

    /// Whether a word counts chapters: `chapter`, `篇`, which may be the word for the title of a psalm too.
    private func isChapterWord(_ index: Int) -> Bool {
        keyword(index) == .chapter || keyword(index) == .title && token(index).isNumbered
    }

    /// Whether the word for a chapter at an index comes between its number and that of a verse, which has its word too:
    /// `3 глава 16 стих`.
    private func isPair(_ index: Int) -> Bool { kind(index + 1) == .number && keyword(index + 2) == .verse }

    /// The number at an index, and whether it is an ordinal: `3.`, `3rd`, `third`.
    private func ordinal(at index: Int) -> (number: SpokenNumbers.Number, isOrdinal: Bool)? {
        if let number = digits(at: index) {
            let next = number.end
            if kind(next) == .stop, token(next).isGlued, isOrdinalStop(next) {
                return ((number.value, index, next + 1), true)
            }
            let sign = kind(next) == .dash && token(next).isGlued ? next + 1 : next
            if token(sign).isGlued, source.ordinal(at: sign) == .sign, keyword(sign + 1) != nil {
                return ((number.value, index, sign + 1), true)
            }
            return (number, false)
        }
        guard kind(index) == .word, token(index).foldedRange.count > 3 else { return nil }
        if let digit = source.ordinal(at: index)?.digit, !language.numberWords.isNumber(at: index - 1, of: source) {
            return ((Int(digit - UInt8(ascii: "0")), index, index + 1), true)
        }
        // Most words after a name are no numbers, so that the table is not needed.
        guard (index + 1...index + 3).contains(where: { keyword($0) == .chapter || keyword($0) == .verse }) else {
            return nil
        }
        return language.numberWords.ordinal(at: index, of: source).map { (($0.value, index, $0.end), true) }
    }

    /// Whether the stop after a number makes it an ordinal: no sentence starts after it.
    private func isOrdinalStop(_ index: Int) -> Bool {
        kind(index + 1) == .word && !token(index + 1).isGlued
            && (!source.isCapitalized(index + 1) || language.code == "de" && keyword(index + 1) != nil)
            && !source.crossesLine(index + 1)
    }

    /// Whether the word at an index makes the number before it an ordinal: `3 глава`, `3章`.
    private func makesOrdinal(_ index: Int) -> Bool {
        token(index).isNumbered || token(index).isGlued && source.firstByte(index) >= 0xE3
    }

    /// The verses at an index or after words that may come before them.
    ///
    /// - Parameter afterNumberFirst: whether they come after a chapter with its number before its word.
    func verses(
        at start: Int, afterNumberFirst: Bool
    ) -> (first: SpokenNumbers.Number, last: SpokenNumbers.Number?, isFirm: Bool, end: Int)? {
        let (index, links) = afterLinks(start, atMost: 3)
        let startsRange = links > 0 && startsRange(before: index)
        return keyword(index) == .verse
            ? versesAfterWord(at: index, startsRange: startsRange)
            : versesBeforeWord(at: index, startsRange: startsRange, isPaired: afterNumberFirst && index == start)
    }

    private func startsRange(before index: Int) -> Bool {
        // `de la 15`
        token(index - 1).startsRange
            || (kind(index - 1) == .comma || keyword(index - 1) == .to) && token(index - 2).startsRange
    }

    private typealias Verses = (first: SpokenNumbers.Number, last: SpokenNumbers.Number?, isFirm: Bool, end: Int)

    /// `verses 4 through 7`, `versetti da 1 a 12`, `jakeesta 4 jakeeseen 7`.
    ///
    /// - Parameter startsRange: whether a word that starts a range was read: `from`, `4절부터`.
    private func versesAfterWord(at word: Int, startsRange: Bool) -> Verses? {
        var startsRange = startsRange || token(word).startsRange
        let next = afterWord(word)
        let (index, links) = afterLinks(next, atMost: 2)
        guard kind(next) != .comma, let first = digits(at: index), !isChapterWithVerse(index) else { return nil }
        if links > 0 {
            guard self.startsRange(before: index) else { return nil }
            startsRange = true
        }
        guard let last = end(of: first, startsRange) else { return (first, nil, false, first.end) }
        return (first, last.number, startsRange, last.end)
    }

    /// `16. verš`, `11-32 стихи`, `4절부터 7절까지`.
    private func versesBeforeWord(at index: Int, startsRange: Bool, isPaired: Bool) -> Verses? {
        guard let (first, isOrdinal) = ordinal(at: index) else { return nil }
        var end = first.end
        if keyword(end) == .verse {
            guard isOrdinal || makesOrdinal(end) || isPaired else { return nil }
            let startsRange = startsRange || token(end).startsRange
            end += 1
            if let last = self.end(of: (first.value, first.token, end), startsRange) {
                return (first, last.number, startsRange, last.end)
            }
            // `Psalm 119 verse 3`
            guard kind(end) != .number else { return nil }
            return (first, nil, false, end)
        }
        guard let last = self.end(of: first, startsRange), last.hasWord,
            isOrdinal || startsRange || isPaired || last.isOrdinal
        else { return nil }
        return (first, last.number, true, last.end)
    }

    private func isChapterWithVerse(_ index: Int) -> Bool {
        kind(index + 1) == .colon && kind(index + 2) == .number
    }

    /// The end of a range: the last verse after a dash or a word, with its own word before or after it.
    private func end(
        of first: SpokenNumbers.Number, _ startsRange: Bool
    ) -> (number: SpokenNumbers.Number, end: Int, hasWord: Bool, isOrdinal: Bool)? {
        var next = first.end
        if kind(next) == .stop, token(next).isGlued, keyword(next + 1) == .to { next += 1 }
        let isMark = kind(next) == .dash || keyword(next) == .to
        if isMark { next += 1 }
        guard isMark || startsRange else { return nil }
        var words = 0
        // `tot en met 7`
        while words < 2, kind(next) == .word, keyword(next) != .verse, keyword(next) != .end,
            language.words[source.foldedWord(next)].contains(.frequent)
        {
            (next, words) = (next + 1, words + 1)
        }
        // `to the end of the chapter`
        if keyword(next) == .end { return ((first.value, next, next + 1), next + 1, false, false) }
        let hasWordBefore = keyword(next) == .verse
        if hasWordBefore { next = kind(next + 1) == .stop ? next + 2 : next + 1 }
        guard let (number, isOrdinal) = ordinal(at: next), number.value > first.value, !isChapterWithVerse(next),
            // `1節から2章3節まで`
            !endsName(next), !source.isChapterCounter(number.end)
        else { return nil }
        let isCounter = token(number.end).isGlued && source.firstByte(number.end) >= 0xE3
        let hasWord =
            keyword(number.end) == .verse && (kind(number.end + 1) != .number || hasWordBefore || isCounter)
        guard isMark || hasWord || hasWordBefore else { return nil }
        let end = hasWord ? number.end + 1 : isOrdinal && kind(number.end - 1) == .stop ? number.end - 1 : number.end
        return (number, end, hasWord, hasWord && (isOrdinal || makesOrdinal(number.end)))
    }
}

extension TokenizedText {
    /// Writes spoken numbers after a name as `3:16-18`.
    mutating func write(_ numbers: SpokenNumbers, from name: Int) {
        var written = [number(numbers.chapter)]
        if let (first, last) = numbers.verses {
            written += [mark(.colon, before: first.token, isGlued: true), number(first, isGlued: true)]
            if let last {
                written += [
                    mark(.dash, before: last.token, isGlued: numbers.isFirmRange),
                    number(last, isGlued: numbers.isFirmRange),
                ]
            }
        }
        written[written.count - 1].end = Int16(endWithoutParticle(numbers.end - 1))
        tokens.replaceSubrange(name..<numbers.end, with: written)
    }

    private func number(_ number: SpokenNumbers.Number, isGlued: Bool = false) -> Token {
        var token = token(number.token)
        if token.keyword == .end { return token }
        token.kind = .number
        (token.keyword, token.ordinal, token.startsRange) = (nil, nil, false)
        token.value = Int16(number.value)
        token.isGlued = isGlued
        return token
    }

    private func mark(_ kind: Token.Kind, before index: Int, isGlued: Bool) -> Token {
        Token(kind: kind, isGlued: isGlued, start: token(index - 1).start, end: token(index).start)
    }
}
