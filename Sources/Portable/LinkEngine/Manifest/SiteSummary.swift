public import Text
import URLText

/// The rules for one site in numbers.
public struct SiteSummary: Sendable, Equatable {
    /// The name of the site.
    public let site: String
    /// What its links are about.
    public let topic: Topic
    /// The hosts of the pages that it is tested on, in the order of the tests.
    public let hosts: [String]
    /// The number of its rules: one for each form of its links.
    public let forms: Int
    /// The number of tests of those rules.
    public let tests: Int
    /// The languages that its rules assume.
    public let languages: [String]
    /// The translations that its rules assume.
    public let translations: [String]

    /// The sites of rule files, in the order of the files; a file that cannot be read is left out.
    public static func all(in files: [SourceFile]) -> [SiteSummary] {
        let manifests = files.compactMap { try? $0.parsed().root }.compactMap { ManifestObject($0, kind: .manifest) }
        let lists: [(Topic, ManifestSchema.Key)] = [(.bible, .passages), (.places, .places)]
        return lists.flatMap { topic, key in
            let rules = manifests.flatMap { $0.objects(key) }
            let bySite = Dictionary(grouping: rules) { $0.string(.site) ?? "" }
            return distinct(rules.compactMap { $0.string(.site) }).map { SiteSummary($0, topic, bySite[$0] ?? []) }
        }
    }

    private init(_ site: String, _ topic: Topic, _ rules: [ManifestObject]) {
        let tests = rules.flatMap { $0.tests }
        self.site = site
        self.topic = topic
        hosts = Self.distinct(tests.compactMap { $0.expected == nil ? nil : Self.host(of: $0.link) })
        forms = rules.count
        self.tests = tests.count
        languages = Self.distinct(rules.compactMap { $0.string(.language) })
        translations = Self.distinct(rules.compactMap { $0.string(.translation) })
    }

    private static func host(of link: String) -> String? {
        let url = NormalizedLink(link).url
        guard SchemePolicy.isWeb(url) else { return nil }
        return URLParts(url)?.authority.map { String($0.prefix { $0 != ":" }) }
    }

    private static func distinct(_ words: [String]) -> [String] {
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }
    }
}

extension SiteSummary {
    /// The object of `lectern list sites --json`.
    public var json: JSONOutput {
        [
            "site": .string(site), "topic": .string(topic.rawValue), "hosts": .strings(hosts),
            "forms": .int(forms), "tests": .int(tests), "languages": .strings(languages),
            "translations": .strings(translations),
        ]
    }
}
