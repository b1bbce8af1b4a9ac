import Text

/// A book with its numbers.
extension PassageParser {
    typealias Location = Passage.Location

    /// Reads a book with its numbers, or numbers that belong to the previous book.
    mutating func parseLocation() throws(PassageError) -> Location {
        if let match = misspeltName() { return try parseBook(match) }
        if let match = nameMatch(at: position, foreign: false) { return try parseBook(match) }
        if context.book == nil, let match = nameMatch(at: position) { return try parseBook(match) }
        switch keyword(at: position) {
        case .chapter: return try parseChapter()
        case .verse: return try parseVerse()
        default: break
        }
        if current.kind == .number { return try parseNumbers() }
        if let match = nameMatch(at: position) { return try parseBook(match) }
        throw misplaced()
    }

    private func misplaced() -> PassageError {
        guard spans.isEmpty, current.kind == .word else { return unexpected() }
        let books = booksWithoutNumber
        return PassageError(
            books.isEmpty ? .unknownBook(written(current)) : .ambiguousName(written(current), books),
            at: Int(current.start))
    }

    /// The books that the name at the position may be, which lacks its number: `Samuel 3`.
    private var booksWithoutNumber: [Book] {
        guard token(position + 1).kind == .number || token(position + 1).kind == .end else { return [] }
        // `3 Kings` is 1 Kings.
        return (UInt8(ascii: "1")...UInt8(ascii: "4")).compactMap { source.name(at: position, ordinal: $0)?.name[0] }
            .reduce(into: []) { books, book in if !books.contains(book) { books.append(book) } }
    }

    /// Tries the books that a name may mean in turn, and takes the first that has the chapter and verse.
    mutating func parseBook(_ match: NameMatch) throws(PassageError) -> Location {
        if match.name.isContested { return try parseContestedBook(match) }
        let start = position
        let name = match.name.count > 1 ? match.name.preferring(accented: isAccented(start, match.end)) : match.name
        var failure: PassageError?
        for index in 0..<name.count {
            do throws(PassageError) {
                return try parseNumbers(of: name[index], match, at: start)
            } catch {
                failure = failure ?? error
            }
        }
        throw failure ?? unexpected()
    }

    /// Whether there are letters beyond ASCII from one token to another.
    private func isAccented(_ index: Int, _ end: Int) -> Bool {
        source.bytes(token(index), through: token(end - 1)).contains { $0 >= 0x80 }
    }

    /// Whether a colon separates two numbers anywhere in the text.
    private var hasColon: Bool {
        tokens.indices.contains {
            token($0).kind == .colon && token($0 - 1).kind == .number && token($0 + 1).kind == .number
        }
    }

    /// Whether there is a colon among the numbers at the position, up to a semicolon or the next name.
    private var itemHasColon: Bool {
        var index = position
        while token(index).kind != .end {
            if token(index).kind == .colon { return true }
            if token(index).kind == .semicolon { return false }
            // The letter of a part of a verse, or a word such as `and`.
            if token(index).kind == .word, keyword(at: index) == nil, !token(index).isGlued { return false }
            index += 1
        }
        return false
    }

