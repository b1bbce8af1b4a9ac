import Bible
import LinkEngine

/// The numbers of a passage that has one span in one book, in the order in which people write them.
struct PassageNumbers {
    let book: Book
    /// Chapters and verses by what they are.
    let numbers: [(part: PassagePart, number: Int)]

    /// Nil for a passage that a link cannot have in parts: a list, or a range across books.
    init?(_ passage: Passage) {
        guard passage.spans.count == 1, let span = passage.spans.first, span.start.book == span.end.book else {
            return nil
        }
        book = span.start.book
        var numbers: [(PassagePart, Int?)] = [(.chapter, span.start.chapter), (.verse, span.start.verse)]
        if !span.isSingle {
            let isSameChapter = span.end.chapter == span.start.chapter
            numbers += [(.endChapter, isSameChapter ? nil : span.end.chapter), (.endVerse, span.end.verse)]
        }
        self.numbers = numbers.compactMap { part, number in number.map { (part, $0) } }
    }
}
