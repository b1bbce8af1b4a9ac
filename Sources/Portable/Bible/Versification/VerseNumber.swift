/// Book, chapter and verse in one number, for tables and sets of verses. Verse 0 is the title of a psalm.
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

    /// Whether it is the title of a psalm, which is verse 1 in some versifications.
    var isTitle: Bool { verse == 0 }

    /// The key of the chapter: its verse 0.
    var start: VerseNumber { VerseNumber(book, chapter, 0) }

    /// The verse at a distance in the chapter.
    func advanced(by distance: Int) -> VerseNumber { VerseNumber(book, chapter, verse + distance) }

    /// All numbers up to another one in the chapter, whether or not there are such verses.
    func numbers(through end: VerseNumber) -> [VerseNumber] {
        bits <= end.bits ? (bits...end.bits).map(VerseNumber.init(bits:)) : []
    }

    static func < (left: VerseNumber, right: VerseNumber) -> Bool { left.bits < right.bits }
}