    /// Reads what follows the name of a book.
    private mutating func parseNumbers(
        of book: Book, _ match: NameMatch, at start: Int
    ) throws(PassageError) -> Location {
        position = source.afterAlias(of: match)
        item.isSlug = false
        context.commaSeparatesVerse =
            options.prose?.commaSeparatesVerse ?? (match.name.commaSeparatesVerse && !itemHasColon)
        // In running text such letters may be words: `לא` is 31, and "not".
        if options.prose == nil, current.kind == .word || current.kind == .apostrophe {
            source.readHebrewNumerals(from: position)
        }
        if current.kind == .number { try checkIsOwnNumber() }
        takeMarkAfterBook()
        if let index = verseNumber(at: position) {
            position = index + 1
            return try checked(Location(book, 1, value(at: index)), at: index)
        }
        takeChapterWord()
        guard current.kind == .number else {
            try checkAlone(book, match.name, from: start)
            return Location(book == .additionalPsalm ? .psalms : book, book == .additionalPsalm ? 151 : nil)
        }
        let index = position
        position += 1
        let chapter = value(at: index)
        try checkIsNotNumberOfJohn(book, chapterAt: index)
        if book == .psalms, chapter == 151, token(index).isGlued, token(index - 1).kind == .word {
            takeChapterOfPsalm151()
        }
        if current.kind == .comma { try decideComma(after: chapter, of: book, match, at: start) }
        noticeMarkBeforeVerse()
        context.hasLooseStop = current.kind == .stop && !token(position + 1).isGlued
        return try checked(location(book, chapter, takeVerse(.afterBook)), at: index)
    }

    /// Throws if the number after a name belongs to the next name, or may belong to it.
    private func checkIsOwnNumber() throws(PassageError) {
        switch source.owner(ofNumberAt: position) {
        case .previous: return
        case .next: throw unexpected()
        case .either: throw source.ambiguousNumberOfBook(at: position, before: position + 1)
        }
    }

    /// A location in a book; a single number after a book with only one chapter is a verse. The 1 is the chapter, unless
    /// a list of verses goes on after it: `Jude 1, 3-5`.
    private func location(_ book: Book, _ chapter: Int, _ verse: Int?) -> Location {
        guard verse == nil, versification.chapterCount(of: book) == 1, chapter != 1 || isListOfNumbers else {
            return Location(book, chapter, verse)
        }
        return Location(book, 1, chapter)
    }

    /// Whether another bare number follows: `1, 3`, `1; 3`, `1 and 3`.
    private var isListOfNumbers: Bool {
        var index = position
        while token(index).kind == .comma || token(index).kind == .semicolon || keyword(at: index) == .and {
            index += 1
        }
        return index > position && token(index).kind == .number && token(index + 1).kind != .colon
            && numberedNameIsAbsent(at: index)
    }

    /// Skips the chapter of `Ps151.1.2`, which is Psalm 151 as a book with one chapter.
    private mutating func takeChapterOfPsalm151() {
        if current.kind == .stop, current.isGlued, token(position + 1).kind == .number, value(at: position + 1) == 1 {
            position += 2
        }
    }

    /// Refuses a name without numbers that is an ordinary word too.
    private func checkAlone(_ book: Book, _ name: BookName, from start: Int) throws(PassageError) {
        guard name.needsNumber else { return }
        let text = source.bytes(token(start), through: token(position - 1))
        let written = String(decoding: text, as: UTF8.self)
        if written == book.osis || written == book.usfm { return }
        throw PassageError(.ordinaryWord(written), at: Int(token(start).start))
    }

    /// Skips the mark between a book and its numbers.
    private mutating func takeMarkAfterBook() {
        if current.kind == .apostrophe, !token(position + 1).isGlued { position += 1 }
        let next = token(position + 1)
        let startsNumbers =
            next.kind == .number || keyword(at: position + 1) == .chapter || keyword(at: position + 1) == .verse
        guard startsNumbers else { return }
        switch current.kind {
        case .dash where current.isGlued && next.isGlued && numberedNameIsAbsent(at: position + 1):
            item.isSlug = true
            position += 1
        case .dash where !current.isGlued && next.kind == .word: position += 1
        case .comma where numberedNameIsAbsent(at: position + 1):
            context.commaSeparatesVerse = options.prose?.commaSeparatesVerse ?? !itemHasColon
            position += 1
        // `John :16` lacks its chapter.
        case .colon where !current.isGlued && next.isGlued: break
        case .stop, .slash, .colon:
            position += 1
        default: break
        }
    }

    private mutating func takeChapterWord() {
        guard keyword(at: position) == .chapter, let index = number(afterWordAt: position) else { return }
        position = index
    }

