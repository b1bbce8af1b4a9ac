/// Book names by folded text.
final class NameTable: Sendable {
    private let table: FoldedTable<BookName>

    /// English, with the codes that many sites share.
    static let english = NameTable(english: BookNames.english)

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

    init(_ languages: [BookNames.Language]) {
        var builder = NameTableBuilder(capacity: languages.count * 512)
        for language in languages {
            builder.insert(language.names, commaSeparatesVerse: language.commaSeparatesVerse)
        }
        table = builder.table
    }

    private init(english names: StaticString) {
        var builder = NameTableBuilder(capacity: 1024)
        builder.insertAmbiguousNames()
        builder.insert(names, commaSeparatesVerse: false)
        builder.insertCodes()
        builder.refuseEverydayWordsAlone()
        table = builder.table
    }
}
