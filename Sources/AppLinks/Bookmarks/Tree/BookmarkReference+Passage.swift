public import Bible

extension BookmarkReference {
    /// The passage in the versification of the translation; the English one for an unknown translation.
    ///
    /// - Throws: `PassageError` if the book is unknown, or does not have the chapter or the verses.
    public func passage() throws(PassageError) -> Passage {
        let known = Translation.with(code: translation)
        let versification = known?.versification ?? .english
        let read = try Passage(
            parsing: "\(book) \(chapter):\(verses.lowerBound)", language: known?.language,
            versification: versification)
        let span = read.spans[0]
        // The book must be only a name, not "John 3:16; Gen".
        guard read.spans.count == 1, span.isSingle, span.start.chapter == chapter,
            span.start.verse == verses.lowerBound
        else { throw PassageError(.unknownBook(book), at: 0) }
        let last = versification.verseCount(of: span.start.book, chapter: chapter) ?? 0
        guard verses.upperBound <= last else {
            throw PassageError(.noSuchVerse(span.start.book, chapter: chapter, last: last), at: 0)
        }
        let end = Passage.Location(span.start.book, chapter, verses.upperBound)
        guard let passage = Passage(spans: [Passage.Span(span.start, to: end)]) else {
            throw PassageError(.empty, at: 0)
        }
        return passage
    }
}
