import Bible
import LinkEngine
package import Text

/// A rule for one form of the links of a site.
package struct SiteRule: Sendable {
    /// The name of the site.
    var site: String
    /// The source that shows the form; nil if there is none.
    var docs: String?
    /// The regex.
    package var regex: String
    var query: [(name: String, part: PassagePart)] = []
    var language: String?
    var translation: String?
    var versification: String?
    var books: Names?
    var translations: Names?
    /// The tests, in the order of the file.
    package var tests: [RuleExample] = []

    /// The name of a table, or names of the site with what they mean.
    enum Names {
        case table(String)
        case own([(name: String, meaning: String)])

        fileprivate var json: JSONOutput {
            switch self {
            case .table(let name): .string(name)
            case .own(let names): .object(names.map { ($0.name, .string($0.meaning)) })
            }
        }
    }

    /// The rule as an object of a rule file.
    package var json: JSONOutput {
        let source: (String, JSONOutput) = docs.map { ("docs", .string($0)) } ?? ("status", .string("unverified"))
        let members: [(String, JSONOutput?)] = [
            ("site", .string(site)), source, ("regex", .string(regex)),
            ("query", query.isEmpty ? nil : .object(query.map { ($0.name, .string($0.part.rawValue)) })),
            ("language", language.map { .string($0) }), ("translation", translation.map { .string($0) }),
            ("versification", versification.map { .string($0) }), ("books", books?.json),
            ("translations", translations?.json),
        ]
        return .object(members.compactMap { name, value in value.map { (name, $0) } } + testMembers)
    }

    private var testMembers: [(String, JSONOutput)] {
        tests.isEmpty ? [] : [("tests", .object(tests.map { ($0.link, $0.json) }))]
    }
}

/// A test of a rule: a link, and what it gives.
package struct RuleExample: Sendable {
    /// The link.
    package let link: String
    /// The canonical URL of its passage; nil if it has none.
    package let result: String?
    /// Whether the link was made, and not seen.
    package var isMade = false

    /// The expectation; nothing is said of links without a passage, for which no real ones are looked for.
    fileprivate var json: JSONOutput {
        isMade && result != nil ? .object([("result", JSONOutput(result)), ("made", .bool(true))]) : JSONOutput(result)
    }
}
