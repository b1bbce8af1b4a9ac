/// A word of a reference that is not a name.
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
    /// What makes a number an ordinal: `1st`.
    case sign
    /// An ordinal in front of a book.
    case first
    /// An ordinal in front of a book.
    case second
    /// An ordinal in front of a book.
    case third
    /// An ordinal in front of a book.
    case fourth
    /// An ordinal in front of a book.
    case fifth

    /// The digit that an ordinal stands for, in ASCII.
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

/// The keywords that a text may use: those of English and of its language, or of every language where none is named.
final class Keywords: Sendable {
    private let words: FoldedTable<Keyword>
    /// Ordinals and their signs, apart as some of them are other words too: `I` and `i`.
    private let ordinals: FoldedTable<Keyword>

    static let english = Keywords(languages: ["en"])
    /// Those of all languages, English first.
    static let every = Keywords(languages: ["en", nil])

    /// Takes the words of the languages, nil for all; the first meaning of a word wins.
    init(languages: [String?]) {
        var words = FoldedTable<Keyword>(capacity: 128)
        var ordinals = words
        Self.fill(&words, KeywordData.table, languages)
        Self.fill(&ordinals, KeywordData.englishOrdinals, languages)
        Self.fill(&ordinals, KeywordData.ordinals, languages)
        self.words = words
        self.ordinals = ordinals
    }

    private static func fill(_ table: inout FoldedTable<Keyword>, _ data: StaticString, _ languages: [String?]) {
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
                    table.update(ordinal: nil, bytes: name.bytes, range: 0..<name.bytes.count) { $0 ?? keyword }
                }
            }
        }
    }

    /// The keyword that lies in `bytes` at `range`.
    func keyword(bytes: [UInt8], range: Range<Int>) -> Keyword? {
        words.value(ordinal: nil, bytes: bytes, range: range)
    }

    /// The ordinal, or the sign of one, that lies in `bytes` at `range`.
    func ordinal(bytes: [UInt8], range: Range<Int>) -> Keyword? {
        ordinals.value(ordinal: nil, bytes: bytes, range: range)
    }
}
