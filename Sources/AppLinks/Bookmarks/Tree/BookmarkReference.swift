/// Verses of one chapter in one translation.
public struct BookmarkReference: Hashable, Sendable {
    /// The code of the translation as BibleXpress displays it: `NASB`.
    public let translation: String
    /// The book as the translation spells it: `1 Corinthians`.
    public let book: String
    /// The number of the chapter, from 1.
    public let chapter: Int
    /// The numbers of the verses, from the first to the last.
    public let verses: ClosedRange<Int>

    /// The valid numbers of chapters and verses.
    static let numbers = 1...999

    /// A reference; nil if the translation or the book is blank, or a number is not within 1...999.
    public init?(translation: String, book: String, chapter: Int, verses: ClosedRange<Int>) {
        let numbers = Self.numbers
        guard numbers.contains(chapter), numbers.contains(verses.lowerBound), numbers.contains(verses.upperBound),
            [translation, book].allSatisfy({ $0.contains { !$0.isWhitespace } })
        else { return nil }
        self.translation = translation
        self.book = book
        self.chapter = chapter
        self.verses = verses
    }
}
