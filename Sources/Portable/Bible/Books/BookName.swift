/// What a name means: a book, or several to try in this order.
struct BookName: Sendable {
    /// Up to eight books, the first in the lowest byte: the index plus one, with the highest bit set if the name of the
    /// book has letters beyond ASCII.
    private var packed: UInt64 = 0
    /// Whether the name means a book only if a number follows: it is short, or a word of everyday English.
    var needsNumber = true
    /// The most words that a name of the books is made of.
    var wordCount: UInt8 = 1
    /// Whether the books are as well known by the name, so that none of them comes first.
    var isContested = false
    /// Whether the language of the name writes `3,16` for chapter 3, verse 16.
    var commaSeparatesVerse = false

    init() {}

    /// The name of one book, with or without a number.
    init(_ book: Book) {
        add(book, isAccented: false)
        needsNumber = false
    }

    /// Adds a book after the others, if there is room for it.
    mutating func add(_ book: Book, isAccented: Bool) {
        let entry = UInt64(book.index) + 1
        for index in 0..<8 {
            let shift = UInt64(index * 8)
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

    /// Whether the name means several books, and diacritics do not tell them apart.
    var isShared: Bool {
        let accents = (0..<count).map { (packed >> UInt64($0 * 8)) & 0x80 }
        return accents.contains { accent in accents.count { $0 == accent } > 1 }
    }

    subscript(index: Int) -> Book {
        Book(at: Int((packed >> UInt64(index * 8)) & 0x7F) - 1)
    }

    /// The same books, ordered by whether their names have letters beyond ASCII as the text does: `Jó` is Job, `Jo`
    /// John.
    func preferring(accented: Bool) -> BookName {
        guard count > 1 else { return self }
        var result = self
        result.packed = 0
        for wanted in [accented, !accented] {
            for index in 0..<count where (packed >> UInt64(index * 8)) & 0x80 == (wanted ? 0x80 : 0) {
                result.add(self[index], isAccented: wanted)
            }
        }
        return result
    }
}
