extension PassageParser {
    /// Reads what may follow a location: the end of a range, `ff`, the title of a psalm.
    mutating func parseSpan(from location: Location) throws(PassageError) -> Passage.Span {
        var start = location
        takeGrain()
        takeLetter()
        if let end = takeContinuation(of: start) { return Passage.Span(start, to: end) }
        takeTitle(of: &start)
        let end = position
        guard takeRangeMark() else { return Passage.Span(start) }
        let last = position
        do throws(PassageError) {
            return try parseRange(from: start)
        } catch {
            if options.isPrefix { position = end } else { try leaveOutZero(at: last, error) }
            return Passage.Span(start)
        }
    }

    private mutating func parseRange(from start: Location) throws(PassageError) -> Passage.Span {
        let index = position
        if let end = takeEnd(of: start) { return Passage.Span(start, to: end) }
        var span = try parseEnd(of: start)
        takeGrain()
        takeLetter()
        if let end = takeContinuation(of: span.end) { span.end = end }
        return try ordered(withTitle(span), at: index)
    }

    /// Skips the letter for a part of a verse: `16a`, `16a-b`.
    private mutating func takeLetter() {
        takeCounter()
        guard isLetter(at: position) else { return }
        if keyword(at: position) == .and, keyword(at: position + 1) == .following { return }
        position += 1
        if current.kind == .dash, current.isGlued, isLetter(at: position + 1) { position += 2 }
    }

    /// Skips the grain of an OSIS reference, which names a part of a verse or its words: `!a`, `@s[John]`.
    private mutating func takeGrain() {
        guard current.kind == .other, current.isGlued, token(position + 1).isGlued,
            [UInt8(ascii: "!"), UInt8(ascii: "@")].contains(firstByte(position))
        else { return }
        position += 1
        while current.isGlued, [.word, .number, .open, .close].contains(current.kind) { position += 1 }
    }

    /// Takes the word for the end of the chapter or of the book after the mark of a range: `16-end`, `16-ff`.
    private mutating func takeEnd(of start: Location) -> Location? {
        guard keyword(at: position) == .end || keyword(at: position) == .following else { return nil }
        position += 1
        return end(of: start)
    }

    /// Whether the token at an index is the letter for a part of a verse, without a space before it, or several in order:
    /// `16ab`.
    func isLetter(at index: Int) -> Bool {
        let token = token(index)
        guard token.kind == .word, token.isGlued, 1...5 ~= token.foldedRange.count else { return false }
        let letters = source.folded[token.foldedRange]
        guard let first = letters.first, let last = letters.last, first >= UInt8(ascii: "a"), last <= UInt8(ascii: "e"),
            zip(letters, letters.dropFirst()).allSatisfy({ $0 < $1 })
        else { return false }
        // `be`, `de` and `ad` are words.
        return letters.count != 2
            || last < UInt8(ascii: "e") && !(first == UInt8(ascii: "a") && last == UInt8(ascii: "d"))
    }

    /// Takes `ff` or `f`, and gives the end that it means.
    private mutating func takeContinuation(of start: Location) -> Location? {
        // The verses of a chapter: `Rev 22:ff`.
        if current.kind == .colon, start.verse == nil, keyword(at: position + 1) == .following {
            position += 2
            return start
        }
        guard current.kind == .word else { return nil }
        if let end = takeAbbreviatedContinuation(of: start) { return end }
        let index = keyword(at: position) == .and ? position + 1 : position
        switch keyword(at: index) ?? continuation(at: index, of: start) {
        case .following:
            position = index + 1
            if keyword(at: position) == .verse, verseNumber(at: position) == nil { position += 1 }
            return end(of: start)
        case .next:
            position = index + 1
            return successor(of: start)
        default: return nil
        }
    }

    /// The meaning of a letter or two right after a verse in any language: `19,18s.` in a text that does not tell its own.
    private func continuation(at index: Int, of start: Location) -> Keyword? {
        let word = token(index)
        guard options.prose != nil, start.verse != nil, word.isGlued, word.foldedRange.count <= 2 else { return nil }
        return LanguageTables.every.keywords.meaning(foldedWord(index))?.continuation
    }

    /// Takes a word for the following verses that has another meaning elsewhere, `8:38v`, or that is abbreviated as several
    /// words, `8:38 e.v.`
    private mutating func takeAbbreviatedContinuation(of start: Location) -> Location? {
        guard start.verse != nil else { return nil }
        if current.keyword == .verse, current.isGlued, let meaning = current.continuation,
            token(position + 1).kind != .number || !token(position + 1).isGlued
        {
            position += 1
            return meaning == .next ? successor(of: start) : end(of: start)
        }
        let word = token(position + 2)
        guard token(position + 1).kind == .stop, token(position + 1).isGlued, word.kind == .word, word.isGlued,
            source.tables.keywords.keyword(source.folded(current, through: word)) == .following
        else { return nil }
        position += 3
        return end(of: start)
    }