    /// The index of the verse number after a word such as `verse`; nil if it is a chapter, as in `verse 3:1`.
    func verseNumber(at index: Int) -> Int? {
        guard keyword(at: index) == .verse, let number = number(afterWordAt: index) else { return nil }
        return token(number + 1).kind == .colon && token(number + 2).kind == .number ? nil : number
    }

    /// Takes the verse after a chapter number, with the mark that separates them.
    mutating func takeVerse(_ marks: VerseMarks) -> Int? {
        takeCounter()
        guard let index = indexOfVerse(marks) else { return nil }
        position = index + 1
        return value(at: index)
    }

    /// Skips a counter word after its number: `3章16節`, `3장`, `23篇`, which is the word for the title too.
    mutating func takeCounter() {
        if source.isCounter(position) { position += 1 }
    }

    private func indexOfVerse(_ marks: VerseMarks) -> Int? {
        var next = position + 1
        if marks.contains(.space),
            let index = source.startOfSpokenRange(at: current.kind == .comma ? next : position)
        {
            return index
        }
        switch current.kind {
        case .word: return verseNumber(at: position)
        case .number:
            // In running text, only a counter such as `章` may come between.
            let isSeparated = options.prose == nil || keyword(at: position - 1) == .chapter
            return marks.contains(.space) && isSeparated && numberedNameIsAbsent(at: position)
                && !isChapter(at: position)
                ? position : nil
        case .comma where context.commaSeparatesVerse && marks.contains(.comma) && numberedNameIsAbsent(at: next): break
        case .comma: return verseNumber(at: next)
        case .dash where item.isSlug && marks.contains(.hyphen) && current.isGlued && numberedNameIsAbsent(at: next):
            break
        case .dash: return verseNumber(at: next)
        case .stop where !marks.contains(.looseStop) && (context.commaSeparatesVerse || !token(next).isGlued):
            return nil
        case .colon: next = afterCommas(next)
        // `Römer 8. 1. Johannes 4,7`
        case .slash where !numberedNameIsAbsent(at: next), .stop where startsBookAfterStop(next): return nil
        case .stop, .slash, .apostrophe: break
        default: return nil
        }
        return token(next).kind == .number ? next : verseNumber(at: next)
    }

    /// Whether a number behind a stop and a space is that of a book.
    private func startsBookAfterStop(_ index: Int) -> Bool {
        !token(index).isGlued && !numberedNameIsAbsent(at: index)
    }

    /// Whether a number is a chapter because a verse follows it: the 4 of `John 1 4:8`.
    func isChapter(at index: Int) -> Bool {
        // `1장부터 3장까지`
        token(index + 1).kind == .colon && token(index + 2).kind == .number || source.isChapterCounter(index + 1)
    }

    /// The index after empty items: `15:, 10-20`.
    private func afterCommas(_ index: Int) -> Int {
        var next = index
        while token(next).kind == .comma { next += 1 }
        return next == index || !token(next).isGlued ? next : index
    }

    /// Reads `chapter 3` or `chapter 3:16` in the previous book.
    mutating func parseChapter() throws(PassageError) -> Location {
        guard let index = number(afterWordAt: position) else { throw unexpected() }
        let book = try knownBook()
        position = index + 1
        return try checked(Location(book, value(at: index), takeVerse(.afterBook)), at: index)
    }

    /// Reads `verse 16` in the previous chapter.
    mutating func parseVerse() throws(PassageError) -> Location {
        guard let index = number(afterWordAt: position) else { throw unexpected() }
        let book = try knownBook()
        position = index + 1
        if verseNumber(at: index - 1) == nil, current.kind == .colon {
            return try checked(Location(book, value(at: index), takeVerse([])), at: index)
        }
        return try checked(Location(book, max(context.chapter, 1), value(at: index)), at: index)
    }

