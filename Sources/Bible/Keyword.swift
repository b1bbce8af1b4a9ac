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

    /// The digit that an ordinal stands for, in ASCII.
    var digit: UInt8? {
        switch self {
        case .first: UInt8(ascii: "1")
        case .second: UInt8(ascii: "2")
        case .third: UInt8(ascii: "3")
        case .fourth: UInt8(ascii: "4")
        default: nil
        }
    }
}

/// The keywords that a text may use: those of English and of its language, or of every language where none is named.
struct Keywords: Sendable {
    private var table = FoldedTable<Keyword>(capacity: 256)

    /// The keywords for a language.
    static func forLanguage(_ code: String?) -> Keywords {
        guard let code else { return every }
        return code == "en" ? english : byLanguage[code] ?? english
    }

    private static let every = Keywords(languages: nil)
    private static let english = Keywords(languages: ["en"])
    private static let byLanguage = Dictionary(
        KeywordData.table.description.split(separator: "\n").map { String($0.prefix(2)) }
            .map { ($0, Keywords(languages: [$0, "en"])) },
        uniquingKeysWith: { first, _ in first })

    /// Takes the words of the languages, the first meaning of a word winning; without a list, those of all.
    private init(languages: [String]?) {
        let lines = KeywordData.table.description.split(separator: "\n").map { $0.split(separator: " ") }
        for language in languages ?? ["en", ""] {
            for line in lines where language.isEmpty || line[0] == language {
                guard let keyword = Keyword(rawValue: String(line[1])) else { continue }
                line.dropFirst(2).forEach { insert($0, as: keyword) }
            }
        }
    }

    private mutating func insert(_ word: Substring, as keyword: Keyword) {
        let folded = Tokenizer.tokens(of: Array(word.utf8)).folded
        table.update(ordinal: nil, bytes: folded, range: 0..<folded.count) { $0 ?? keyword }
    }

    /// The keyword that lies in `bytes` at `range`.
    func keyword(bytes: [UInt8], range: Range<Int>) -> Keyword? {
        table.value(ordinal: nil, bytes: bytes, range: range)
    }
}
