import Bible
import LinkEngine

extension PassageError {
    /// Passages that a person may have meant where there is no such chapter, verse or book, or where a name has several books.
    func nearPassages(to text: String) -> [Passage] {
        let locations: [Passage.Location] =
            switch reason {
            case .noSuchVerse(let book, let chapter, let last):
                [Passage.Location(book, chapter, last), Passage.Location(book, chapter)]
            case .noSuchChapter(let book, _): [Passage.Location(book)]
            case .ambiguousName(_, let books): books.map { Passage.Location($0) }
            default: []
            }
        let passages = locations.compactMap { Passage(spans: [Passage.Span($0)]) }
        return passages.isEmpty ? [nearestPassage(to: text)].compactMap { $0 } : passages
    }

    /// The book with a similar name.
    private func nearestPassage(to text: String) -> Passage? {
        nearestBook(to: text).flatMap { try? Passage(parsing: $0) }
    }
}
