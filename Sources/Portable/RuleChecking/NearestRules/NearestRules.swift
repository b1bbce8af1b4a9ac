public import LinkEngine
import PCRE
import URLText

/// Finds the rules that nearly read a link, and where they fail. Made once for any number of links.
///
/// Only the rules for sites and the actions of an engine are considered.
public struct NearestRules: Sendable {
    private let rules: [CandidateRule]

    /// - Parameter isWanted: which rules are considered.
    public init(of engine: Engine, where isWanted: (ExplainedRule) -> Bool = { _ in true }) {
        let services = engine.services
        let passages = engine.manifest.readingRules.map { CandidateRule($0, services) }
        rules = (passages + engine.manifest.actions.map { CandidateRule($0) }).filter { isWanted($0.rule) }
    }

    /// The rules that do not read a link, each with the place where it failed: those first that read the link after a
    /// change of one character, then
    /// those that find a text in it that is not a passage, then those to which a part is missing, then those that got
    /// farthest.
    ///
    /// - Parameters:
    ///   - link: the link, after redirects.
    ///   - limit: the most rules to return.
    public func failures(for link: String, limit: Int = 5) -> [RuleFailure] {
        let (subject, normalized) = (Subject(link), Subject(NormalizedLink(link).url))
        var budget = ExplanationBudget()
        let found = rules.compactMap { rule in rule.failure(in: rule.isNormalizing ? normalized : subject, &budget) }
        let ranks = found.map { $0.rank }
        let ranked = found.indices.sorted { (ranks[$1], $0) < (ranks[$0], $1) }
        var failures: [(change: Nearness?, failure: RuleFailure)] = []
        var nearCount = 0
        for index in ranked where nearCount < limit {
            let nearest = found[index].nearestLink(&budget)
            let change = found[index].nearness(nearest)
            if change == .character || change == .value { nearCount += 1 }
            guard change != nil || failures.count < limit else { continue }
            let failure = found[index].explained(nearest)
            let isKnown = failures.contains { $0.change == change && $0.failure.isSame(as: failure) }
            if !isKnown { failures.append((change, failure)) }
        }
        let sorted = [.character, .value, .part, nil].flatMap { change in failures.filter { $0.change == change } }
        return sorted.prefix(limit).map { $0.failure }
    }
}

/// What explaining a link may use: several times what resolving it may.
struct ExplanationBudget {
    private var current = MatchBudget()
    private var more = 8

    /// Does something with a rule's share of the budget; nil if nothing is left.
    mutating func use<Value>(_ body: (inout MatchBudget) -> Value) -> Value? {
        if current.isSpent {
            guard more > 0 else { return nil }
            more -= 1
            current = MatchBudget()
        }
        current.startRule()
        return body(&current)
    }
}

/// Where a rule failed to read a link.
public struct RuleFailure: Sendable {
    /// The rule.
    public let rule: ExplainedRule
    /// The link as the rule sees it: rules for sites see it normalized.
    public let link: String
    /// The offset in the link of the first character that the rule did not expect, in UTF-8 bytes.
    public let offset: Int
    /// What the rule expected there, in words; alternatives in the order of the rule.
    public let expected: [String]
    /// A link that the rule reads and that differs in one character, or lacks one part; nil if more is wrong.
    public let nearest: String?
    /// Whether the rule has something in common with the link: it reads a changed link, or a label of the host, the
    /// scheme of an app or most of one.
    public let isNear: Bool

    /// Whether a person would see no difference but the place of the rule in its file.
    func isSame(as other: RuleFailure) -> Bool {
        rule.name == other.rule.name && link == other.link && offset == other.offset && expected == other.expected
    }
}

extension ReadingRule {
    static func words(_ expectations: [Expectation]) -> [String] {
        let isEnd = expectations.contains(.ahead("[?#]|\\z"))
        return expectations.compactMap { expectation in
            switch expectation {
            case .ahead("[?#]|\\z"): "the end of the path"
            case .literal(let text) where text.hasPrefix("\n"): "the headers of the page"
            // Optional there.
            case .literal("/") where isEnd: nil
            default: expectation.description
            }
        }
    }
}