    /// The last verse of the chapter, or the last chapter of the book.
    private func end(of location: Location) -> Location {
        guard let chapter = location.chapter else { return location }
        let last = location.verse.flatMap { _ in versification.verseCount(of: location.book, chapter: chapter) }
        if let last { return Location(location.book, chapter, last) }
        return Location(location.book, max(chapter, versification.chapterCount(of: location.book)))
    }

    /// The next verse, or the next chapter.
    private func successor(of location: Location) -> Location {
        guard let chapter = location.chapter else { return location }
        let isLastChapter = chapter >= versification.chapterCount(of: location.book)
        guard let verse = location.verse else {
            return isLastChapter ? location : Location(location.book, chapter + 1)
        }
        if verse < versification.verseCount(of: location.book, chapter: chapter) ?? 0 {
            return Location(location.book, chapter, verse + 1)
        }
        return isLastChapter ? location : Location(location.book, chapter + 1, 1)
    }

    /// Takes the word for the title of a psalm, which counts as its first verse; elsewhere the word means nothing.
    private mutating func takeTitle(of location: inout Location) {
        var index = position
        switch current.kind {
        case .colon, .comma, .stop: index += 1
        case .word: break
        default: return
        }
        while keyword(at: index) == .filler { index += 1 }
        guard keyword(at: index) == .title else { return }
        // `詩篇 121 篇`
        let isCounter = index == position && current.isNumbered && source.firstByte(index - 2) >= 0xE3
        position = index + 1
        if isCounter { return }
        guard location.book == .psalms, location.verse == nil, location.chapter != nil else { return }
        location.verse = 1
        item.isTitle = true
    }

    private mutating func withTitle(_ span: Passage.Span) -> Passage.Span {
        var end = span.end
        takeTitle(of: &end)
        guard end != span.end else { return span }
        return Passage.Span(Location(span.start.book, span.start.chapter, 1), to: end)
    }

    /// Takes a dash, or a word such as `to`; whether there is one. The counter before the position may be the word: `1절부터 3절`.
    private mutating func takeRangeMark() -> Bool {
        if keyword(at: position) == .to {
            position += 1
            return true
        }
        if source.isCounter(position - 1), token(position - 1).startsRange, current.kind == .number {
            // `1장에서 3절`
            return keyword(at: position - 1) == .verse || source.isChapterCounter(position + 1)
        }
        guard current.kind == .dash, translationEnd(at: position + 1) == nil else { return false }
        while current.kind == .dash { position += 1 }
        return true
    }

    private mutating func parseEnd(of start: Location) throws(PassageError) -> Passage.Span {
        item.isRangeEnd = true
        defer { item.isRangeEnd = false }
        if let match = misspeltName() ?? nameMatch(at: position) {
            let isSlug = item.isSlug
            let end = try parseBook(match)
            // `Genesis 1-Genesis` has no end.
            guard end.chapter != nil || start.chapter == nil || end.book != start.book else { throw unexpected() }
            item.isSlug = isSlug
            return Passage.Span(start, to: end)
        }
        return try endInBook(of: start)
    }

    /// The range up to numbers in the book that it starts in.
    private mutating func endInBook(of start: Location) throws(PassageError) -> Passage.Span {
        context.book = start.book
        context.chapter = start.chapter ?? 0
        context.level = start.verse != nil ? .verse : .chapter
        switch keyword(at: position) {
        case .chapter: return try Passage.Span(start, to: parseChapter())
        case .verse: return try Passage.Span(start, to: parseVerse())
        default: break
        }
        guard current.kind == .number, start.chapter != nil else { throw unexpected() }
        let index = position
        position += 1
        if isBeforeVerseAgain(index, after: start) { return try bareEnd(of: start, at: index) }
        // `2章3節まで`
        let hasCounter = source.isChapterCounter(position)
        let marks: VerseMarks = hasCounter ? .space : isChapterAtRangeEnd(index, after: start) ? .comma : []
        if let verse = takeVerse(marks) {
            return try Passage.Span(start, to: checked(Location(start.book, value(at: index), verse), at: index))
        }
        if hasCounter { return try Passage.Span(start, to: checked(Location(start.book, value(at: index)), at: index)) }
        // All verses of a chapter: `Num 5:1-6:ff`.
        if current.kind == .colon, keyword(at: position + 1) == .following {
            position += 2
            return try Passage.Span(start, to: checked(Location(start.book, value(at: index)), at: index))
        }
        return try bareEnd(of: start, at: index)
    }

