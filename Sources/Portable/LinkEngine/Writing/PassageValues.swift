import Bible
import Text

/// The values of the variables for one passage. Shared, not copied: the values that many apps use are kept.
final class PassageValues {
    let passage: Passage
    let extent: PassageExtent
    private let first: Passage.Span
    private let translation: TranslationCode?
    /// The name of the versification; nil for the default.
    private let versification: String?
    private lazy var text = Array(passage.text.utf8)
    private lazy var osis = Array(String(writing: { passage.appendOSIS(separator: UInt8(ascii: ";"), to: &$0) }).utf8)

    /// - Parameters:
    ///   - passage: as much of the passage as an app can open.
    ///   - url: the translation and the versification.
    init(_ passage: Passage, of url: CommonSchemeURL) {
        self.passage = passage
        extent = PassageExtent(passage)
        first = Self.withAdditionalPsalm(passage.spans[0])
        translation = url.translation
        versification = url.v11n
    }

    /// Nil where the variable is not defined for this passage.
    ///
    /// - Parameter translations: the app's own codes, by the codes in general use; nil where it uses these.
    func value(_ variable: PassageVariable, translations: [String: String]? = nil) -> String? {
        var text: [UInt8] = []
        return append(variable, translations, to: &text) ? String(decoding: text, as: UTF8.self) : nil
    }

    /// Appends the value of a variable; false where it is not defined for this passage.
    func append(_ variable: PassageVariable, _ translations: [String: String]?, to text: inout [UInt8]) -> Bool {
        let start = text.count
        guard appendUnstyled(variable, translations, to: &text) else { return false }
        for style in variable.styles { style.apply(to: &text, from: start) }
        return true
    }

    private func appendUnstyled(
        _ variable: PassageVariable, _ translations: [String: String]?, to text: inout [UInt8]
    ) -> Bool {
        switch variable.name {
        case .passages: passage.appendPassages(to: &text)
        case .osis: text += osis
        case .usfm:
            guard passage.spans.allSatisfy({ Self.isInUSFM($0.start.book) }) else { return false }
            passage.appendUSFM(to: &text)
        case .text: text += self.text
        case .book, .testament, .endBook, .translation, .versification:
            guard let code = code(variable, translations) else { return false }
            text.append(code)
        default:
            guard let (first, last) = numbers(variable) else { return false }
            text.append(first)
            if let last { text.append(UInt8(ascii: "-"), last) }
        }
        return true
    }

    /// The value of a variable that is a code or a name; nil where the variable is not defined for this passage.
    private func code(_ variable: PassageVariable, _ translations: [String: String]?) -> String? {
        switch variable.name {
        case .book: code(of: first.start.book, variable.table)
        case .testament: testament
        case .endBook: end.flatMap { code(of: $0.book, variable.table) }
        case .translation: translationCode(variable.table, translations)
        case .versification: versification.flatMap { Self.swordVersifications[$0] }
        default: nil
        }
    }

    /// The value of a variable that is a number, and the last one where it is a range of numbers; nil where the variable
    /// is not defined for this passage.
    private func numbers(_ variable: PassageVariable) -> (first: Int, last: Int?)? {
        switch variable.name {
        case .bookNumber: number(of: first.start.book, variable.table).map { ($0, nil) }
        case .chapter: first.start.chapter.map { ($0, nil) }
        case .startChapter: (first.start.chapter ?? 1, nil)
        case .chapters: chapters
        case .verse: first.start.verse.map { ($0, nil) }
        case .startVerse: (first.start.verse ?? 1, nil)
        case .verses: verses
        case .endBookNumber: end.flatMap { number(of: $0.book, variable.table) }.map { ($0, nil) }
        case .endChapter: end?.chapter.map { ($0, nil) }
        case .endVerse: end?.verse.map { ($0, nil) }
        default: nil
        }
    }

    private var end: Passage.Location? { first.isSingle ? nil : first.end }

    private var testament: String? {
        switch first.start.book.testament {
        case .old: "ot"
        case .new: "nt"
        case .deuterocanon: nil
        }
    }

    private var chapters: (first: Int, last: Int?)? {
        guard first.start.verse == nil, first.start.book == first.end.book, let chapter = first.start.chapter else {
            return nil
        }
        return (chapter, first.end.chapter == chapter ? nil : first.end.chapter)
    }

    private var verses: (first: Int, last: Int?)? {
        guard let verse = first.start.verse, first.start.book == first.end.book,
            first.start.chapter == first.end.chapter
        else { return nil }
        return (verse, first.end.verse == verse ? nil : first.end.verse)
    }

    private func code(of book: Book, _ table: PassageVariable.Table?) -> String? {
        switch table {
        case .osis: book.osis
        case .usfm: Self.isInUSFM(book) ? book.usfm : nil
        case .codes(let codes): book.code(in: codes)
        default: book.name
        }
    }

    private func number(of book: Book, _ table: PassageVariable.Table?) -> Int? {
        if case .order(let order)? = table { return book.number(in: order) }
        return book.number
    }

    private func translationCode(_ table: PassageVariable.Table?, _ translations: [String: String]?) -> String? {
        guard let translation else { return nil }
        if case .site(let site)? = table { return translation.listed?.code(at: site) }
        guard let translations else { return translation.text }
        return translations[translation.text]
    }

    /// Whether the USFM code is the book's own: the Song of the Three is a part of the book that has its code.
    private static func isInUSFM(_ book: Book) -> Bool {
        !book.isDeuterocanonical || Book(usfm: book.usfm) == book
    }

    /// Apps that have Psalm 151 have it as a book of its own, of one chapter.
    private static func withAdditionalPsalm(_ span: Passage.Span) -> Passage.Span {
        guard span.start.isAdditionalPsalm else { return span }
        let book = Book.additionalPsalm
        return Passage.Span(Passage.Location(book, 1, span.start.verse), to: Passage.Location(book, 1, span.end.verse))
    }

    private static let swordVersifications = [
        "KJV": "KJV", "NRSV": "NRSV", "Original": "Leningrad", "Segond": "Segond", "Septuagint": "LXX",
        "Synodal": "Synodal", "Vulgate": "Vulg",
    ]
}
