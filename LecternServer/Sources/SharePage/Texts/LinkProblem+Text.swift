import Bible
import LinkEngine

extension LinkProblem {
    /// What is wrong, in sentences of a language.
    func sentences(in language: PageLanguage) -> [String] {
        switch self {
        case .passage(let error): [error.reason.sentence(in: language)]
        case .corrected(let corrections): corrections.map { $0.sentence(in: language) }
        case .ignored(let text): [language.text(.leftOut, text.shortened)]
        case .tooLong: [language.text(.reasonLongLink)]
        case .controlCharacter: [language.text(.reasonHiddenCharacter)]
        case .invalid: [language.text(.reasonInvalidLink)]
        case .contradictory: [language.text(.reasonContradiction)]
        case .shortLink: [language.text(.reasonShortLink)]
        }
    }
}

extension PassageError.Reason {
    /// Why a text is not a passage, as a sentence of a language.
    func sentence(in language: PageLanguage) -> String {
        switch self {
        case .empty: language.text(.reasonEmpty)
        case .tooLong: language.text(.reasonTooLong)
        case .tooManyItems(let limit): language.text(.reasonTooMany, String(limit))
        case .missingBook: language.text(.reasonNoBook)
        case .unknownBook(let word): language.text(.reasonUnknownBook, word.shortened)
        case .ordinaryWord(let word): language.text(.reasonOrdinaryWord, word.shortened)
        case .ambiguousName(let name, _): language.text(.reasonSeveralBooks, name.shortened)
        case .ambiguousNumber(let number): language.text(.reasonChapterOrVerse, String(number))
        case .noSuchChapter(let book, let last):
            language.text(.reasonNoChapter, language.text(Passage.Location(book, nil, nil)), String(last))
        case .noSuchVerse(let book, let chapter, let last):
            language.text(.reasonNoVerse, language.text(Passage.Location(book, chapter, nil)), String(last))
        case .reversedRange: language.text(.reasonReversed)
        case .unexpectedText: language.text(.reasonOtherText)
        case .unknownVersification(let name): language.text(.reasonNumbering, name.shortened)
        case .malformedURL: language.text(.reasonBibleLink)
        }
    }
}

extension Correction {
    /// What was read otherwise than it is written, as sentences of a language.
    func sentence(in language: PageLanguage) -> String {
        let written = written.shortened
        return switch reading {
        case .book(let book): language.text(.readAs, written, language.text(Passage.Location(book, nil, nil)))
        case .lastVerse(let verse): language.text(.readAsLastVerse, written, language.text(verse))
        case .nothing(let reason): language.text(.leftOut, written) + " " + reason.sentence(in: language)
        case .ends: language.text(.readAsEnds, written)
        }
    }
}

extension PageLanguage {
    /// A book, a chapter or a verse as the language writes it.
    fileprivate func text(_ location: Passage.Location) -> String {
        Passage(spans: [Passage.Span(location)]).map { text($0) } ?? location.book.name
    }
}

extension String {
    /// As much of a text as a sentence quotes.
    fileprivate var shortened: String {
        count > SharePageLimits.quotedText ? prefix(SharePageLimits.quotedText) + "…" : self
    }
}
