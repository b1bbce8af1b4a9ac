import Bible

/// How a site writes a book.
enum BookSpelling: Hashable {
    /// By names that everybody uses, in any language or in one.
    case name(language: String?)
    case usfm
    case code(Book.CodeSet)
    case number(Book.Order)

    /// The code sets of words. Those of numbers are orders.
    private static let codeSets: [Book.CodeSet] = [
        .hyphenSlug, .bibleHub, .lds, .blueLetterBible, .logos, .usccb, .allbible, .azbyka, .sefaria,
        .bibleServerGerman,
    ]

    /// The orders of numbers, the usual one first.
    static let orders: [Book.Order] = [.protestant, .russian, .logos, .bibleGateway, .douay, .hebrew]

    /// Every spelling of words, the usual ones first.
    ///
    /// - Parameter languages: the languages that the site seems to have.
    static func words(languages: [String]) -> [BookSpelling] {
        let others = BookNames.languageCodes.filter { $0 != "en" && !languages.contains($0) }
        return [.usfm] + languages.map { .name(language: $0) } + [.name(language: nil)]
            + codeSets.map { .code($0) } + others.map { .name(language: $0) }
    }

    /// Whether a text means a book in this spelling.
    func means(_ book: Book, by text: String) -> Bool {
        switch self {
        case .name(let language):
            // Names that are words of everyday language mean a book only before a number.
            let spaced = text.replacing("%20", with: " ").replacing("+", with: " ")
            let chapter = book.chapterCount
            return Self.passage(spaced, language) == Passage(spans: [.init(.init(book))])
                || Self.passage("\(spaced) \(chapter)", language) == Passage(spans: [.init(.init(book, chapter))])
        case .usfm: return text.count == 3 && Book(usfm: text) == book
        case .code(let set): return Book(code: text, in: set) == book
        case .number(let order): return Int(text).flatMap { Book(number: $0, in: order) } == book
        }
    }

    private static func passage(_ text: String, _ language: String?) -> Passage? {
        (try? Reference(parsing: text, language: language))?.passage
    }

    /// Whether a text with a letter means a book in some spelling.
    static func isBook(_ book: Book, _ text: String) -> Bool {
        words(languages: []).contains { $0.means(book, by: text) }
    }

    /// Whether a number is that of a book in some order.
    static func isBook(_ book: Book, _ number: Int) -> Bool {
        orders.contains { Book(number: number, in: $0) == book }
    }
}
