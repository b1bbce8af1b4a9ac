import Bible
import UTF8Text

/// The values of the variables for one passage. Shared, not copied: the values that many apps use are kept.
final class PassageValues {
    let passage: Passage
    private let first: Passage.Span
    private let translation: TranslationCode?
    /// The name of the versification; nil for the default.
    private let versification: String?
    private lazy var text = passage.text
    private lazy var osis = String(writing: { passage.appendOSIS(separator: UInt8(ascii: ";"), to: &$0) })

    /// - Parameters:
    ///   - passage: as much of the passage as an app can open.
    ///   - url: the translation and the versification.
    init(_ passage: Passage, of url: CommonSchemeURL) {
        self.passage = passage
        first = Self.withAdditionalPsalm(passage.spans[0])
        translation = url.translation
        versification = url.v11n
    }

    /// Nil where the variable is not defined for this passage.
    ///
    /// - Parameter translations: the app's own codes, by the codes in general use; nil where it has the latter.
    func value(_ variable: PassageVariable, translations: [String: String]? = nil) -> String? {
        guard var value = unstyledValue(variable, translations) else { return nil }
        for style in variable.styles { value = style.applied(to: value) }
        return value
    }

    private func unstyledValue(_ variable: PassageVariable, _ translations: [String: String]?) -> String? {
        switch variable.name {
        case .passages: passage.passages
        case .osis: osis
        case .usfm: passage.spans.allSatisfy { Self.isInUSFM($0.start.book) } ? passage.usfm : nil
        case .text: text
        case .book: code(of: first.start.book, variable.table)
        case .testament: testament
        case .endBook: end.flatMap { code(of: $0.book, variable.table) }
        case .translation: translationCode(variable.table, translations)
        case .versification: versification.flatMap { Self.swordVersifications[$0] }
        default: number(variable)
        }
    }

    /// The value of a variable that is a number, or two: `16-18`.
    private func number(_ variable: PassageVariable) -> String? {
        switch variable.name {
        case .bookNumber: Self.number(of: first.start.book, variable.table)
        case .chapter: first.start.chapter.map { String($0) }
        case .startChapter: String(first.start.chapter ?? 1)
        case .chapters: chapters
        case .verse: first.start.verse.map { String($0) }
        case .startVerse: String(first.start.verse ?? 1)
        case .verses: verses
        case .endBookNumber: end.flatMap { Self.number(of: $0.book, variable.table) }
        case .endChapter: end?.chapter.map { String($0) }
        case .endVerse: end?.verse.map { String($0) }
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

    private var chapters: String? {
        guard first.start.verse == nil, first.start.book == first.end.book, let chapter = first.start.chapter else {
            return nil
        }
        return Self.range(chapter, first.end.chapter)
    }

    private var verses: String? {
        guard let verse = first.start.verse, first.start.book == first.end.book,
            first.start.chapter == first.end.chapter
        else { return nil }
        return Self.range(verse, first.end.verse)
    }

    private static func range(_ start: Int, _ end: Int?) -> String {
        guard let end, end != start else { return String(start) }
        return String(start) + "-" + String(end)
    }

    private func code(of book: Book, _ table: PassageVariable.Table?) -> String? {
        switch table {
        case .osis: book.osis
        case .usfm: Self.isInUSFM(book) ? book.usfm : nil
        case .codes(let codes): book.code(in: codes)
        default: book.name
        }
    }

    private static func number(of book: Book, _ table: PassageVariable.Table?) -> String? {
        if case .order(let order)? = table { return book.number(in: order).map { String($0) } }
        return book.number.map { String($0) }
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
        return Passage.Span(
            Passage.Location(book, 1, span.start.verse), to: Passage.Location(book, 1, span.end.verse))
    }

    private static let swordVersifications = [
        "KJV": "KJV", "NRSV": "NRSV", "Original": "Leningrad", "Septuagint": "LXX", "Synodal": "Synodal",
        "Vulgate": "Vulg",
    ]
}
