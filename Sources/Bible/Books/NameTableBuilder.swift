/// Fills a table of names.
struct NameTableBuilder {
    private(set) var table: FoldedTable<BookName>
    private var name = FoldedName()

    init(capacity: Int) {
        table = FoldedTable(capacity: capacity)
    }

    /// Inserts the names of a language.
    mutating func insert(_ names: StaticString, commaSeparatesVerse: Bool) {
        var reader = TableReader(names)
        while reader.nextLine() {
            guard let book = reader.nextBook(":") else { continue }
            var isFirst = true
            while let field = reader.nextField(",") {
                let standsAlone = isFirst || field.count > 3
                isFirst = false
                insert(reader.bytes, field, book) {
                    $0.standsAlone = $0.standsAlone || standsAlone
                    $0.commaSeparatesVerse = $0.commaSeparatesVerse || commaSeparatesVerse
                }
            }
        }
    }

    /// Inserts the short names that several books have, before any other.
    mutating func insertAmbiguousNames() {
        var reader = TableReader(BookNames.ambiguous)
        while reader.nextLine() {
            guard let name = reader.nextField(" ") else { continue }
            while let book = reader.nextBook(" ") { insert(reader.bytes, name, book) { _ in } }
        }
    }

    /// Inserts the codes that many sites share.
    mutating func insertCodes() {
        for book in Book.all {
            for code in [book.osis, book.usfm, book.code(in: .blueLetterBible) ?? ""] where !code.isEmpty {
                let bytes = Array(code.utf8)
                insert(bytes, 0..<bytes.count, book) { $0.standsAlone = true }
            }
        }
    }

    /// Marks the names that are ordinary words.
    mutating func refuseEverydayWordsAlone() {
        var reader = TableReader(BookNames.everyday)
        while reader.nextLine() {
            while let word = reader.nextField(" ") {
                guard var name = table.value(ordinal: nil, bytes: reader.bytes, range: word) else { continue }
                name.standsAlone = false
                table.update(ordinal: nil, bytes: reader.bytes, range: word) { _ in name }
            }
        }
    }

    private mutating func insert(
        _ text: [UInt8], _ range: Range<Int>, _ book: Book, _ change: (inout BookName) -> Void
    ) {
        name.fold(text, range)
        let (key, isAccented) = (key, name.isAccented)
        table.update(ordinal: key.ordinal, bytes: name.bytes, range: key.range) { old in
            var name = old ?? BookName()
            name.add(book, isAccented: isAccented)
            change(&name)
            return name
        }
    }

    /// Takes a leading `1`, `I` or `First` for its digit.
    private var key: NameTable.Key {
        let rest = name.firstEnd..<name.bytes.count
        guard !rest.isEmpty else { return NameTable.Key(ordinal: nil, range: 0..<name.firstEnd) }
        if name.firstEnd == 1, name.bytes[0] <= UInt8(ascii: "9") {
            return NameTable.Key(ordinal: name.bytes[0], range: rest)
        }
        guard let digit = Keywords.english.ordinal(bytes: name.bytes, range: 0..<name.firstEnd)?.digit else {
            return NameTable.Key(ordinal: nil, range: 0..<name.bytes.count)
        }
        return NameTable.Key(ordinal: digit, range: rest)
    }
}
