/// Verses of one chapter in one translation.
public struct BookmarkReference: Hashable, Sendable {
    /// The translation as BibleXpress shows it: `NASB`.
    public let translation: String
    /// The book as that translation spells it: `1 Corinthians`.
    public let book: String
    /// The chapter.
    public let chapter: Int
    /// The verses, from the first to the last.
    public let verses: ClosedRange<Int>

    /// The numbers that a chapter or a verse may have; no Bible has one beyond.
    static let numbers = 1...999

    /// Names verses; nil if a name is empty or a number is none that a Bible has.
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
