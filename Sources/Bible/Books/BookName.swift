/// What a name stands for: a book, or several to choose from in this order.
struct BookName: Sendable {
    /// Up to eight books, the first in the lowest byte: one more than the index, and the highest bit where the name
    /// is written with letters beyond ASCII.
    private var packed: UInt64 = 0
    /// Whether the name is a book without any number: a full name or a code, no word of everyday English.
    var standsAlone = false
    /// Whether the language of the name writes `3,16`.
    var commaSeparatesVerse = false

    init() {}

    /// Stands for one book, which needs no number.
    init(_ book: Book) {
        add(book, isAccented: false)
        standsAlone = true
    }

    /// Adds a book behind the others.
    mutating func add(_ book: Book, isAccented: Bool) {
        let entry = UInt64(book.index) + 1
        for place in 0..<8 {
            let shift = UInt64(place * 8)
            switch (packed >> shift) & 0x7F {
            case entry: return
            case 0:
                packed |= (entry | (isAccented ? 0x80 : 0)) << shift
                return
            default: continue
            }
        }
    }

    /// The number of books.
    var count: Int { (71 - packed.leadingZeroBitCount) / 8 }

    /// The book at a place.
    subscript(place: Int) -> Book {
        Book(at: Int((packed >> UInt64(place * 8)) & 0x7F) - 1)
    }

    /// The same books, those first whose name is written with or without letters beyond ASCII: `Jó` is Job, `Jo` John.
    func preferring(accented: Bool) -> BookName {
        guard count > 1 else { return self }
        var result = self
        result.packed = 0
        for wanted in [accented, !accented] {
            for place in 0..<count where (packed >> UInt64(place * 8)) & 0x80 == (wanted ? 0x80 : 0) {
                result.add(self[place], isAccented: wanted)
            }
        }
        return result
    }
}
