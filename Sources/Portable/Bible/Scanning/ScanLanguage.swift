/// A language that running text is read in: its names and words, and how its Bibles number verses.
final class ScanLanguage: Sendable {
    let code: String
    /// The names and keywords; nil for English.
    let tables: LanguageTables?
    let filter: WordFilter
    let words: ProseWords
    var numberWords: NumberWords { numberTable.value }
    /// Whether its style separates chapter and verse with a comma.
    let commaSeparatesVerse: Bool
    /// How its Bibles number verses.
    let numbering: Numbering
    /// The versifications to try where that of its Bibles lacks a verse.
    let otherVersifications: [Versification]

    private let fullNames: Lazy<[Book: String]>
    private let numberTable: Lazy<NumberWords>

    private init(_ language: BookNames.Language) {
        let code = language.code
        self.code = code
        fullNames = Lazy { code == "en" ? [:] : BookNames.fullNames(language: code) ?? [:] }
        tables = LanguageTables.forLanguage(language.code)
        words = ProseWords(language: code)
        filter = WordFilter(language, keywords: (tables ?? .english).keywords, sacred: words.all(.sacred))
        numberTable = Lazy { NumberWords(language: code) }
        commaSeparatesVerse = language.commaSeparatesVerse
        numbering = language.numbering
        otherVersifications =
            switch language.code {
            case "en": []
            case "ru", "uk", "bg", "mk", "sr": [.english, .synodal]
            // The liturgy of these languages numbers the psalms as the Vulgate or the Septuagint does.
            case "el", "es", "fr", "it", "pl", "pt", "ro": [.english, .original, .catholic, .vulgate]
            default: [.english, .original, .catholic]
            }
    }

    /// The number of chapters of the book that a folded word means, with any number before it; nil if it means none.
    func chapterCount(of word: String) -> Int? {
        for ordinal in [nil, UInt8(ascii: "1"), UInt8(ascii: "3")] {
            let key = FoldedKey(ordinal: ordinal, Array(word.utf8)[...])
            if let name = tables?.names?[key] ?? NameTable.english[key] { return name[0].chapterCount }
        }
        return nil
    }

    /// The full name of a book in the language.
    func fullName(of book: Book) -> String { fullNames.value[book] ?? book.name }

    private static let all = Dictionary(
        uniqueKeysWithValues: BookNames.languages.map { language in
            (language.code, Lazy { ScanLanguage(language) })
        })

    /// The language with a code; nil if its book names are not known.
    static func with(_ code: String) -> ScanLanguage? { all[code]?.value }
}