    /// Whether a verse ends a range, and another one comes after a comma: the 8 of `3:1-8, v. 16`.
    private func isBeforeVerseAgain(_ index: Int, after start: Location) -> Bool {
        guard let verse = start.verse else { return false }
        return current.kind == .comma && verseNumber(at: position + 1) != nil && value(at: index) > verse
    }

    /// Whether a number at the end of a range with a comma after it is a chapter: the 2 of `1,21-2,4`, but not the 16 of
    /// `5, 14-16, 18`, nor the 3 of `15, 1-3, 11-32`.
    private func isChapterAtRangeEnd(_ index: Int, after start: Location) -> Bool {
        guard context.commaSeparatesVerse else { return false }
        let next = token(position + 1)
        guard current.kind == .comma, next.kind == .number, let chapter = start.chapter, let verse = start.verse else {
            return true
        }
        let (number, last) = (value(at: index), value(at: position + 1))
        guard number > chapter || number == chapter && last > verse,
            versification.verseCount(of: start.book, chapter: number) != nil
        else { return false }
        return number <= verse || last <= number || next.isGlued || !token(index).isGlued
    }

    /// The range up to a bare number: a verse after a verse, else a chapter if the book has it, else a verse
    /// (`Hebrews 13-15`, `Jer 33-11a`).
    private mutating func bareEnd(of start: Location, at index: Int) throws(PassageError) -> Passage.Span {
        let number = value(at: index)
        guard let chapter = start.chapter else { throw unexpected() }
        if let verse = start.verse {
            try checkIsVerse(number, after: start, at: index)
            let end = Location(start.book, chapter, completed(number, after: verse))
            return try Passage.Span(start, to: checked(end, at: index))
        }
        if versification.chapterCount(of: start.book) == 1 {
            return try Passage.Span(
                Location(start.book, chapter, 1), to: checked(Location(start.book, chapter, number), at: index))
        }
        let end = Location(start.book, completed(number, after: chapter))
        let isNoChapter =
            number > chapter ? versification.verseCount(of: start.book, chapter: number) == nil : isLetter(at: position)
        if isNoChapter, number != chapter, number >= 1,
            number <= versification.verseCount(of: start.book, chapter: chapter) ?? 0
        {
            return Passage.Span(Location(start.book, chapter, number))
        }
        return try Passage.Span(start, to: checked(end, at: index))
    }

    /// The end of a range with its omitted digits: 124 in `123-24`.
    func completed(_ number: Int, after start: Int) -> Int {
        for power in [10, 100] where number < power && start >= power && number > start % power {
            return start - start % power + number
        }
        return number
    }

    /// The range with both ends of the same precision.
    ///
    /// A reversed range with an end in the deuterocanon becomes two items, because Bibles order those books
    /// differently; one whose ends both have a chapter and verse does where that may be corrected.
    ///
    /// - Throws: `PassageError` if another range is reversed.
    private mutating func ordered(_ span: Passage.Span, at index: Int) throws(PassageError) -> Passage.Span {
        let aligned = aligned(span)
        if aligned.start <= aligned.end { return aligned }
        guard span.start.chapter != nil, span.end.chapter != nil,
            !span.isInProtestantBooks || correctsReversed(span, endingAt: index)
        else {
            throw PassageError(.reversedRange, at: Int(token(index).start))
        }
        spans.append(Passage.Span(span.start))
        return Passage.Span(span.end)
    }

    /// Whether a reversed range may be read as its two ends, each a verse with its chapter: `Prov 31:30-31:1`.
    private mutating func correctsReversed(_ span: Passage.Span, endingAt index: Int) -> Bool {
        let hasOneChapter = versification.chapterCount(of: span.end.book) == 1
        guard options.allowed.contains(.missingItems), span.start.book == span.end.book, span.start.verse != nil,
            span.end.verse != nil, hasOneChapter || position - index >= 3
        else { return false }
        let first = token(Int(item.start))
        notes.corrections.append(
            Correction(written: written(first, token(position - 1)), reading: .ends, offset: Int(first.start)))
        return true
    }

    /// The span with both ends of the precision of the more precise one.
    private func aligned(_ span: Passage.Span) -> Passage.Span {
        var (start, end) = (span.start, span.end)
        if end.chapter != nil, start.chapter == nil { start.chapter = 1 }
        if start.chapter != nil, end.chapter == nil { end.chapter = versification.chapterCount(of: end.book) }
        if end.verse != nil, start.verse == nil { start.verse = 1 }
        if start.verse != nil, end.verse == nil, let chapter = end.chapter {
            end.verse = versification.verseCount(of: end.book, chapter: chapter)
        }
        return Passage.Span(start, to: end)
    }
}
