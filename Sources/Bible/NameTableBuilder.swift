/// Fills a table of names.
struct NameTableBuilder {
    private(set) var table: FoldedTable<BookName>

    init(capacity: Int) {
        table = FoldedTable(capacity: capacity)
    }

    /// Inserts the names of a language.
    mutating func insert(_ names: StaticString, commaSeparatesVerse: Bool) {
        for row in Table(names).rows(separatedBy: ":") where row.count == 2 {
            guard let book = Book(osis: String(Substring(row[0]))) else { continue }
            for (place, name) in row[1].split(separator: UInt8(ascii: ",")).enumerated() {
                insert(name, book) {
                    $0.standsAlone = $0.standsAlone || place == 0 || name.count > 4
                    $0.commaSeparatesVerse = $0.commaSeparatesVerse || commaSeparatesVerse
                }
            }
        }
    }

    /// Inserts the short names that several books have, before any other.
    mutating func insertAmbiguousNames() {
        for row in Table(BookNames.ambiguous).rows() {
            for id in row.dropFirst() {
                guard let book = Book(osis: String(Substring(id))) else { continue }
                insert(row[0], book) { _ in }
            }
        }
    }

    /// Inserts the codes that many sites share.
    mutating func insertCodes() {
        for book in Book.all {
            for code in [book.osis, book.usfm, book.code(in: .blueLetterBible) ?? ""] {
                insert(code.utf8, book) { $0.standsAlone = true }
            }
        }
    }

    /// Marks the names that are ordinary words.
    mutating func refuseEverydayWordsAlone() {
        for word in Table(BookNames.everyday).rows().joined().map(Array.init) {
            guard var name = table.value(ordinal: nil, bytes: word, range: 0..<word.count) else { continue }
            name.standsAlone = false
            table.update(ordinal: nil, bytes: word, range: 0..<word.count) { _ in name }
        }
    }

    private mutating func insert(_ name: some Sequence<UInt8>, _ book: Book, _ change: (inout BookName) -> Void) {
        let bytes = Array(name)
        guard !bytes.isEmpty else { return }
        let isAccented = bytes.contains { $0 >= 0x80 }
        let (tokens, folded) = Tokenizer.tokens(of: bytes)
        let key = Self.key(tokens, folded)
        table.update(ordinal: key.ordinal, bytes: folded, range: key.range) { old in
            var name = old ?? BookName()
            name.add(book, isAccented: isAccented)
            change(&name)
            return name
        }
    }

    /// Takes a leading `1`, `I` or `First` for its digit.
    private static func key(_ tokens: [Token], _ folded: [UInt8]) -> NameTable.Key {
        let word = Int(tokens[0].foldedStart)..<Int(tokens[0].foldedEnd)
        let rest = word.upperBound..<folded.count
        guard !rest.isEmpty else { return NameTable.Key(ordinal: nil, range: word) }
        if tokens[0].kind == .number, word.count == 1 { return NameTable.Key(ordinal: folded[0], range: rest) }
        guard let digit = Keywords.english.ordinal(bytes: folded, range: word)?.digit else {
            return NameTable.Key(ordinal: nil, range: 0..<folded.count)
        }
        return NameTable.Key(ordinal: digit, range: rest)
    }
}