    /// Reads `4:2`, or a bare number, which is a chapter or verse as the item before it.
    private mutating func parseNumbers() throws(PassageError) -> Location {
        let index = position
        let book = try knownBook()
        position += 1
        let number = value(at: index)
        if isChapterWithTitle { return try checked(Location(book, number), at: index) }
        // A stop separates verses here: `Joh 3,4.8.16`.
        if current.kind == .colon { noticeMarkBeforeVerse() }
        let marks: VerseMarks = context.hasLooseStop ? [.comma, .looseStop] : .comma
        if let verse = takeVerse(context.separator == .semicolon ? marks : []) {
            return try checked(Location(book, number, verse), at: index)
        }
        if context.level == .verse, try !isChapterAfterSemicolon(number, at: index) {
            if !context.commaSeparatesVerse { try checkIsVerse(number, at: index) }
            return try checked(Location(book, context.chapter, number), at: index)
        }
        return try checked(location(book, number, nil), at: index)
    }

    /// Whether a colon and the word `title` follow, so that the number is a psalm: `4:2, 5: title`.
    private var isChapterWithTitle: Bool {
        var index = current.kind == .colon ? position + 1 : position
        while keyword(at: index) == .filler { index += 1 }
        return keyword(at: index) == .title && context.book == .psalms
    }

    private func knownBook() throws(PassageError) -> Book {
        guard let book = context.book else { throw PassageError(.missingBook, at: Int(current.start)) }
        return book
    }

    /// Checks that the versification has the location. Psalm 151 as a book becomes chapter 151 of the Psalms.
    ///
    /// - Throws: `PassageError` if there is no such chapter or verse.
    mutating func checked(_ location: Location, at index: Int) throws(PassageError) -> Location {
        let offset = Int(token(index).start)
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
            if item.isRangeEnd, options.allowed.contains(.rangeEnds), verse > last {
                return cut(Location(location.book, chapter, last), at: index)
            }
            throw PassageError(.noSuchVerse(location.book, chapter: chapter, last: last), at: offset)
        }
        return location
    }

    /// The last verse of a chapter, beyond which the range ends.
    private mutating func cut(_ last: Location, at index: Int) -> Location {
        let number = position > index && token(position - 1).kind == .number ? token(position - 1) : token(index)
        notes.corrections.append(
            Correction(written: written(number), reading: .lastVerse(last), offset: Int(number.start)))
        return last
    }

    /// A name in which a few letters are wrong, with a number behind it; the correction is recorded.
    ///
    /// An exact name takes precedence, unless more words follow it: `Song of Saloman 3`.
    mutating func misspeltName() -> NameMatch? {
        guard options.allowed.contains(.names), current.kind == .word || current.kind == .number else { return nil }
        let title = source.title(at: position)
        guard let end = source.endOfWords(from: title.next), end > (nameMatch(at: position)?.end ?? 0),
            // `1 Matt` is no misspelt number and name.
            title.digit == nil || nameMatch(at: title.next)?.end != end
        else { return nil }
        let words = tokens.slice(from: title.next, to: end).filter { $0.kind == .word }.map {
            source.folded($0, through: $0)
        }
        let misspelt = MisspeltName(words, ordinal: title.digit, isTitled: title.digit != nil || title.hasHead)
        guard
            let name = misspelt?.nearestName(
                language: source.tables.names, where: { !title.isGospel || $0.isGospel })
        else {
            return nil
        }
        let written = written(current, token(end - 1))
        notes.corrections.append(Correction(written: written, reading: .book(name[0]), offset: Int(current.start)))
        return NameMatch(name: name, end: end)
    }
}

