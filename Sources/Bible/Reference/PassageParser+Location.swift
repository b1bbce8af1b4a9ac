extension PassageParser {
    typealias Location = Passage.Location

    /// A book with its numbers, or numbers that belong to the book before.
    mutating func parseLocation() throws(PassageError) -> Location {
        if let match = nameMatch(at: at, foreign: false) { return try parseBook(match) }
        if book == nil, let match = nameMatch(at: at) { return try parseBook(match) }
        switch keyword(at: at) {
        case .chapter: return try parseChapter()
        case .verse: return try parseVerse()
        default: break
        }
        if current.kind == .number { return try parseNumbers() }
        if let match = nameMatch(at: at) { return try parseBook(match) }
        throw misplaced()
    }

    private func misplaced() -> PassageError {
        guard spans.isEmpty, current.kind == .word else { return unexpected() }
        return PassageError(.unknownBook(written(current)), at: Int(current.start))
    }

    /// Tries the books that a name may mean, and takes the first whose numbers exist.
    mutating func parseBook(_ match: NameMatch) throws(PassageError) -> Location {
        let start = at
        let name = match.name.preferring(accented: match.isAccented)
        var failure: PassageError?
        for place in 0..<name.count {
            at = match.end
            isSlug = false
            commaSeparatesVerse = name.commaSeparatesVerse && !hasColon
            do throws(PassageError) {
                return try parseNumbers(of: name[place], named: name, at: start)
            } catch {
                failure = failure ?? error
            }
        }
        throw failure ?? unexpected()
    }

    private var hasColon: Bool { tokens.contains { $0.kind == .colon } }

    private mutating func parseNumbers(
        of book: Book, named name: BookName, at start: Int
    ) throws(PassageError) -> Location {
        takeMarkAfterBook()
        if let place = verseNumber(at: at) {
            at = place + 1
            return try checked(Location(book, 1, value(at: place)), at: place)
        }
        takeChapterWord()
        guard current.kind == .number else {
            try checkAlone(book, name, from: start)
            return Location(book == .additionalPsalm ? .psalms : book, book == .additionalPsalm ? 151 : nil)
        }
        let place = at
        at += 1
        let chapter = value(at: place)
        if book == .psalms, chapter == 151, token(place).isGlued, tokens[place - 1].kind == .word {
            takeChapterOfPsalm151()
        }
        return try checked(location(book, chapter, takeVerse(.afterBook)), at: place)
    }

    /// A book and its numbers, where a single number after a book of one chapter is a verse.
    private func location(_ book: Book, _ chapter: Int, _ verse: Int?) -> Location {
        guard verse == nil, chapter != 1, versification.chapterCount(of: book) == 1 else {
            return Location(book, chapter, verse)
        }
        return Location(book, 1, chapter)
    }

    /// `Ps151.1.2` counts Psalm 151 as a book of one chapter.
    private mutating func takeChapterOfPsalm151() {
        if current.kind == .stop, current.isGlued, token(at + 1).kind == .number, value(at: at + 1) == 1 { at += 2 }
    }

    /// Refuses a book without numbers that may be an ordinary word.
    private func checkAlone(_ book: Book, _ name: BookName, from start: Int) throws(PassageError) {
        if name.standsAlone { return }
        let text = text[Int(tokens[start].start)..<Int(tokens[at - 1].end)]
        let written = String(decoding: text, as: UTF8.self)
        if written == book.osis || written == book.usfm { return }
        throw PassageError(.ordinaryWord(written), at: Int(tokens[start].start))
    }

    /// Passes over the mark between a book and its numbers.
    private mutating func takeMarkAfterBook() {
        if current.kind == .apostrophe, !token(at + 1).isGlued { at += 1 }
        let next = token(at + 1)
        let startsNumbers = next.kind == .number || keyword(at: at + 1) == .chapter || keyword(at: at + 1) == .verse
        guard startsNumbers else { return }
        switch current.kind {
        case .dash where current.isGlued && next.isGlued && numberedNameIsAbsent(at: at + 1):
            isSlug = true
            at += 1
        case .comma where numberedNameIsAbsent(at: at + 1):
            commaSeparatesVerse = !hasColon
            at += 1
        // `John :16` lacks its chapter.
        case .colon where !current.isGlued && next.isGlued: break
        case .stop, .slash, .colon:
            at += 1
        default: break
        }
    }

    func numberedNameIsAbsent(at place: Int) -> Bool { nameMatch(at: place, foreign: false) == nil }

    private mutating func takeChapterWord() {
        guard keyword(at: at) == .chapter, let place = number(afterWordAt: at) else { return }
        at = place
    }

    /// The place of the number after a word such as `chapter`.
    func number(afterWordAt place: Int) -> Int? {
        var next = place + 1
        if token(next).kind == .stop { next += 1 }
        if isSlug, token(next).kind == .dash { next += 1 }
        return token(next).kind == .number ? next : nil
    }

    /// The place of a verse number that a word such as `verse` announces; not of a chapter as in `verse 3:1`.
    func verseNumber(at place: Int) -> Int? {
        guard keyword(at: place) == .verse, let number = number(afterWordAt: place) else { return nil }
        return token(number + 1).kind == .colon && token(number + 2).kind == .number ? nil : number
    }

    func value(at place: Int) -> Int { Int(token(place).value) }

    /// Takes the verse behind a chapter number, with the mark that separates them.
    mutating func takeVerse(_ marks: VerseMarks) -> Int? {
        takeCounter()
        guard let place = placeOfVerse(marks) else { return nil }
        at = place + 1
        return value(at: place)
    }

    /// Passes over a counter behind its number: `3章16節`, `3장`.
    mutating func takeCounter() {
        guard current.isGlued, text[Int(current.start)..<Int(current.end)].first ?? 0 >= 0x80 else { return }
        if keyword(at: at) == .chapter || keyword(at: at) == .verse { at += 1 }
    }

    private func placeOfVerse(_ marks: VerseMarks) -> Int? {
        var next = at + 1
        switch current.kind {
        case .word: return verseNumber(at: at)
        case .number: return marks.contains(.space) && numberedNameIsAbsent(at: at) && !isChapter(at: at) ? at : nil
        case .comma where commaSeparatesVerse && marks.contains(.comma) && numberedNameIsAbsent(at: next): break
        case .comma: return verseNumber(at: next)
        case .dash where isSlug && marks.contains(.hyphen) && current.isGlued && numberedNameIsAbsent(at: next): break
        case .dash: return verseNumber(at: next)
        case .stop where !marks.contains(.looseStop) && (commaSeparatesVerse || !token(next).isGlued): return nil
        case .colon: next = afterCommas(next)
        case .stop, .slash, .apostrophe: break
        default: return nil
        }
        return token(next).kind == .number ? next : verseNumber(at: next)
    }
}

