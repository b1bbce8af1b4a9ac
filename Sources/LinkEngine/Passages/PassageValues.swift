import Bible

/// The values of the variables for one passage. Shared, not copied: the templates of many apps ask for them.
final class PassageValues {
    let passage: Passage
    /// The code of the translation in general use.
    let translation: String?
    /// The name of the versification; nil for the default.
    let versification: String?

    /// - Parameter known: the translation, if it is one that the tables have.
    init(_ hub: CommonSchemeURL, known: Translation?) {
        passage = hub.passage
        translation = hub.translation
        self.known = known
        versification = hub.versification
        first = Self.withAdditionalPsalm(hub.passage.spans[0])
    }

    private let first: Passage.Span
    private let known: Translation?
    /// Apps write it in several ways.
    private lazy var text = passage.text

    /// Nil where the variable is not defined for this passage.
    ///
    /// - Parameter translations: the app's own codes, by the codes in general use; nil where it has the latter.
    func value(_ variable: PassageVariable, translations: [String: String]? = nil) -> String? {
        guard let plain = plain(variable, translations) else { return nil }
        return variable.styles.isEmpty ? plain : variable.styles.reduce(plain) { $1.apply(to: $0) }
    }

    private func plain(_ variable: PassageVariable, _ translations: [String: String]?) -> String? {
        switch variable.name {
        case .passages: passage.passages
        case .osis: passage.spans.map(\.osis).joined(separator: ";")
        case .usfm: passage.spans.allSatisfy { Self.isInUSFM($0.start.book) } ? passage.usfm : nil
        case .text: text
        case .book: code(of: first.start.book, variable.table)
        case .testament: testament
        case .endBook: end.flatMap { code(of: $0.book, variable.table) }
        case .translation: translationCode(variable.table, translations)
        case .versification: versification.flatMap { Self.swordVersifications[$0] }
        default:
            numbers(variable).map { first, last in
                String(first) + (last.map { "-" + String($0) } ?? "")
            }
        }
    }

    /// The number that a variable is, and the last one where it is several; nil where the variable is not defined for
    /// this passage, or is no number.
    func numbers(_ variable: PassageVariable) -> (first: Int, last: Int?)? {
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
        if case .site(let site)? = table { return known?.code(at: site) }
        guard let translations else { return translation }
        return translations[translation]
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