/// Numbers that may mean two things.
extension PassageParser {
    /// Decides whether the comma after a chapter separates a verse where no language says so: `Mt 5,3`.
    ///
    /// It does if there is no such chapter, or if the languages that write it this way use the name too; two chapters in
    /// sequence are two chapters. In a book with one chapter the numbers are verses: `Иуд. 7,8`.
    ///
    /// - Throws: `PassageError` if it may as well be a list of chapters.
    private mutating func decideComma(
        after chapter: Int, of book: Book, _ match: NameMatch, at start: Int
    ) throws(PassageError) {
        let index = position + 1
        if context.commaSeparatesVerse, chapter != 1, versification.chapterCount(of: book) == 1 {
            context.commaSeparatesVerse = false
        }
        guard !itemHasColon, token(index).kind == .number, versification.chapterCount(of: book) > 1,
            let last = versification.verseCount(of: book, chapter: chapter)
        else { return }
        let number = value(at: index)
        // No chapter has a letter: `Psalm 19, 9a. 11-13a`.
        if hasLetterInList(from: index) {
            context.commaSeparatesVerse = true
            return
        }
        // Chapters ascend, `Is 52, 7-10`, and none comes twice, `Gen 1,1`.
        guard source.isAnyLanguage, !context.commaSeparatesVerse,
            current.isGlued && token(index).isGlued || number <= chapter,
            numberedNameIsAbsent(at: index), !isList(after: index), !isEnglish, number >= 1, number <= last
        else { return }
        let isChapter = versification.verseCount(of: book, chapter: number) != nil
        let isWritten = source.isWrittenWithComma(match, at: start)
        if number <= chapter {
            context.commaSeparatesVerse = true
        } else if hasColon {
            // Another name has a colon, so that this text mixes both ways, or has chapters here.
            // English writes no `Röm`.
            if isWritten || foldedWord(match.end - 1).count <= 3, isChapter, !isAccented(start, match.end) {
                throw ambiguousNumber(at: index)
            }
            context.commaSeparatesVerse = isWritten
        } else if !isChapter || isWritten {
            context.commaSeparatesVerse = true
        } else if number != chapter + 1 {
            throw ambiguousNumber(at: index)
        }
    }

    /// Whether one of several numbers of a list has the letter of a part of a verse.
    private func hasLetterInList(from index: Int) -> Bool {
        var (next, numbers, hasLetter) = (index, 0, false)
        while [.number, .dash, .comma, .stop].contains(token(next).kind) || isLetter(at: next) {
            numbers += token(next).kind == .number ? 1 : 0
            hasLetter = hasLetter || isLetter(at: next)
            next += 1
        }
        return hasLetter && numbers > 1
    }

    /// Notices a colon or a stop between chapter and verse: commas of this reference separate verses then, as in
    /// `Juan 3:16-18, 20`.
    private mutating func noticeMarkBeforeVerse() {
        guard context.commaSeparatesVerse, current.isGlued, current.kind == .colon || current.kind == .stop,
            token(position + 1).kind == .number, token(position + 1).isGlued
        else { return }
        context.commaSeparatesVerse = false
    }

    /// Whether a list goes on after its second number: `3,5,7`.
    private func isList(after index: Int) -> Bool {
        token(index + 1).kind == .comma && token(index + 2).kind == .number && token(index + 1).isGlued
    }

    /// Whether the text names an English translation.
    private var isEnglish: Bool {
        tokens.indices.contains { index in
            guard index > 0, token(index).kind == .word, let end = translationEnd(at: index) else { return false }
            return Translation.with(code: written(token(index), token(end - 1)))?.language == "en"
        }
    }

    /// Whether a bare number after a verse and a semicolon is a chapter, as in `Rom 1:10-22; 2; 3:20`; in a book with one
    /// chapter it is a verse.
    ///
    /// - Throws: `PassageError` if it may be another verse of the same chapter: `Gen 2:5; 15`.
    private func isChapterAfterSemicolon(_ number: Int, at index: Int) throws(PassageError) -> Bool {
        guard context.separator == .semicolon, context.level == .verse, let last = spans.last?.end,
            last.book == context.book
        else {
            return false
        }
        guard versification.verseCount(of: last.book, chapter: number) != nil,
            versification.chapterCount(of: last.book) > 1
        else { return false }
        let verses = versification.verseCount(of: last.book, chapter: context.chapter) ?? 0
        if !context.commaSeparatesVerse, number > last.verse ?? 0, number <= verses {
            throw ambiguousNumber(at: index)
        }
        return true
    }

