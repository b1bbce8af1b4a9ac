import Text

/// Numbers without a name before them.
extension ProseReader {
    /// Reads items whose book comes behind them: `chapter 3 of John`, `the third chapter of John`.
    func readBookLast(_ versification: Versification) -> ProseReading? {
        let start = start(bytesBefore: 48)
        var parser = parser(from: start, versification)
        var word = parser.tokenIndex(at: candidate.start - start)
        guard parser.keyword(at: word) == .chapter || parser.keyword(at: word) == .verse else { return nil }
        parser.source.readWrittenNumbers(from: word + 1, words: language.numberWords)
        if parser.token(word + 1).kind == .word, parser.keyword(at: word) == .chapter {
            guard putOrdinalBehind(&word, in: &parser) else { return nil }
        }
        parser.position = word
        guard (try? parser.parseBookLast()) == true, isBook(parser.position - 1..<parser.position, in: parser),
            parser.spans.first?.start.chapter != nil
        else { return nil }
        let item = ProseItem(spans: 0..<parser.spans.count, tokens: word..<parser.position, standsAlone: true)
        return reading(of: [item], in: parser, from: start)
    }

    /// Whether the words of a name are not those of an author or of a person: `chapter 5 of Mark's life`.
    func isBook(_ name: Range<Int>, in parser: borrowing PassageParser) -> Bool {
        guard parser.token(name.upperBound - 1).kind != .word || hasCapital(name, in: parser) else { return false }
        return switch parser.token(name.upperBound).kind {
        case .apostrophe: false
        case .word: !parser.isCapitalized(name.upperBound)
        default: true
        }
    }

    /// Whether a name starts with a capital, or its last word does: `Janova evangelia`.
    func hasCapital(_ name: Range<Int>, in parser: borrowing PassageParser) -> Bool {
        parser.isCapitalized(name.lowerBound) || parser.isCapitalized(name.upperBound - 1)
    }

    /// Reads `third chapter` as `chapter 3`: puts the number behind its word.
    private func putOrdinalBehind(_ word: inout Int, in parser: inout PassageParser) -> Bool {
        for index in max(0, word - NumberWords.maximumLength)..<word {
            guard let number = language.numberWords.ordinal(at: index, of: parser.source), number.end == word else {
                continue
            }
            var token = parser.token(index)
            token.kind = .number
            token.value = Int16(number.value)
            token.keyword = nil
            let keyword = parser.tokens[word]
            parser.source.tokens.replaceSubrange(index...word, with: [keyword, token])
            parser.source.tokens[index].start = token.start
            word = index
            return true
        }
        return false
    }

    /// Reads numbers that belong to the book named last in the same sentence: `verse 22`, `(4:14)`.
    func readInContext(_ versification: Versification) -> ProseReading? {
        guard let context, context.language === language, context.end <= candidate.start,
            context.end >= floor || floor == lastEnd,
            candidate.start - context.end <= Self.reach,
            style.isCitation || isInSentence(of: context)
        else { return nil }
        let start = start(bytesBefore: candidate.start - context.end)
        var parser = parser(from: start, versification == usual ? context.versification : versification)
        let index = parser.tokenIndex(at: candidate.start - start)
        guard !isOtherWorkNamed(before: index, in: parser, context) else { return nil }
        let isWord = candidate.kind != .numbers
        if isWord { parser.source.readWrittenNumbers(from: index + 1, words: language.numberWords) }
        parser.position = index
        if isWord, let first = writeVerses(before: index, context, in: &parser) {
            parser.position = first
        } else {
            let isMeant = isWord ? isWordInContext(index, parser, context) : areNumbersInContext(index, parser)
            guard isMeant else { return nil }
        }
        (parser.context.book, parser.context.chapter, parser.context.level) = (
            context.book, context.chapter, context.level
        )
        parser.context.commaSeparatesVerse = context.commaSeparatesVerse
        parser.context.separator = parser.context.commaSeparatesVerse ? .semicolon : .comma
        var reading = readList(in: &parser, from: start, isContext: true)
        reading?.completesChapter =
            isWord && context.level == .chapter && context.end == lastEnd && areLinks(from: 0, to: index, parser)
        return reading
    }

