import PCRE
import URLText

extension PassageRule {
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
