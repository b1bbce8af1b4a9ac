import LinkEngine
import PCRE
import RuleChecking
import Text

/// Searches links that take the parts of one rule that no test takes.
struct WitnessSearch {
    /// A link, and the parts of the rule that it takes.
    struct Witness {
        let link: String
        let taken: Set<Int>
    }

    private let rule: TestedRule
    private let judge: LinkJudge
    private var candidates: WitnessCandidates
    /// What is known of links that were tried; nil: the rule gives no result, or all rules together give another.
    private var tried: [String: Set<Int>?] = [:]
    /// The parts that no test takes, in the order of the rule.
    let missing: [Int]
    private(set) var witnesses: [Witness] = []
    /// Why parts are not taken by any witness.
    private(set) var remarks: [(part: Int, text: String)] = []

    private let maximumTrials: Int
    /// What the links that were tried took, in units of ``MatchBudget``.
    private var work = 0
    private let maximumWork: Int
    /// What is not counted of a link.
    private static let workOfLink = 10_000

    /// - Parameters:
    ///   - maximumTrials: how many links are tried for a part.
    ///   - maximumWork: how much work is done for the rule, in units of ``MatchBudget``, 2 ns each. With most regexes a link
    ///     takes microseconds, but some try many ways.
    init(
        _ rule: TestedRule, _ values: PartValues, _ judge: LinkJudge, maximumTrials: Int = 800,
        maximumWork: Int = 2_000_000_000
    ) {
        self.maximumTrials = maximumTrials
        self.maximumWork = maximumWork
        self.rule = rule
        self.judge = judge
        let tests = rule.links.compactMap { link in rule.taken(byTest: link, judge.services).map { (link, $0) } }
        let taken = tests.reduce(into: Set<Int>()) { $0.formUnion($1.1) }
        missing = rule.parts.parts.indices.filter { !taken.contains($0) }
        candidates = WitnessCandidates(rule, values, links: tests.map(\.0), judge.services)
    }

    /// Searches for each part that no test takes, unless a link that was found before takes it.
    mutating func run() {
        for part in missing where !witnesses.contains(where: { $0.taken.contains(part) }) { search(part) }
        dropNeedless()
    }

    /// Drops the witnesses all of whose parts others take: later ones have the changes of the earlier ones too.
    private mutating func dropNeedless() {
        var counts: [Int: Int] = [:]
        let missing = Set(missing)
        for part in witnesses.flatMap({ $0.taken.intersection(missing) }) { counts[part, default: 0] += 1 }
        witnesses = witnesses.filter { witness in
            let parts = witness.taken.intersection(missing)
            guard parts.allSatisfy({ counts[$0, default: 0] > 1 }) else { return true }
            for part in parts { counts[part, default: 0] -= 1 }
            return false
        }
    }

    private mutating func search(_ part: Int) {
        let kind = rule.parts.parts[part].kind
        var reason = "no link was found that takes it"
        for link in candidates.links(taking: kind, witnesses.reversed().map(\.link)).prefix(maximumTrials) {
            guard work < maximumWork else {
                reason = "not searched: the regex takes too many steps"
                break
            }
            if case .branch = kind, !passes(link, part) { continue }
            let known = tried[link] ?? rule.parts.taken(by: link, judge.services)
            tried.updateValue(known, forKey: link)
            if let taken = known, taken.contains(part) {
                if judge.expectation(rule, link) != nil {
                    witnesses.append(Witness(link: link, taken: taken))
                    return
                }
                reason = "all rules together read it otherwise: \(link)"
            } else if known == nil, case .branch = kind, reason.hasPrefix("no link") {
                reason = "a link that uses it has no result: \(link)"
            }
        }
        remarks.append((part, reason))
    }

    /// Whether a link takes a branch of the regex.
    private mutating func passes(_ link: String, _ branch: Int) -> Bool {
        var budget = MatchBudget()
        let path = rule.parts.path(of: link, budget: &budget)
        work += Self.workOfLink + budget.used
        return path?.taken.contains(branch) == true
    }
}

extension WitnessSearch {
    /// The tests that the witnesses make, each with the parts that no other one takes.
    var tests: [SuggestedTest] {
        var open = Set(missing)
        return witnesses.compactMap { witness in
            guard let expected = judge.expectation(rule, witness.link) else { return nil }
            let parts = witness.taken.intersection(open).sorted()
            open.subtract(parts)
            return SuggestedTest(
                link: witness.link, expected: expected, reasons: parts.map { "takes " + rule.parts.description(of: $0) }
            )
        }
    }
}

extension RuleParts {
    /// A part, for people: its kind and its text in the file.
    func description(of part: Int) -> String {
        let part = parts[part]
        let position = part.location.position
        return "\(part.kind.name) at \(position.line):\(position.column): \(part.source)"
    }
}

extension RulePart.Kind {
    /// What people call such a part.
    fileprivate var name: String {
        switch self {
        case .branch(let branch): branch.kind.rawValue
        case .queryParameter: "parameter"
        case .book: "book"
        case .translation: "translation"
        case .template: "template"
        case .format: "format"
        }
    }
}
