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
    /// The start of a range follows: `from 1 to 6`.
    case from
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
    /// The number before it is that of a reading in the year of the church: `71 зач.`
    case lection
    /// The ending that makes a number an ordinal: `1st`.
    case sign
    /// A word for a chapter or a verse that makes the number before it an ordinal, and cannot count: `16 стих`.
    case numbered
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
    /// What a word means; some words are both: `I` is "first", and "and" in Polish.
    struct Meaning: Sendable {
        /// What it means if it is not the name of a book.
        var keyword: Keyword?
        /// What it means beside a number or before a name: an ordinal, or the ending of one.
        var ordinal: Keyword?
        /// Whether it comes before the start of a range; it may be a filler too.
        var startsRange = false
        /// Whether it makes the number before it an ordinal.
        var isNumbered = false
        /// What it means directly after a number: ``Keyword/next`` or ``Keyword/following``. It may be another keyword elsewhere.
        var continuation: Keyword?
    }

    private let meanings: FoldedTable<Meaning>

    static let english = Keywords([.english])
    /// The keywords of all languages that every text is read in, English first.
    static let every = Keywords(BookNames.languages.filter { $0.use == .always })

    /// The keywords of these languages; the first meaning of a word wins.
    init(_ languages: [BookNames.Language]) {
        var meanings = FoldedTable<Meaning>(capacity: languages.count * 64)
        for language in languages { Self.insert(language.words, &meanings) }
        self.meanings = meanings
    }

    private static func insert(_ table: TableReader, _ meanings: inout FoldedTable<Meaning>) {
        var (name, reader) = (FoldedName(), table)
        // The keywords come before the names.
        while reader.nextLine(), let keyword = reader.nextString().flatMap(Keyword.init) {
            let isOrdinal = keyword == .sign || keyword.digit != nil
            while let word = reader.nextField(" ") {
                name.fold(reader.bytes, word)
                meanings.update(FoldedKey(name.bytes[...]), inserting: Meaning()) { meaning in
                    if keyword == .from {
                        meaning.startsRange = true
                    } else if keyword == .numbered {
                        meaning.isNumbered = true
                    } else if isOrdinal {
                        meaning.ordinal = meaning.ordinal ?? keyword
                    } else {
                        meaning.keyword = meaning.keyword ?? keyword
                        if keyword == .next || keyword == .following {
                            meaning.continuation = meaning.continuation ?? keyword
                        }
                    }
                }
            }
        }
    }

    /// The words with a meaning, folded.
    func words(_ keyword: Keyword) -> [ArraySlice<UInt8>] {
        meanings.indices.compactMap { meanings[$0].value.keyword == keyword ? meanings[$0].key.text : nil }
    }

    /// What a folded word means; nil if nothing.
    func meaning(_ word: ArraySlice<UInt8>) -> Meaning? { meanings.value(of: word) }

    /// The keyword that a folded word is.
    func keyword(_ word: ArraySlice<UInt8>) -> Keyword? { meaning(word)?.keyword }

    /// The ordinal that a folded word is, or the ending of one.
    func ordinal(_ word: ArraySlice<UInt8>) -> Keyword? { meaning(word)?.ordinal }
}

extension Book {
    /// Whether a word may be the number of a book: `1`, `II`, `third`.
    package static func isNumber(_ word: Substring) -> Bool {
        if word.utf8.count == 1, let digit = word.utf8.first, digit > 0x30, digit < 0x35 { return true }
        let ordinal = Keywords.english.ordinal(Array(String(word).folded.utf8)[...])
        return [.first, .second, .third, .fourth].contains(ordinal)
    }
}