    /// Writes verses whose word comes behind them, `11〜32節`, `4절부터 7절까지`, `2. v.`, as `3:11-32`; the index of the first token.
    private func writeVerses(before word: Int, _ context: ScanContext, in parser: inout PassageParser) -> Int? {
        let isCounter = parser.token(word).isGlued && parser.firstByte(word) >= 0xE3
        guard context.chapter > 0, parser.keyword(at: word) == .verse,
            isCounter || parser.number(afterWordAt: word) == nil
        else { return nil }
        let reader = SpokenReader(source: parser.source, language: language)
        for first in Range(from: max(0, word - 6), to: word) where parser.token(first).kind == .number {
            // `13章、14章1節`
            let hasChapter = first > 1 && parser.keyword(at: first - 1) == .chapter
            let ofChapter = hasChapter ? reader.digits(at: first - 2) : nil
            let chapter = ofChapter ?? (value: context.chapter, token: first, end: first)
            let numbers = SpokenNumbers(chapter: chapter, versesAfter: first, in: reader)
            if let numbers, numbers.end > word {
                parser.source.write(numbers, from: chapter.token)
                return chapter.token
            }
        }
        return nil
    }

    /// Whether the candidate is in the sentence of a context, or is a word for verses near in the next one.
    private func isInSentence(of context: ScanContext) -> Bool {
        let between = Range(from: context.end, to: candidate.start)
        guard Sentence.ends(in: text.span, between) else { return true }
        return keyword == .verse && candidate.kind != .numbers && context.chapter > 0 && between.count <= Self.nearby
            && !Sentence.endsParagraph(in: text.span, between)
    }

    /// Whether at most a few frequent words stand between two tokens, or other small words behind a comma: `, beginning at`.
    private func areLinks(from start: Int, to end: Int, _ parser: borrowing PassageParser) -> Bool {
        let isAfterComma = parser.token(start).kind == .comma
        return end - start <= 4
            && Range(from: isAfterComma ? start + 1 : start, to: end).allSatisfy { index in
                let roles = roles(at: index, of: parser)
                return parser.token(index).kind == .word && !parser.isCapitalized(index)
                    && (isAfterComma || roles.contains(.frequent) || parser.token(index).startsRange)
                    && roles.isDisjoint(with: [.conjunction, .verb])
            }
    }

    private func isWordInContext(
        _ index: Int, _ parser: borrowing PassageParser, _ context: ScanContext
    ) -> Bool {
        guard let number = parser.number(afterWordAt: index), !isOfOtherWriting(index, of: parser) else { return false }
        switch parser.keyword(at: index) {
        case .verse:
            return context.chapter > 0
                && (parser.keyword(at: number + 1) != .filler
                    || !Sentence.ends(in: text.span, Range(from: context.end, to: candidate.start)))
        case .chapter:
            let next = parser.token(number + 1).kind
            return next != .colon && textBefore(candidate.start).kind != .stop
                && parser.keyword(at: number + 1) != .filler && !isTitleBetween(context.end, candidate.start)
        default: return false
        }
    }

    /// Whether a word for chapters or verses belongs to what is named before it: `Surah 3 verse 16`, `the Gita chapter 3`.
    private func isOfOtherWriting(_ index: Int, of parser: borrowing PassageParser) -> Bool {
        guard index > 0 else { return false }
        let word = parser.token(index - 1).kind == .number ? index - 2 : index - 1
        guard word >= 0, parser.token(word).kind == .word, !parser.source.crossesLine(index) else { return false }
        let roles = roles(at: word, of: parser)
        guard roles.isDisjoint(with: [.frequent, .lead, .conjunction, .writing]) else { return false }
        return word < index - 1 || parser.isCapitalized(word) && parser.nameMatch(at: word) == nil
    }

