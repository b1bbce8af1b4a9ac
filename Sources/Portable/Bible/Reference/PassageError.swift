import Text

/// Why a text is not a passage, and where.
public struct PassageError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// The text contains no reference.
        case empty
        /// The text is longer than a reference may be.
        case tooLong(limit: Int)
        /// There are more items than a reference may have.
        case tooManyItems(limit: Int)
        /// There is no book before the numbers.
        case missingBook
        /// A word in the position of a book is not the name of one.
        case unknownBook(String)
        /// The name of the book is also an ordinary word, and no number follows it.
        case ordinaryWord(String)
        /// Several books are as well known by the name, and have the passage.
        case ambiguousName(String, [Book])
        /// The number may be a chapter or a verse.
        case ambiguousNumber(Int)
        /// The book has fewer chapters.
        case noSuchChapter(Book, last: Int)
        /// The chapter has fewer verses.
        case noSuchVerse(Book, chapter: Int, last: Int)
        /// The range ends before it starts.
        case reversedRange
        /// The text goes on with something that is not a reference.
        case unexpectedText
        /// The versification is not one of ``Versification/all``.
        case unknownVersification(String)
        /// The URL is not one of the common scheme, or contradicts itself.
        case malformedURL(String)
    }

    /// What is wrong.
    public let reason: Reason
    /// The offset of the error, in bytes of UTF-8 from the start of the text.
    public let offset: Int

    /// Creates an error.
    public init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    /// Whether there is no such chapter or verse.
    var isAboutExistence: Bool {
        switch reason {
        case .noSuchChapter, .noSuchVerse: true
        default: false
        }
    }

    /// The book that lacks the chapter or verse.
    var book: Book? {
        switch reason {
        case .noSuchChapter(let book, _), .noSuchVerse(let book, _, _): book
        default: nil
        }
    }

    /// Whether there is no such chapter, verse or range.
    var isAboutItems: Bool { isAboutExistence || reason == .reversedRange }

    /// What is wrong, in words.
    public var message: String {
        switch reason {
        case .empty: "empty reference"
        case .tooLong(let limit): "reference longer than \(limit) bytes"
        case .tooManyItems(let limit): "reference with more than \(limit) items"
        case .missingBook: "no Bible book is named"
        case .unknownBook(let word): "unknown book \"\(word)\""
        case .ordinaryWord(let word): "\"\(word)\" alone is an ordinary word, not a book"
        case .ambiguousName(let name, let books):
            "\"\(name)\" may be \(books.map { $0.name }.joined(separator: " or "))"
        case .ambiguousNumber(let number): "\"\(number)\" may be a verse or a chapter"
        case .noSuchChapter(let book, let last): "\(book.name) has \(Printable.count(last, "chapter"))"
        case .noSuchVerse(let book, let chapter, let last):
            "\(book.osis == "Ps" ? "Psalm" : book.name) \(chapter) has \(Printable.count(last, "verse"))"
        case .reversedRange: "range ends before it starts"
        case .unexpectedText: "unexpected text"
        case .unknownVersification(let name): "unknown versification \"\(Printable.shortened(name))\""
        case .malformedURL(let why): why
        }
    }
}

extension PassageError: CustomStringConvertible {
    /// The message and the offset: `unexpected text at offset 9`.
    public var description: String { "\(message) at offset \(offset)" }
}
