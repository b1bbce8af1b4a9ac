import Bible
package import Diagnostics
package import JSONText
public import PCRE
public import Scripting

/// A rule that reads one site: which of its links are pages of a passage, and of which. Shared, not copied: every link
/// is held against several rules.
public final class PassageRule: Sendable {
    /// How the passage is stated.
    public enum Reading: Sendable {
        /// By the named groups of the regex and the query parameters mapped to the same names.
        case groups
        /// By a template that gives a URL of the common scheme.
        case format(Substitution)
        /// By a script that completes with a URL of the common scheme.
        case script(Script)
    }

    /// The site, as people call it.
    public let site: String
    /// The links it is for: anchored at the start of the regular form of a link, and ending at the end of its path,
    /// of its query or of its fragment. See ``NormalizedLink``.
    public let pattern: Pattern
    /// How the passage is stated.
    public let reading: Reading
    /// The query parameters that state a part of the passage, in the order of the rule.
    let query: [(parameter: String, part: PassagePart)]
    /// What holds where the link says nothing else.
    let defaults: Defaults
    /// The books as this site writes them, before the names everybody knows.
    let books: BookTable?
    /// The translations as this site writes them.
    let translations: TranslationCodes?
    /// The groups that state a part; those of one part from left to right.
    let groups: [(part: PassagePart, group: Int)]
    package let testInputs: JSONValue?
    package let testResults: JSONValue?
    package let location: SourceLocation

    init(
        site: String, pattern: Pattern, reading: Reading, query: [(parameter: String, part: PassagePart)],
        defaults: Defaults, books: BookTable?, translations: TranslationCodes?, testInputs: JSONValue?,
        testResults: JSONValue?, location: SourceLocation
    ) {
        self.site = site
        self.pattern = pattern
        self.reading = reading
        self.query = query
        self.defaults = defaults
        self.books = books
        self.translations = translations
        groups = PassagePart.allCases.flatMap { part in (pattern.groupNames[part.rawValue] ?? []).map { (part, $0) } }
        self.testInputs = testInputs
        self.testResults = testResults
        self.location = location
    }

    /// What holds where a link says nothing else.
    struct Defaults: Sendable {
        let translation: String?
        let language: String?
        let versification: Versification?
    }
}

extension PassageRule {
    /// What a rule's regex becomes: it must match from the start of the link to the end of its path, of its query or
    /// of its fragment, so that nothing in between is passed over.
    package static func pattern(_ regex: String) throws(PatternError) -> Pattern {
        try Pattern("(?:\(regex))/?(?=[?#]|\\z)", options: [.anchored, .duplicateNames])
    }
}

/// A part of a passage that a named group or a query parameter states.
public enum PassagePart: String, CaseIterable, Sendable {
    /// A whole reference, `John 3:16-18; Gen 1`.
    case reference
    case book
    case chapter
    /// A verse, or verses: `16`, `16-18`, `16,18`, `p16`.
    case verse
    case endBook
    case endChapter
    case endVerse
    /// The code of a translation, or several; the first counts.
    case translation
    /// The language of the names, ISO 639-1.
    case language
    /// The name of the versification that the numbers follow; one that is not known gives no passage.
    case versification
}

/// The books as one site writes them.
enum BookTable: Sendable {
    /// Numbers, codes, or both, as Logos has.
    case codes(Book.Order?, Book.CodeSet?)
    case usfm
    /// The site's own names, in lower case.
    case names([String: Book])

    /// The book that the site means.
    func book(_ text: String) -> Book? {
        switch self {
        case .codes(let order, let codes):
            Int(text).flatMap { number in order.flatMap { Book(number: number, in: $0) } }
                ?? codes.flatMap { Book(code: text, in: $0) }
        case .usfm: Book(usfm: text)
        case .names(let names): names[text.lowercased()]
        }
    }
}

/// The translations as one site writes them.
enum TranslationCodes: Sendable {
    case site(Translation.Site)
    /// The site's own codes, in lower case, and the ones in general use.
    case codes([String: String])

    /// The code in general use.
    func code(_ text: String) -> String? {
        switch self {
        case .site(let site):
            Translation.with(code: text, at: site).map { _ in Translation.spelling(of: text, at: site) }
        case .codes(let codes): codes[text.lowercased()]
        }
    }
}
