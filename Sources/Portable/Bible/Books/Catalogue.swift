/// The rows of `data/books.txt`, with lookup tables for the two columns that are needed most often.
struct Catalogue: Sendable {
    /// One row per book: OSIS id, USFM code, name, codes.
    let rows: [[String]]
    private let booksByOSIS: [String: Book]
    private let booksByUSFM: [String: Book]

    static let shared = Catalogue()

    private init() {
        var rows: [[String]] = []
        var reader = TableReader("books.txt")
        while reader.nextLine() { rows.append(reader.remainingStrings("|")) }
        func index(_ column: Int) -> [String: Book] {
            // The first of several books with the same value counts.
            rows.indices.reversed().reduce(into: [:]) { books, row in books[rows[row][column]] = Book(at: row) }
        }
        booksByOSIS = index(0)
        booksByUSFM = index(1)
        self.rows = rows
    }

    /// The book with an OSIS id.
    func book(osis: String) -> Book? { booksByOSIS[osis] }

    /// The book with a USFM code in capitals.
    func book(usfm: String) -> Book? { booksByUSFM[usfm] }

    /// The book with a value in a column, ignoring case.
    func book(_ value: String, column: Int) -> Book? {
        let folded = value.lowercased()
        guard let first = folded.utf8.first else { return nil }
        let index = rows.firstIndex { row in
            // Compares the first letters, because lowercasing every value takes several times as long.
            guard column < row.count, let start = row[column].utf8.first, start >= 0x80 || start | 0x20 == first | 0x20
            else { return false }
            return row[column].lowercased() == folded
        }
        return index.map(Book.init(at:))
    }

    /// The value of a column for a book; nil if it has none.
    func value(of book: Book, column: Int) -> String? {
        let row = rows[Int(book.index)]
        guard column < row.count, !row[column].isEmpty else { return nil }
        return row[column]
    }
}
