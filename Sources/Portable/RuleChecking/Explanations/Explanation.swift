package import LinkEngine
import Text
import URLText

/// What became of a link, and where rules fail to read it.
package struct Explanation {
    /// What the engine answered.
    package let resolution: Resolution
    /// The steps of the engine, or those of the rules that are wanted.
    package let steps: [Trace.Step]
    /// Rules that do not read the link.
    package let failures: [RuleFailure]
    /// Whether something opens the link.
    package let isOpened: Bool
    /// Whether no rule matches the link or is near to it.
    package let isFarFromRules: Bool
    /// What became of the other links and references of a text.
    package let others: [Explanation]

    /// - Parameters:
    ///   - resolution: what an engine that traces its steps answered.
    ///   - names: the rules that are wanted; nil for those that matter.
    package init(_ resolution: Resolution, _ engine: Engine, _ filter: OpeningFilter, _ names: RuleNameFilter? = nil) {
        self.resolution = resolution
        others = resolution.others.map { Explanation($0, engine, filter, names) }
        let all = resolution.trace?.steps ?? []
        steps = names.map { names in all.filter { names.matches($0) } } ?? all
        isOpened = resolution.openings.contains { filter.counts($0) }
        guard resolution.trace != nil, NormalizedLink.looksLikeLink(resolution.url) else {
            failures = []
            isFarFromRules = false
            return
        }
        if let names {
            failures = NearestRules(of: engine) { names.matches($0) }
                .failures(for: resolution.url, limit: PortableLimits.namedRules)
            isFarFromRules = false
        } else {
            let isRead = isOpened || resolution.topic != nil
            let tried = Set(all.compactMap { $0.failedRule })
            let nearest = NearestRules(of: engine) { !isRead || tried.contains($0.location) }
            let found = nearest.failures(for: resolution.url, limit: PortableLimits.nearestRules)
            failures = isRead ? found : found.filter { $0.isNear }
            isFarFromRules = !isRead && failures.isEmpty && !all.contains { $0.isOfFittingRule }
        }
    }
}

extension Trace.Step {
    /// Whether the regex of a rule matches, or reaches a limit; not that of a browser, most of which match every link.
    fileprivate var isOfFittingRule: Bool {
        guard case .trial(let rule, let trial) = self, rule.kind != .browser else { return false }
        if case .noMatch = trial { return false }
        return true
    }

    /// Where the rule is whose regex did not match in this step.
    fileprivate var failedRule: SourceLocation? {
        if case .trial(let rule, .noMatch) = self { rule.location } else { nil }
    }
}

extension RuleFailure {
    /// The failure in words: what was expected.
    package var expectation: String {
        let shown = expected.prefix(4).joined(separator: " or ")
        return expected.isEmpty ? "unexpected" : "expected \(shown)\(expected.count > 4 ? " or ..." : "")"
    }
}

extension SourceLocation {
    /// The file, the line and the column as compilers print them.
    package var text: String {
        let position = position
        return "\(position.file):\(position.line):\(position.column)"
    }
}
