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
    /// The end of a range is that of the chapter, or of the book: `16-end`.
    case end
    /// The title of a psalm.
    case title
    /// The code of a translation that is known where the language is given.
    case translation
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

    static let english = Keywords([.english])
    /// The keywords of all languages that every text is read in, English first.
    static let every = Keywords(BookNames.languages.filter { $0.use == .always })

    /// The keywords of these languages; the first meaning of a word wins.
    init(_ languages: [BookNames.Language]) {
        var words: [FoldedKey: Keyword] = [:]
        var ordinals: [FoldedKey: Keyword] = [:]
        for language in languages { Self.insert(language.words, &words, &ordinals) }
        self.words = words
        self.ordinals = ordinals
    }

    private static func insert(
        _ data: StaticString, _ words: inout [FoldedKey: Keyword], _ ordinals: inout [FoldedKey: Keyword]
    ) {
        var name = FoldedName()
        var reader = TableReader(data)
        while reader.nextLine() {
            guard let keyword = reader.nextField(" ").flatMap({ Keyword(rawValue: reader.string($0)) }) else {
                continue
            }
            let isOrdinal = keyword == .sign || keyword.digit != nil
            while let word = reader.nextField(" ") {
                name.fold(reader.bytes, word)
                let key = FoldedKey(Array(name.bytes)[...])
                if isOrdinal {
                    if ordinals[key] == nil { ordinals[key] = keyword }
                } else if words[key] == nil {
                    words[key] = keyword
                }
            }
        }
    }

    /// The words with a meaning, folded.
    func words(_ keyword: Keyword) -> [ArraySlice<UInt8>] {
        words.compactMap { $0.value == keyword ? $0.key.text : nil }
    }

    /// The keyword that a folded word is.
    func keyword(_ word: ArraySlice<UInt8>) -> Keyword? { words[FoldedKey(word)] }

    /// The ordinal that a folded word is, or the ending of one.
    func ordinal(_ word: ArraySlice<UInt8>) -> Keyword? { ordinals[FoldedKey(word)] }
}
