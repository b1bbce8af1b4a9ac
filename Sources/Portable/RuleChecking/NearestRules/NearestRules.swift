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
        let passages = engine.manifest.passageRules.map { CandidateRule($0, services) }
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
