/// Book names by folded text.
struct NameTable: Sendable {
    private var table: FoldedTable<BookName>

    /// English, with the codes that many sites share.
    static let english = NameTable(english: BookNames.english)

    /// The other languages, by code.
    static let byLanguage = Dictionary(
        BookNames.languages.filter { $0.code != "en" }.map { ($0.code, NameTable($0)) },
        uniquingKeysWith: { first, _ in first })

    /// The other languages in one; a name that has different books in two of them has several.
    static let others = NameTable(BookNames.languages.filter { $0.code != "en" })

    /// What a name is written with: the ordinal in front as a digit, and the rest.
    struct Key {
        var ordinal: UInt8?
        var range: Range<Int>
    }

    func name(_ key: Key, in folded: [UInt8]) -> BookName? {
        table.value(ordinal: key.ordinal, bytes: folded, range: key.range)
    }

    private init(_ language: BookNames.Language) {
        self.init([language])
    }

    private init(_ languages: [BookNames.Language]) {
        table = FoldedTable(capacity: languages.count * 512)
        for language in languages {
            insert(language.names, commaSeparatesVerse: language.commaSeparatesVerse)
        }
    }

    private init(english names: StaticString) {
        table = FoldedTable(capacity: 1024)
        for line in BookNames.ambiguous.description.split(separator: "\n") {
            let words = line.split { $0 == ":" || $0 == "," || $0 == " " }
            for id in words.dropFirst() {
                guard let book = Book(osis: String(id)) else { continue }
                insert(words[0].utf8, book) { _ in }
            }
        }
        insert(names, commaSeparatesVerse: false)
        for book in Book.all {
            for code in [book.osis, book.usfm, book.code(in: .blueLetterBible) ?? ""] {
                insert(code.utf8, book) { $0.standsAlone = true }
            }
        }
        for word in BookNames.everyday.description.split(whereSeparator: \.isWhitespace) {
            refuseAlone(word.utf8)
        }
    }

    private mutating func insert(_ names: StaticString, commaSeparatesVerse: Bool) {
        for line in names.description.utf8.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
            guard parts.count == 2, let book = Book(osis: String(Substring(parts[0]))) else { continue }
            for (place, name) in parts[1].split(separator: UInt8(ascii: ",")).enumerated() {
                insert(name, book) {
                    $0.standsAlone = $0.standsAlone || place == 0 || name.count > 4
                    $0.commaSeparatesVerse = $0.commaSeparatesVerse || commaSeparatesVerse
                }
            }
        }
    }

    private mutating func insert(_ name: some Sequence<UInt8>, _ book: Book, _ change: (inout BookName) -> Void) {
        let bytes = Array(name)
        let isAccented = bytes.contains { $0 >= 0x80 }
        let (tokens, folded) = Tokenizer.tokens(of: bytes)
        let key = Self.key(tokens, folded)
        guard !key.range.isEmpty else { return }
        table.update(ordinal: key.ordinal, bytes: folded, range: key.range) { old in
            var name = old ?? BookName()
            name.add(book, isAccented: isAccented)
            change(&name)
            return name
        }
    }

    private mutating func refuseAlone(_ word: some Sequence<UInt8>) {
        let word = Array(word)
        guard var name = table.value(ordinal: nil, bytes: word, range: 0..<word.count) else { return }
        name.standsAlone = false
        table.update(ordinal: nil, bytes: word, range: 0..<word.count) { _ in name }
    }

    /// Takes a leading `1`, `I` or `First` for its digit.
    private static func key(_ tokens: [Token], _ folded: [UInt8]) -> Key {
        let word = Int(tokens[0].foldedStart)..<Int(tokens[0].foldedEnd)
        let rest = word.upperBound..<folded.count
        guard !rest.isEmpty else { return Key(ordinal: nil, range: word) }
        if tokens[0].kind == .number, word.count == 1 { return Key(ordinal: folded[0], range: rest) }
        guard let digit = Keywords.english.ordinal(bytes: folded, range: word)?.digit else {
            return Key(ordinal: nil, range: 0..<folded.count)
        }
        return Key(ordinal: digit, range: rest)
    }
}