    /// Whether a title in quotes or in emphasis comes between two offsets, whose chapter it may be.
    private func isTitleBetween(_ start: Int, _ end: Int) -> Bool {
        text.slice(from: start, to: end).contains { byte in
            byte == UInt8(ascii: "_") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "\"") || byte == 0xE2
        }
    }

    /// Whether `5:1` may be a chapter and verse, and not a time, a score or a ratio.
    private func areNumbersInContext(_ index: Int, _ parser: borrowing PassageParser) -> Bool {
        let mark = parser.token(index + 1)
        guard mark.kind == .colon || mark.kind == .comma && parser.context.commaSeparatesVerse, mark.isGlued,
            parser.token(index + 2).kind == .number,
            parser.token(index + 2).isGlued || mark.kind == .comma && parser.token(index + 3).kind == .dash
        else { return false }
        // `Is 9:6`, where `Is` may be Isaiah.
        if index > 0, parser.isCapitalized(index - 1), parser.nameMatch(at: index - 1) != nil { return false }
        let verse = parser.token(index + 2)
        let after = parser.token(index + 3)
        if verse.end - verse.start == 2, parser.firstByte(index + 2) == UInt8(ascii: "0") { return false }
        if roles(at: index + 3, of: parser).contains(.time) { return false }
        if after.kind == .colon, parser.token(index + 4).kind == .number { return false }
        let before = textBefore(candidate.start)
        if mark.kind == .comma { return before.kind == .opening && isClosed(from: index + 3, in: parser) }
        // A dash that is not that of a range separates them from the reference.
        if index > 0, parser.token(index - 1).kind == .dash { return false }
        if before.kind == .stop { return isAbbreviationInReference(before: index, in: parser) }
        guard before.kind == .word else { return true }
        let roles = language.words[before.word[...]]
        if roles.contains(.amount) { return false }
        // In a script without capitals, any word may be the name of another book.
        return roles.contains(.frequent) || !before.isCapital && (before.word.first ?? 0 < 0xD6)
    }

    /// Whether only numbers, marks and words such as `and` or `cf.` come before the closing bracket: `(5,3-12.14; vgl. 6,9)`.
    private func isClosed(from index: Int, in parser: borrowing PassageParser) -> Bool {
        var next = index
        while isNumberOrMark(next, of: parser)
            || !roles(at: next, of: parser).isDisjoint(with: [.lead, .reference, .conjunction])
        {
            next += 1
        }
        return parser.token(next).kind == .close
    }

    /// Whether the stop before an index is one of `ff.`, `cf.` or `u.`, and not of `p. 12:3`.
    private func isAbbreviationInReference(before index: Int, in parser: borrowing PassageParser) -> Bool {
        guard index > 1, parser.token(index - 1).kind == .stop, parser.token(index - 2).kind == .word else {
            return true
        }
        return parser.keyword(at: index - 2) != nil
            || !roles(at: index - 2, of: parser).isDisjoint(with: [.lead, .reference, .conjunction])
    }

    /// Whether the name of another book stands between the context and a token.
    private func isOtherWorkNamed(
        before index: Int, in parser: borrowing PassageParser, _ context: ScanContext
    ) -> Bool {
        (0..<index).contains { index in
            let token = parser.token(index)
            guard token.kind == .word, token.end - token.start >= 4, let match = parser.nameMatch(at: index) else {
                return false
            }
            guard ProseNames.shared.demand(of: parser.foldedWord(index), match.name[0], in: language) < .verse else {
                return false
            }
            return match.name[0] != context.book && parser.isCapitalized(index)
        }
    }
}

/// What a number alone belongs to, in running text: the book named last, and its chapter.
struct ScanContext {
    var book: Book
    /// 0 if no chapter was named.
    var chapter: Int
    var level: PassageParser.Level
    /// Where the reference that named it ends.
    var end: Int
    var language: ScanLanguage
    var versification: Versification
    var commaSeparatesVerse: Bool
}
