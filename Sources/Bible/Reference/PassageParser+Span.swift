extension PassageParser {
    /// What a location starts: the location alone, or a range.
    mutating func parseSpan(from location: Location) throws(PassageError) -> Passage.Span {
        var start = location
        takeLetter()
        if let end = takeContinuation(of: start) { return Passage.Span(start, to: end) }
        takeTitle(of: &start)
        guard takeRangeMark() else { return Passage.Span(start) }
        let place = at
        var span = try parseEnd(of: start)
        takeLetter()
        if let end = takeContinuation(of: span.end) { span.end = end }
        return try ordered(withTitle(span), at: place)
    }

    /// The letter of part of a verse: `16a`.
    private mutating func takeLetter() {
        takeCounter()
        guard isLetter(at: at) else { return }
        if keyword(at: at) == .and, keyword(at: at + 1) == .following { return }
        at += 1
        if current.kind == .dash, current.isGlued, isLetter(at: at + 1) { at += 2 }
    }

    /// Whether the letter of part of a verse stands at a place, right behind what is before it.
    private func isLetter(at place: Int) -> Bool {
        let token = token(place)
        guard token.kind == .word, token.isGlued, token.foldedEnd - token.foldedStart == 1 else { return false }
        let letter = folded[Int(token.foldedStart)]
        return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "e")
    }

    /// The end that `ff` or `f` means.
    private mutating func takeContinuation(of start: Location) -> Location? {
        guard current.kind == .word else { return nil }
        let place = keyword(at: at) == .and ? at + 1 : at
        switch keyword(at: place) {
        case .following:
            at = place + 1
            if keyword(at: at) == .verse, verseNumber(at: at) == nil { at += 1 }
            return end(of: start)
        case .next:
            at = place + 1
            return successor(of: start)
        default: return nil
        }
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

    /// The title of a psalm counts as its first verse; elsewhere the word means nothing.
    private mutating func takeTitle(of location: inout Location) {
        var place = at
        switch current.kind {
        case .colon, .comma, .stop: place += 1
        case .word: break
        default: return
        }
        while keyword(at: place) == .filler { place += 1 }
        guard keyword(at: place) == .title else { return }
        at = place + 1
        guard location.book == .psalms, location.verse == nil, location.chapter != nil else { return }
        location.verse = 1
        isTitle = true
    }

    private mutating func withTitle(_ span: Passage.Span) -> Passage.Span {
        var end = span.end
        takeTitle(of: &end)
        guard end != span.end else { return span }
        return Passage.Span(Location(span.start.book, span.start.chapter, 1), to: end)
    }

    /// A dash, or a word such as `to`.
    private mutating func takeRangeMark() -> Bool {
        if keyword(at: at) == .to {
            at += 1
            return true
        }
        guard current.kind == .dash, translationEnd(at: at + 1) == nil else { return false }
        while current.kind == .dash { at += 1 }
        return true
    }
}

extension PassageParser {
    private mutating func parseEnd(of start: Location) throws(PassageError) -> Passage.Span {
        isRangeEnd = true
        defer { isRangeEnd = false }
        if let match = nameMatch(at: at) {
            let isSlug = isSlug
            let end = try parseBook(match)
            self.isSlug = isSlug
            return Passage.Span(start, to: end)
        }
        book = start.book
        chapter = start.chapter ?? 0
        level = start.verse != nil ? .verse : .chapter
        switch keyword(at: at) {
        case .chapter: return try Passage.Span(start, to: parseChapter())
        case .verse: return try Passage.Span(start, to: parseVerse())
        default: break
        }
        guard current.kind == .number, start.chapter != nil else { throw unexpected() }
        let place = at
        at += 1
        if let verse = takeVerse(commaSeparatesVerse ? .comma : []) {
            return try Passage.Span(start, to: checked(Location(start.book, value(at: place), verse), at: place))
        }
        return try bareEnd(of: start, at: place)
    }

    /// The range up to a bare number: a verse after a verse, else a chapter if there is one, else a verse
    /// (`Hebrews 13-15`, `Jer 33-11a`).
    private func bareEnd(of start: Location, at place: Int) throws(PassageError) -> Passage.Span {
        let number = value(at: place)
        guard let chapter = start.chapter else { throw unexpected() }
        if let verse = start.verse {
            let end = Location(start.book, chapter, completed(number, after: verse))
            return try Passage.Span(start, to: checked(end, at: place))
        }
        if versification.chapterCount(of: start.book) == 1 {
            return try Passage.Span(
                Location(start.book, chapter, 1), to: checked(Location(start.book, chapter, number), at: place))
        }
        let end = Location(start.book, completed(number, after: chapter))
        let isNoChapter =
            number > chapter ? versification.verseCount(of: start.book, chapter: number) == nil : isLetter(at: at)
        if isNoChapter, number != chapter, number >= 1,
            number <= versification.verseCount(of: start.book, chapter: chapter) ?? 0
        {
            return Passage.Span(Location(start.book, chapter, number))
        }
        return try Passage.Span(start, to: checked(end, at: place))
    }

    /// `123-24` stands for 123 to 124.
    private func completed(_ number: Int, after start: Int) -> Int {
        for power in [10, 100] where number < power && start >= power && number > start % power {
            return start - start % power + number
        }
        return number
    }

    /// The range with both ends of the same precision, if it does not run backwards.
    ///
    /// Where one end is of the deuterocanon, whose place differs between Bibles, what runs backwards is two items.
    private mutating func ordered(_ span: Passage.Span, at place: Int) throws(PassageError) -> Passage.Span {
        let levelled = levelled(span)
        if levelled.start <= levelled.end { return levelled }
        guard span.start.chapter != nil, span.end.chapter != nil,
            [span.start, span.end].contains(where: {
                $0.book.isDeuterocanonical || $0.isAdditionalPsalm
            })
        else {
            throw PassageError(.reversedRange, at: Int(token(place).start))
        }
        spans.append(Passage.Span(span.start))
        return Passage.Span(span.end)
    }

    private func levelled(_ span: Passage.Span) -> Passage.Span {
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
