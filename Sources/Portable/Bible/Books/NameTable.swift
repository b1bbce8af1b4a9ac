/// The book names of one or more languages.
struct NameTable: Sendable {
    /// The books by the folded names.
    let names: FoldedTable<BookName>

    /// English, with the codes that many sites share.
    static let english = NameTable(english: .english)

    /// All other languages that every text is read in, without patterns; a name that means different books in two of
    /// them has several books.
    static let others = NameTable(othersOf: BookNames.languages.filter { $0.use == .always && $0.code != "en" })

    /// The books that a folded name means.
    subscript(name: FoldedKey) -> BookName? { names[name] }

    /// The books that a part of a folded text means, after an ordinal if there is one.
    func name(_ text: ArraySlice<UInt8>, ordinal: UInt8?) -> BookName? { names.value(of: text, ordinal: ordinal) }

    /// The names of these languages.
    init(_ languages: [BookNames.Language]) {
        var builder = Self.builder(languages)
        builder.markSharedNames()
        names = builder.names
    }

    /// The names of the languages that a text may be in, without those that only count where its language is known.
    init(sharedBy languages: [BookNames.Language]) {
        // The rarest spellings would make texts wait that only name a well-known book.
        var builder = Self.builder(languages, maximumSpellings: 16)
        builder.removeAmbiguousNames()
        names = builder.names
    }

    private init(othersOf languages: [BookNames.Language]) {
        names = Self.builder(languages, maximumSpellings: 0).names
    }

    private static func builder(_ languages: [BookNames.Language], maximumSpellings: Int = .max) -> NameTableBuilder {
        var builder = NameTableBuilder(capacity: languages.count * 512, maximumSpellings: maximumSpellings)
        for language in languages { builder.insert(language) }
        return builder
    }

    private init(english: BookNames.Language) {
        var builder = NameTableBuilder(capacity: 1024)
        builder.insertAmbiguousNames()
        builder.markContestedNames()
        builder.insert(english)
        builder.insertCodes()
        builder.markEverydayWords()
        self.names = builder.names
    }
}
