/// The meaning of a word in a reference that is not a book name.
enum Keyword: String, Sendable {
    /// A chapter number follows.
    case chapter
    /// A verse number follows.
    case verse
    /// Another item follows.
    case and
    /// The end of a range follows.
    case to
    /// The text goes on to the end of the chapter, or of the book.
    case following
    /// The text goes on for one verse or chapter.
    case next
    /// The title of a psalm.
    case title
    /// Means nothing: `of the book of`.
    case filler
    /// The ending that makes a number an ordinal: `1st`.
    case sign
    // The ordinals in front of a book.
    case first
    case second
    case third
    case fourth
    case fifth

    /// The digit of an ordinal, in ASCII.
    var digit: UInt8? {
        switch self {
        case .first: UInt8(ascii: "1")
        case .second: UInt8(ascii: "2")
        case .third: UInt8(ascii: "3")
        case .fourth: UInt8(ascii: "4")
        case .fifth: UInt8(ascii: "5")
        default: nil
        }
    }
}

/// The keywords that a text may use: those of English and of its language, or of all languages if none is given.
final class Keywords: Sendable {
    private let words: [FoldedKey: Keyword]
    /// Ordinals and their endings; a table of its own because some of them are other words too: `I` and `i`.
    private let ordinals: [FoldedKey: Keyword]

    static let english = Keywords(languages: ["en"])
    /// The keywords of all languages, English first.
    static let every = Keywords(languages: ["en", nil])

    /// The keywords of these languages, nil for all; the first meaning of a word wins.
    init(languages: [String?]) {
        words = Self.table(of: [KeywordData.table], languages)
        ordinals = Self.table(of: [KeywordData.englishOrdinals, KeywordData.ordinals], languages)
    }

    private static func table(of data: [StaticString], _ languages: [String?]) -> [FoldedKey: Keyword] {
        var table: [FoldedKey: Keyword] = [:]
        for data in data { insert(data, languages, into: &table) }
        return table
    }

    private static func insert(
        _ data: StaticString, _ languages: [String?], into table: inout [FoldedKey: Keyword]
    ) {
        var name = FoldedName()
        for language in languages {
            let code = language.map { Array($0.utf8) }
            var reader = TableReader(data)
            while reader.nextLine() {
                guard let field = reader.nextField(" "), code == nil || code == Array(reader.bytes[field]),
                    let keyword = reader.nextField(" ").flatMap({ Keyword(rawValue: reader.string($0)) })
                else { continue }
                while let word = reader.nextField(" ") {
                    name.fold(reader.bytes, word)
                    let key = FoldedKey(Array(name.bytes)[...])
                    if table[key] == nil { table[key] = keyword }
                }
            }
        }
    }

    /// The keyword that a folded word is.
    func keyword(_ word: ArraySlice<UInt8>) -> Keyword? { words[FoldedKey(word)] }

    /// The ordinal that a folded word is, or the ending of one.
    func ordinal(_ word: ArraySlice<UInt8>) -> Keyword? { ordinals[FoldedKey(word)] }
}
