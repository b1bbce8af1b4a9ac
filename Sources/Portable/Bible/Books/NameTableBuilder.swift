/// Collects the names of a ``NameTable``.
struct NameTableBuilder {
    private(set) var names: FoldedTable<BookName>
    private var name = FoldedName()
    /// Patterns that stand for more names are left out.
    private let maximumSpellings: Int

    init(capacity: Int, maximumSpellings: Int = .max) {
        names = FoldedTable(capacity: capacity)
        self.maximumSpellings = maximumSpellings
    }

    /// Inserts the names of a language.
    mutating func insert(_ language: BookNames.Language) {
        var reader = language.names
        while reader.nextLine() {
            guard let book = reader.nextBook(":") else { continue }
            var isFirst = true
            while let field = reader.nextField(",") {
                let needsNumber = !isFirst && field.count <= 3
                isFirst = false
                insert(reader.bytes, field, book) {
                    $0.needsNumber = $0.needsNumber && needsNumber
                    $0.commaSeparatesVerse = $0.commaSeparatesVerse || language.commaSeparatesVerse
                }
            }
        }
    }

    /// Inserts the short names that several books share; must come first, so that the best known book is tried first.
    mutating func insertAmbiguousNames() {
        var reader = TableReader("shared-names.txt")
        while reader.nextLine(of: "ambiguous") {
            guard let name = reader.nextField(" ") else { continue }
            while let book = reader.nextBook(" ") { insert(reader.bytes, name, book) }
        }
    }

    /// Inserts the codes that many sites share.
    mutating func insertCodes() {
        for book in Book.all {
            for code in [book.osis, book.usfm, book.code(in: .blueLetterBible) ?? ""] where !code.isEmpty {
                let bytes = Array(code.utf8)
                insert(bytes, 0..<bytes.count, book) { $0.needsNumber = false }
            }
        }
    }

    /// Marks the names that mean several books.
    mutating func markSharedNames() {
        names.changeAll { $0.isContested = $0.isContested || $0.count > 1 && $0.isShared }
    }

    /// Leaves out the names that mean several books, and those of two letters in Hebrew and Arabic, which are words too:
    /// `في` is Philippians, and "in".
    mutating func removeAmbiguousNames() {
        names = names.filter { $1.count == 1 && ($0.ordinal != nil || $0.text.count > 4 || $0.text.first ?? 0 < 0x80) }
    }

    /// Marks the names that are ordinary words, and need a number to be read as a book.
    mutating func markEverydayWords() {
        var reader = TableReader("shared-names.txt")
        while reader.nextLine(of: "everyday") {
            while let word = reader.nextField(" ") {
                names.change(FoldedKey(reader.bytes[word])) { $0.needsNumber = true }
            }
        }
    }

    /// Marks the names of several books of which none comes first.
    mutating func markContestedNames() {
        var reader = TableReader("shared-names.txt")
        while reader.nextLine(of: "contested") {
            while let word = reader.nextField(" ") {
                name.fold(reader.bytes, word)
                names.change(FoldedKey(name.bytes[...])) { $0.isContested = true }
            }
        }
    }

    private mutating func insert(
        _ text: [UInt8], _ range: Range<Int>, _ book: Book, _ change: (inout BookName) -> Void = { _ in }
    ) {
        name.fold(text, range)
        guard !name.isPattern else {
            let pattern = NamePattern(text[range])
            guard maximumSpellings > 0, pattern.count <= maximumSpellings else { return }
            for spelling in pattern.names { insert(spelling, 0..<spelling.count, book, change) }
            return
        }
        let (isAccented, wordCount) = (name.isAccented, UInt8(clamping: name.wordCount))
        names.update(key, inserting: BookName()) { name in
            name.add(book, isAccented: isAccented)
            name.wordCount = max(name.wordCount, wordCount)
            change(&name)
        }
    }

    /// The key of the current name; a leading `1`, `I` or `First` becomes its ordinal.
    private var key: FoldedKey {
        let (first, rest) = (name.bytes[..<name.firstEnd], name.bytes[name.firstEnd...])
        var ordinal: UInt8?
        if !rest.isEmpty {
            let isDigit = first.count == 1 && name.bytes[0] <= UInt8(ascii: "9")
            ordinal = isDigit ? name.bytes[0] : Keywords.english.ordinal(first)?.digit
        }
        return FoldedKey(ordinal: ordinal, ordinal == nil ? name.bytes[...] : rest)
    }
}
