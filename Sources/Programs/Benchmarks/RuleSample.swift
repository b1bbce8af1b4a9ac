import LinkEngine
import NativeEngine
import TestCorpora
import Text

/// What `RuleBenchmark` measures: regexes, links that are looked up until everything is loaded, and others.
struct RuleSample {
    let regexes: [String]
    let seen: [[UInt8]]
    /// The links of a round that were not seen before; none if there are no more.
    let unseen: (_ round: Int) -> [[UInt8]]

    private static let links = 2_000

    /// Rules for sites that do not exist.
    init(generated count: Int) {
        let rules = GeneratedRules(count: count)
        var random = SeededGenerator(state: 15)
        regexes = rules.regexes
        seen = rules.links(Self.links, &random)
        unseen = { round in
            var random = SeededGenerator(state: UInt64(16 + round))
            return rules.links(Self.links, &random)
        }
    }

    /// Those in files, one a line.
    init(regexes: String, seen: String, unseen: String) throws {
        self.regexes = try RuleFiles.lines(of: regexes).map { String(decoding: $0, as: UTF8.self) }
        self.seen = try RuleFiles.lines(of: seen)
        let others = try RuleFiles.lines(of: unseen)
        self.unseen = { $0 == 0 ? others : [] }
    }

    /// A manifest of the rules, each with one format.
    var manifest: [UInt8] {
        let actions = regexes.map { regex -> JSONOutput in
            ["title": "Open", "regex": .string(regex), "formats": .array([["appId": "a", "format": "a://$0"]])]
        }
        let manifest: JSONOutput = [
            "apps": .array([["identifier": "a", "name": "A", "scheme": "a"]]), "actions": .array(actions),
        ]
        return Array(manifest.line.utf8)
    }
}
