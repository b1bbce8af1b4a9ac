public import Bible
import LinkEngine
import PCRE
public import Text
import URLText

/// A rule for one form of the links of a site, as a person would write it.
public struct SiteRule: Sendable {
    /// A link of a site, and the passage that it leads to; nil for a link without a passage.
    public typealias Test = (link: String, passage: CommonSchemeURL?)

    private let site: String
    /// The source that shows the form of the links; nil if there is none.
    private let docs: String?
    /// The language of the names of books.
    private let language: String?
    private let template: LinkTemplate
    private let tests: [Test]
    /// The names of books that only the site has, as far as the tests show them, with OSIS ids.
    public let books: [(name: String, osis: String)]

    /// Makes the rules of a site, one for each form of its links. A test belongs to the first form that its link has, or to the
    /// first of all.
    public static func all(
        _ templates: [LinkTemplate], site: String, docs: String?, language: String?, tests: [Test]
    ) -> [SiteRule] {
        let patterns = templates.map { try? ReadingRule.pattern($0.regex) }
        let owners = tests.map { test in
            let link = Subject(NormalizedLink(test.link).url)
            return patterns.firstIndex { (try? $0?.firstMatch(in: link)) != nil } ?? 0
        }
        return templates.indices.map { index in
            let own = zip(tests, owners).filter { $0.1 == index }.map { $0.0 }
            return SiteRule(templates[index], patterns[index], site, docs, language, own)
        }
    }

    private init(
        _ template: LinkTemplate, _ pattern: Pattern?, _ site: String, _ docs: String?, _ language: String?,
        _ tests: [Test]
    ) {
        (self.template, self.site, self.docs, self.language, self.tests) = (template, site, docs, language, tests)
        var books: [(name: String, osis: String)] = []
        for test in template.books == nil ? tests : [] {
            guard let book = test.passage?.passage.spans.first?.start.book,
                let name = Self.bookName(in: test.link, template, pattern)?.lowercased(),
                !Self.isName(name, of: book, language), !books.contains(where: { $0.name == name })
            else { continue }
            books.append((name, book.osis))
        }
        self.books = books
    }

    private static func bookName(in link: String, _ template: LinkTemplate, _ pattern: Pattern?) -> String? {
        let link = NormalizedLink(link).url
        if let parameter = template.parameters.first(where: { $0.part == .book })?.name {
            return Query(of: link).values(named: parameter, plusIsSpace: true).first ?? nil
        }
        let subject = Subject(link)
        guard let match = try? pattern?.firstMatch(in: subject) else { return nil }
        let groups = pattern?.groupNames[LinkPart.book.rawValue] ?? []
        return groups.compactMap { match.string($0, in: subject) }.first.flatMap { PercentEncoding.decode($0) }
    }

    /// Returns true if a text is a name of a book that is in general use.
    static func isName(_ text: String, of book: Book, _ language: String?) -> Bool {
        let chapter = book.chapterCount
        let reference = try? Reference(parsing: "\(text) \(chapter)", language: language)
        return reference?.passage == Passage(spans: [.init(.init(book, chapter))])
    }

    /// The rule as an object of a rule file.
    public var json: JSONOutput {
        let parameters = template.parameters.map { ($0.name, JSONOutput.string($0.part.rawValue)) }
        let names = books.map { ($0.name, JSONOutput.string($0.osis)) }
        return [
            "site": .string(site), "docs": docs.map { .string($0) }, "status": docs == nil ? "unverified" : nil,
            "regex": .string(template.regex), "query": parameters.isEmpty ? nil : .object(parameters),
            "language": language.map { .string($0) }, "translation": translation.map { .string($0) },
            "versification": versification.map { .string($0) },
            "books": names.isEmpty ? template.books.map { .string($0) } : .object(names),
            "translations": template.translations.map { .string($0) }, "tests": .object(testMembers),
        ]
    }

    private var passages: [CommonSchemeURL] { tests.compactMap { $0.passage } }

    /// The translation of all links, if they do not name it.
    private var translation: String? {
        let names = Set(passages.map { $0.translation?.text })
        return template.states(.translation) || names.count != 1 ? nil : names.first ?? nil
    }

    /// The versification of all passages, if it is not that of their translation.
    private var versification: String? {
        let names = Set(passages.map { $0.v11n })
        let isOfTranslation = passages.allSatisfy { $0.translation?.listed?.versification != nil }
        return names.count != 1 || isOfTranslation ? nil : names.first ?? nil
    }

    /// The links, then made ones: the first one with the other scheme, on a host that only looks alike, and without a path.
    private var testMembers: [(String, JSONOutput)] {
        var members = tests.map { ($0.link, JSONOutput($0.passage?.canonical.string)) }
        guard let first = tests.first(where: { $0.passage != nil }), let result = first.passage?.canonical.string,
            let parts = URLParts(first.link), let authority = parts.authority
        else { return members }
        let otherScheme = parts.scheme == "https" ? "http" : "https"
        let start = first.link.prefix(parts.scheme.count + 3 + authority.count)
        let made: [(String, JSONOutput)] = [
            (
                otherScheme + first.link.dropFirst(parts.scheme.count),
                ["result": .string(result), "made": .bool(true)]
            ), (start + ".example.net" + first.link.dropFirst(start.count), .null), (start + "/", .null),
        ]
        for test in made where !members.contains(where: { $0.0 == test.0 }) { members.append(test) }
        return members
    }
}
