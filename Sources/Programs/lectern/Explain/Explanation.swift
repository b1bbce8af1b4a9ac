import LinkEngine
import RuleChecking
import Text
import URLText

/// What became of a link, and where rules fail to read it.
struct Explanation {
    let resolution: Resolution
    /// The steps of the engine, or those of the rules that are wanted.
    let steps: [Trace.Step]
    /// Rules that do not read the link.
    let failures: [RuleFailure]
    let isOpened: Bool
    /// Whether no rule is near to a link that none reads.
    let isFarFromRules: Bool
    /// What became of the other links and references of a text.
    let others: [Explanation]

    /// - Parameter resolution: what an engine that traces its steps answered.
    init(_ resolution: Resolution, _ engine: Engine, _ filter: OpeningFilter, _ names: RuleNameFilter?) {
        self.resolution = resolution
        others = resolution.others.map { Explanation($0, engine, filter, names) }
        let all = resolution.trace?.steps ?? []
        steps = names.map { names in all.filter(names.matches) } ?? all
        isOpened = resolution.openings.contains(where: filter.counts)
        guard resolution.trace != nil, NormalizedLink.looksLikeLink(resolution.url) else {
            failures = []
            isFarFromRules = false
            return
        }
        if let names {
            failures = NearestRules(of: engine, where: names.matches)
                .failures(for: resolution.url, limit: ProgramLimits.namedRules)
            isFarFromRules = false
        } else {
            let isRead = isOpened || resolution.passage != nil
            let tried = Set(all.compactMap(\.failedRule))
            let nearest = NearestRules(of: engine) { !isRead || tried.contains($0.location) }
            let found = nearest.failures(for: resolution.url, limit: ProgramLimits.nearestRules)
            failures = isRead ? found : found.filter(\.isNear)
            isFarFromRules = !isRead && failures.isEmpty
        }
    }
}

extension Trace.Step {
    /// Where the rule is whose regex did not match in this step.
    fileprivate var failedRule: SourceLocation? {
        if case .trial(let rule, .noMatch) = self { rule.location } else { nil }
    }
}

extension RuleFailure {
    /// The failure in words: what was expected.
    var expectation: String {
        let shown = expected.prefix(4).joined(separator: " or ")
        return expected.isEmpty ? "unexpected" : "expected \(shown)\(expected.count > 4 ? " or ..." : "")"
    }
}

extension SourceLocation {
    /// The file, the line and the column as compilers print them.
    var text: String {
        let position = position
        return "\(position.file):\(position.line):\(position.column)"
    }
}
