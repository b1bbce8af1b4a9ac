extension PassageParser {
    /// Decides whether the comma after a chapter separates a verse where no language says so: `Mt 5,3`.
    ///
    /// It does if there is no such chapter, or if the languages that write it this way use the name too; two chapters in
    /// sequence are two chapters. In a book with one chapter the numbers are verses: `Иуд. 7,8`.
    ///
    /// - Throws: `PassageError` if it may as well be a list of chapters.
    mutating func decideComma(after chapter: Int, of book: Book, _ match: NameMatch, at start: Int) throws(PassageError)
    {
        let index = position + 1
        if context.commaSeparatesVerse, chapter != 1, versification.chapterCount(of: book) == 1 {
            context.commaSeparatesVerse = false
        }
        guard options.isAnyLanguage, !hasColon, current.kind == .comma, current.isGlued, token(index).kind == .number,
            token(index).isGlued, numberedNameIsAbsent(at: index), !isList(after: index), !isEnglish,
            let last = versification.verseCount(of: book, chapter: chapter), versification.chapterCount(of: book) > 1
        else { return }
        let number = value(at: index)
        guard number >= 1, number <= last else { return }
        let isChapter = versification.verseCount(of: book, chapter: number) != nil
        if !isChapter || isWrittenWithComma(match, at: start) {
            context.commaSeparatesVerse = true
        } else if number != chapter + 1 {
            throw ambiguousNumber(at: index)
        }
    }

    /// Notices a colon or a stop between chapter and verse: commas of this reference separate verses then, as in
    /// `Juan 3:16-18, 20`.
    mutating func noticeMarkBeforeVerse() {
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
    func isChapterAfterSemicolon(_ number: Int, at index: Int) throws(PassageError) -> Bool {
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
    mutating func parseContestedBook(_ match: NameMatch) throws(PassageError) -> Location {
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
}
