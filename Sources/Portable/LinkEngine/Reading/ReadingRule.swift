import Bible
public import PCRE
public import Requests
package import Text
import URLText

/// A rule that reads one site: which of its links are pages of a passage, and of which one; or lead to a place on a map.
///
/// A class, since every link is matched against several rules, which would be copied otherwise.
public final class ReadingRule: Sendable {
    /// Where the passage comes from.
    public enum Reading: Sendable {
        /// The named groups of the regex, and the query parameters mapped to the same names.
        case groups
        /// A template that gives a URL of the common scheme.
        case format(Substitution)
        /// A script that completes with a URL of the common scheme.
        case script(Script)
    }

    /// What the links are about.
    public let topic: Topic
    /// The name of the site.
    public let site: String
    /// The regex that the normalized form of a link matches, from its start to the end of its path, query or fragment.
    public let pattern: Pattern
    /// Where the passage comes from.
    public let reading: Reading
    /// The query parameters that hold a part of the passage, in the order of the rule.
    package let query: [(parameter: String, part: LinkPart)]
    /// The values for what a link does not name.
    let defaults: Defaults
    /// The site's names of books, which are tried before the names in general use.
    let books: BookTable?
    /// The site's codes of translations.
    let translations: TranslationCodes?
    let correcting: Corrections
    /// The groups that hold a part of the passage; those of one part from left to right.
    package let groups: [(part: LinkPart, group: Int)]
    package let tests: TestList
    package let location: SourceLocation

    init(
        topic: Topic, site: String, pattern: Pattern, reading: Reading, query: [(parameter: String, part: LinkPart)],
        defaults: Defaults, books: BookTable?, translations: TranslationCodes?,
        correcting: Corrections, tests: TestList, location: SourceLocation
    ) {
        self.topic = topic
        self.site = site
        self.pattern = pattern
        self.reading = reading
        self.query = query
        self.defaults = defaults
        self.books = books
        self.translations = translations
        self.correcting = correcting
        groups = LinkPart.allCases.flatMap { part in (pattern.groupNames[part.rawValue] ?? []).map { (part, $0) } }
        self.tests = tests
        self.location = location
    }

    /// The values for what a link does not name.
    struct Defaults: Sendable {
        let translation: TranslationCode?
        let language: String?
        let versification: Versification?
    }
}

extension ReadingRule {
    /// Compiles the regex of a rule, which must match from the start of the link to the end of its path, query or
    /// fragment.
    package static func pattern(_ regex: String) throws(PatternError) -> Pattern {
        try Pattern(compiledForm(of: regex), options: [.anchored, .duplicateNames])
    }

    static func compiledForm(of regex: String) -> String { "\(start)\(regex)\(end)" }

    private static let start = "(?:"
    private static let end = ")/?(?=[?#]|\\z)"

    /// The regex of a rule in its compiled form.
    static func regex(of pattern: Pattern) -> String {
        String(pattern.source.dropFirst(start.count).dropLast(end.count))
    }

    /// Where the regex of a rule is in its compiled form, in UTF-8 offsets.
    package static func regexRange(of pattern: Pattern) -> Range<Int> {
        start.utf8.count..<pattern.source.utf8.count - end.utf8.count
    }
}

/// A part of a passage or of a place that a named group or a query parameter holds.
public enum LinkPart: String, CaseIterable, Sendable {
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
    /// The name of the versification of the numbers; an unknown one gives no passage.
    case versification
    /// The latitude of a pin.
    case lat
    /// The longitude of a pin.
    case lon
    /// A pin: latitude and longitude, with one of `,/~_` between them.
    case point
    /// A pin, the longitude first.
    case pointLonLat
    /// The middle of the map, which counts where there is no pin.
    case camera
    /// The middle of the map, the longitude first.
    case cameraLonLat
    /// The middle of the map and the zoom, as a short code of OpenStreetMap.
    case shortCode
    /// The zoom of web maps.
    case zoom
    /// A text to search for, or a pin.
    case query
    /// The name of a pin.
    case label
    /// Anything that only a route has.
    case route

    /// The topic whose rules have the part.
    var topic: Topic {
        switch self {
        case .reference, .book, .chapter, .verse, .endBook, .endChapter, .endVerse, .translation, .language,
            .versification:
            .bible
        case .lat, .lon, .point, .pointLonLat, .camera, .cameraLonLat, .shortCode, .zoom, .query, .label, .route:
            .places
        }
    }

    /// The parts of the rules of a topic.
    package static func all(of topic: Topic) -> [LinkPart] { allCases.filter { $0.topic == topic } }
}

/// The names that one site has for the books.
enum BookTable: Sendable {
    /// Numbers, codes, or both, as Logos has.
    case codes(Book.Order?, Book.CodeSet?)
    case usfm
    /// The site's own names, in lower case.
    case names([String: Book])

    /// The book with a name or number of the site.
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

enum TranslationCodes: Sendable {
    case site(Translation.Site)
    /// The codes in general use by the site's own, which are in lower case.
    case codes([String: String])

    /// The code in general use; nil where the table has none.
    func code(_ text: String) -> TranslationCode? {
        switch self {
        case .site(let site): TranslationCode(text, at: site)
        case .codes(let codes): codes[text.lowercased()].map { TranslationCode($0) }
        }
    }
}

extension ReadingRule {
    /// The parts of a rule, other than its regex, that the passage of a link comes from.
    package struct Uses: Sendable {
        /// The query parameters.
        package var parameters: [String] = []
        /// The entries of the site's own names of books, in lower case.
        package var books: [String] = []
        /// The entries of the site's own codes of translations, in lower case.
        package var translations: [String] = []
    }

    /// What the passage of a link comes from, for a link that the rule reads.
    package func uses(of link: String) -> Uses {
        let subject = Subject(NormalizedLink(link).url)
        guard case .groups = reading, let match = try? pattern.firstMatch(in: subject),
            let fields = try? LinkFields(of: self, match: match, link: subject)
        else { return Uses() }
        let present = Query(of: subject.string)
        var uses = Uses()
        uses.parameters = query.map { $0.parameter }.filter { name in
            present.values(named: name, plusIsSpace: true).contains { $0?.isEmpty == false }
        }
        if case .names(let names) = books {
            uses.books = fields.bookNames.map { $0.lowercased() }.filter { names[$0] != nil }
        }
        if let table = translations, case .codes = table {
            uses.translations = [fields.listedTranslation(table)].compactMap { $0?.lowercased() }
        }
        return uses
    }
}