extension PassageParser {
    /// Whether a verse follows a number, so that it is none itself: the 4 of `John 1 4:8`.
    private func isChapter(at place: Int) -> Bool {
        token(place + 1).kind == .colon && token(place + 2).kind == .number
    }

    /// The place behind empty items: `15:, 10-20`.
    private func afterCommas(_ place: Int) -> Int {
        var next = place
        while token(next).kind == .comma { next += 1 }
        return next
    }

    /// `chapter 3` or `chapter 3:16` in the book before.
    mutating func parseChapter() throws(PassageError) -> Location {
        guard let place = number(afterWordAt: at) else { throw unexpected() }
        let book = try knownBook()
        at = place + 1
        return try checked(Location(book, value(at: place), takeVerse(.afterBook)), at: place)
    }

    /// `verse 16` in the chapter before.
    mutating func parseVerse() throws(PassageError) -> Location {
        guard let place = number(afterWordAt: at) else { throw unexpected() }
        let book = try knownBook()
        at = place + 1
        if verseNumber(at: place - 1) == nil, current.kind == .colon {
            return try checked(Location(book, value(at: place), takeVerse([])), at: place)
        }
        return try checked(Location(book, max(chapter, 1), value(at: place)), at: place)
    }

    /// `4:2`, or a bare number that is as precise as the item before it.
    mutating func parseNumbers() throws(PassageError) -> Location {
        let place = at
        let book = try knownBook()
        at += 1
        let number = value(at: place)
        if isChapterWithTitle { return try checked(Location(book, number), at: place) }
        if let verse = takeVerse(separator == .semicolon ? .comma : []) {
            return try checked(Location(book, number, verse), at: place)
        }
        if level == .verse { return try checked(Location(book, chapter, number), at: place) }
        return try checked(location(book, number, nil), at: place)
    }

    /// Whether a colon and the word `title` follow, so that the number before is a psalm: `4:2, 5: title`.
    private var isChapterWithTitle: Bool {
        var place = current.kind == .colon ? at + 1 : at
        while keyword(at: place) == .filler { place += 1 }
        return keyword(at: place) == .title && book == .psalms
    }

    func knownBook() throws(PassageError) -> Book {
        guard let book else { throw PassageError(.missingBook, at: Int(current.start)) }
        return book
    }

    /// The location, if the versification has it; Psalm 151 under its own name becomes a chapter of the Psalms.
    func checked(_ location: Location, at place: Int) throws(PassageError) -> Location {
        let offset = Int(token(place).start)
        var location = location
        if location.book == .additionalPsalm, location.chapter == 1 {
            location = Location(.psalms, 151, location.verse)
        }
        guard let chapter = location.chapter else { return location }
        guard let last = versification.verseCount(of: location.book, chapter: chapter) else {
            let count = versification.chapterCount(of: location.book)
            throw PassageError(.noSuchChapter(location.book, last: count), at: offset)
        }
        if let verse = location.verse, verse < 1 || verse > last {
            if isRangeEnd, cutsRanges, verse > last { return Location(location.book, chapter, last) }
            throw PassageError(.noSuchVerse(location.book, chapter: chapter, last: last), at: offset)
        }
        return location
    }
}
