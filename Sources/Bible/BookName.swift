/// What a name stands for: a book, or several to choose from in this order.
struct BookName: Sendable {
    /// Up to eight books, one more than the index in each byte, the first in the lowest.
    private var packed: UInt64 = 0
    /// Whether the name is a book without any number: a full name or a code, no word of everyday English.
    var standsAlone = false
    /// Whether the language of the name writes `3,16`.
    var commaSeparatesVerse = false

    /// Adds a book behind the others.
    mutating func add(_ book: Book) {
        let entry = UInt64(book.index) + 1
        var shift: UInt64 = 0
        while shift < 64, (packed >> shift) & 0xFF != 0 {
            if (packed >> shift) & 0xFF == entry { return }
            shift += 8
        }
        packed |= entry << shift
    }

    /// The number of books.
    var count: Int { (71 - packed.leadingZeroBitCount) / 8 }

    /// The book at a place.
    subscript(place: Int) -> Book {
        Book(at: Int((packed >> UInt64(place * 8)) & 0xFF) - 1)
    }
}
