/// A verse as a number: book, chapter and verse in one, for tables and sets of verses; verse 0 is the title of a psalm.
struct VerseNumber: Hashable, Comparable, Sendable {
    private var bits: UInt32

    private init(bits: UInt32) {
        self.bits = bits
    }

    init(_ book: Book, _ chapter: Int, _ verse: Int) {
        bits = UInt32(book.index) << 16 | UInt32(chapter & 0xFF) << 8 | UInt32(verse & 0xFF)
    }

    var book: Book { Book(at: Int(bits >> 16)) }
    var chapter: Int { Int(bits >> 8 & 0xFF) }
    var verse: Int { Int(bits & 0xFF) }
    var location: Passage.Location { Passage.Location(book, chapter, verse) }

    /// The title of a psalm, which some schemes count as a verse.
    var isTitle: Bool { verse == 0 }

    /// The chapter as a key: the verse before its first.
    var start: VerseNumber { VerseNumber(book, chapter, 0) }

    /// The verse that many numbers further on in the chapter.
    func advanced(by distance: Int) -> VerseNumber { VerseNumber(book, chapter, verse + distance) }

    /// All numbers up to another one, whether there are such verses or not.
    func numbers(through end: VerseNumber) -> [VerseNumber] {
        bits <= end.bits ? (bits...end.bits).map(VerseNumber.init(bits:)) : []
    }

    /// Canonical order.
    static func < (left: VerseNumber, right: VerseNumber) -> Bool { left.bits < right.bits }
}
