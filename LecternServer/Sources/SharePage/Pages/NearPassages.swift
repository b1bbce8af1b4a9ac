import Bible

extension PassageError {
    /// Passages that a person may have meant where there is no such chapter or verse, or where a name has several books.
    var nearPassages: [Passage] {
        switch reason {
        case .noSuchVerse(let book, let chapter, let last):
            [Passage.Location(book, chapter, last), Passage.Location(book, chapter, nil)].compactMap(Self.passage)
        case .noSuchChapter(let book, _): [Passage.Location(book, nil, nil)].compactMap(Self.passage)
        case .ambiguousName(_, let books): books.map { Passage.Location($0, nil, nil) }.compactMap(Self.passage)
        default: []
        }
    }

    private static func passage(_ location: Passage.Location) -> Passage? {
        Passage(spans: [Passage.Span(location, to: nil)])
    }
}