    /// Checks that a bare number at the end of a range is a verse: that of `Mark 4:37-9` may be 39, or chapter 9.
    ///
    /// - Throws: `PassageError` if it may be a chapter.
    func checkIsVerse(_ number: Int, after start: Location, at index: Int) throws(PassageError) {
        guard let chapter = start.chapter, let verse = start.verse, completed(number, after: verse) != number,
            number > chapter, versification.verseCount(of: start.book, chapter: number) != nil
        else { return }
        throw ambiguousNumber(at: index)
    }

    /// Checks that a bare number after a comma is a verse: after `Matt 1:18-25`, the end of the chapter, it may be a
    /// chapter.
    ///
    /// - Throws: `PassageError` if it may be a chapter.
    func checkIsVerse(_ number: Int, at index: Int) throws(PassageError) {
        guard index >= 2, token(index - 2).kind == .number, let last = spans.last, !last.isSingle,
            let chapter = last.end.chapter, let verse = last.end.verse, number <= verse, number > chapter,
            last.start.chapter != chapter && last.start.verse == 1
                || verse == versification.verseCount(of: last.end.book, chapter: chapter),
            versification.verseCount(of: last.end.book, chapter: number) != nil
        else { return }
        throw ambiguousNumber(at: index)
    }

    /// Reads the numbers after a name that several books have, if only one of them has such a chapter and verse.
    ///
    /// - Throws: `PassageError` if several have it, or none.
    private mutating func parseContestedBook(_ match: NameMatch) throws(PassageError) -> Location {
        var readings: [(location: Location, end: Int)] = []
        var failure: PassageError?
        let start = position
        for index in 0..<match.name.count {
            do throws(PassageError) {
                readings.append((try parseNumbers(of: match.name[index], match, at: start), position))
            } catch {
                failure = failure ?? error
            }
        }
        guard let first = readings.first else { throw failure ?? unexpected() }
        guard readings.count == 1 else {
            let name = PassageError.Reason.ambiguousName(written(token(start)), readings.map { $0.location.book })
            throw PassageError(name, at: Int(token(start).start))
        }
        position = first.end
        return first.location
    }

    private func ambiguousNumber(at index: Int) -> PassageError {
        PassageError(.ambiguousNumber(value(at: index)), at: Int(token(index).start))
    }

    /// Refuses `יוחנן א 5` and `约一5`, which may be John 1:5 or 1 John 5.
    ///
    /// - Parameter index: the index of the chapter, which is written in letters.
    private func checkIsNotNumberOfJohn(_ book: Book, chapterAt index: Int) throws(PassageError) {
        let mark = token(index + 1)
        guard book == .john, (1...3).contains(value(at: index)),
            source.firstByte(index) == 0xD7 && mark.kind != .colon
                || source.firstByte(index) >= 0xE3 && mark.kind == .colon && mark.start == mark.end
        else { return }
        let epistle = Book.epistleOfJohn(value(at: index))
        let verse = mark.kind == .colon ? index + 2 : index + 1
        let number = token(verse).kind == .number ? value(at: verse) : 1
        let hasOneChapter = versification.chapterCount(of: epistle) == 1
        let last =
            hasOneChapter ? versification.verseCount(of: epistle, chapter: 1) : versification.chapterCount(of: epistle)
        guard number <= last ?? 0 else { return }
        let name = PassageError.Reason.ambiguousName(written(token(index - 1), token(index)), [book, epistle])
        throw PassageError(name, at: Int(token(index - 1).start))
    }
}
