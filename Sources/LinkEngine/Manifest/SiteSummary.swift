package import Diagnostics
package import JSONText
import URLText

/// What the rules say of one site.
package struct SiteSummary: Sendable, Equatable {
    /// The site, as people call it.
    package let site: String
    /// The hosts of the pages that it is tested on, in the order of the tests.
    package let hosts: [String]
    /// How many rules read it, one for each form of its links.
    package let forms: Int
    /// How many tests those rules carry.
    package let tests: Int
    /// The languages that its rules take for granted.
    package let languages: [String]
    /// The translations that its rules take for granted.
    package let translations: [String]

    /// The sites of rule files, in their order.
    package static func all(in files: [SourceFile]) -> [SiteSummary] {
        let rules = files.compactMap { try? RuleFiles.document(of: $0).root }
            .flatMap { $0["passages"]?.items ?? [] }
        let bySite = Dictionary(grouping: rules) { $0["site"]?.string ?? "" }
        return distinct(rules.compactMap { $0["site"]?.string }).map { SiteSummary($0, bySite[$0] ?? []) }
    }

    private init(_ site: String, _ rules: [JSONValue]) {
        let inputs = rules.flatMap { zip($0["testInputs"]?.items ?? [], $0["testResults"]?.items ?? []) }
        self.site = site
        hosts = Self.distinct(inputs.compactMap { $1.isNull ? nil : $0.string.flatMap(Self.host) })
        forms = rules.count
        tests = inputs.count
        languages = Self.distinct(rules.compactMap { $0["language"]?.string })
        translations = Self.distinct(rules.compactMap { $0["translation"]?.string })
    }

    private static func host(of link: String) -> String? {
        let url = NormalizedLink(link).url
        guard url.hasPrefix("https://") || url.hasPrefix("http://") else { return nil }
        return String(url.drop { $0 != "/" }.dropFirst(2).prefix { !"/?#:".contains($0) })
    }

    private static func distinct(_ words: [String]) -> [String] {
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }
    }

    /// The site as `lectern sites --json` prints it.
    package var json: JSONOutput {
        func array(_ words: [String]) -> JSONOutput { .array(words.map { .string($0) }) }
        return .object([
            ("site", .string(site)), ("hosts", array(hosts)), ("forms", .int(forms)), ("tests", .int(tests)),
            ("languages", array(languages)), ("translations", array(translations)),
        ])
    }
}
