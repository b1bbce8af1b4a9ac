/// ``BookData`` taken apart, and its columns as indices.
struct Catalogue: Sendable {
    /// One row per book: OSIS id, USFM code, name, codes.
    let rows: [[String]]
    /// For every column, the book that has a value.
    private let indices: [[String: Book]]

    static let shared = Catalogue(BookData.table)

    private init(_ table: StaticString) {
        let rows = table.description.split(separator: "\n").map { line in
            line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        }
        let width = rows.reduce(0) { max($0, $1.count) }
        indices = (0..<width).map { column in
            let pairs = rows.enumerated().compactMap { place, row in
                column < row.count && !row[column].isEmpty ? (row[column], Book(at: place)) : nil
            }
            return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        }
        self.rows = rows
    }

    /// The books by the values of a column.
    func books(byColumn column: Int) -> [String: Book] { indices[column] }

    /// The value of a column for a book, if it has one.
    func value(of book: Book, column: Int) -> String? {
        let row = rows[Int(book.index)]
        guard column < row.count, !row[column].isEmpty else { return nil }
        return row[column]
    }
}
