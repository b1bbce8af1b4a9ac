public import Bible

extension BookmarkReference {
    /// The passage, in the counting of the translation.
    ///
    /// - Throws: why the book is none, or the verses are not in it.
    public func passage() throws(PassageError) -> Passage {
        let known = Translation.with(code: translation)
        let counting = known?.versification ?? .english
        let read = try Passage(
            parsing: "\(book) \(chapter):\(verses.lowerBound)", language: known?.language, versification: counting)
        let span = read.spans[0]
        // Only a book may stand where the book stands, not "John 3:16; Gen".
        guard read.spans.count == 1, span.isSingle, span.start.chapter == chapter,
            span.start.verse == verses.lowerBound
        else { throw PassageError(.unknownBook(book), at: 0) }
        let last = counting.verseCount(of: span.start.book, chapter: chapter) ?? 0
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
