/// The book names of one or more languages.
struct NameTable: Sendable {
    private let names: [FoldedKey: BookName]

    /// English, with the codes that many sites share.
    static let english = NameTable(english: BookNames.english)

    /// All other languages together; a name that means different books in two of them has several books.
    static let others = NameTable(BookNames.languages.filter { $0.code != "en" })

    /// The books that a folded name means.
    subscript(name: FoldedKey) -> BookName? { names[name] }

    /// The names of these languages.
    init(_ languages: [BookNames.Language]) {
        var builder = NameTableBuilder(capacity: languages.count * 512)
        for language in languages {
            builder.insert(language.names, commaSeparatesVerse: language.commaSeparatesVerse)
        }
        names = builder.names
    }

    private init(english names: StaticString) {
        var builder = NameTableBuilder(capacity: 1024)
        builder.insertAmbiguousNames()
        builder.insert(names, commaSeparatesVerse: false)
        builder.insertCodes()
        builder.markEverydayWords()
        self.names = builder.names
    }
}
