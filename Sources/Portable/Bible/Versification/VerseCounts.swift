/// The last verse of every chapter of every book.
final class VerseCounts: Sendable {
    let name: String
    /// How the verses are mapped to those of the originals.
    let map: Lazy<VerseMap>
    /// Whether it differs from the default only by a few verses at the ends of chapters.
    let isDefaultLike: Bool
    /// The last verse of each chapter, book after book.
    private let lastVerses: [UInt8]
    /// For each book the index of its first chapter in `lastVerses`; at the end the number of all chapters.
    private let firstChapters: [UInt16]

    /// Reads the file of a scheme in `data/versifications`; books that it does not list are as in the base scheme.
    init(_ name: String, differingFrom base: VerseCounts?, isDefaultLike: Bool) {
        self.name = name
        self.isDefaultLike = isDefaultLike
        map = Lazy { VerseMap(name, in: isDefaultLike ? "English" : name) }
        var chapters = base?.chaptersByBook ?? Array(repeating: [], count: Book.all.count)
        var reader = TableReader("versifications/\(name).txt")
        while reader.nextLine() {
            guard let book = reader.nextBook(" ") else { continue }
            chapters[Int(book.index)] = []
            while let field = reader.nextField(" ") {
                let last = reader.bytes[field].reduce(0) { $0 * 10 + ($1 - UInt8(ascii: "0")) }
                chapters[Int(book.index)].append(last)
            }
        }
        lastVerses = Array(chapters.joined())
        firstChapters = chapters.reduce(into: [0]) { $0.append(($0.last ?? 0) + UInt16($1.count)) }
    }

    private var chaptersByBook: [[UInt8]] {
        (0..<firstChapters.count - 1).map { Array(lastVerses[Int(firstChapters[$0])..<Int(firstChapters[$0 + 1])]) }
    }

    func chapterCount(of book: Book) -> Int {
        Int(firstChapters[Int(book.index) + 1] - firstChapters[Int(book.index)])
    }

    /// The last verse of a chapter; the book must have the chapter.
    func verseCount(of book: Book, chapter: Int) -> Int {
        Int(lastVerses[Int(firstChapters[Int(book.index)]) + chapter - 1])
    }
}
