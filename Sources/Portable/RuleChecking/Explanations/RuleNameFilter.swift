import Bible
package import LinkEngine
package import Text

/// The rules that `--rule` names: those with a text in the name of the site, the title, an app or the file.
package struct RuleNameFilter {
    private let text: String

    /// - Throws: A finding if there is no such rule, with the name that may be meant.
    package init(_ text: String, _ manifest: Manifest) throws(Finding) {
        self.text = text.folded
        let rules = manifest.explainedRules
        guard !rules.contains(where: { matches($0) }) else { return }
        throw Finding(
            .error, "there is no rule \"\(text)\"",
            note: Spelling.hint(for: text, in: rules.flatMap { Self.names(of: $0) }))
    }

    func matches(_ rule: ExplainedRule) -> Bool { Self.names(of: rule).contains(where: hasText) }

    private static func names(of rule: ExplainedRule) -> [String] {
        let file = rule.location.position.file.split(separator: "/").last.map { String($0) } ?? ""
        return [rule.name] + rule.apps + [file]
    }

    private func hasText(_ name: String) -> Bool { name.folded.utf8.span.firstIndex(of: text.utf8.span) != nil }

    func matches(_ step: Trace.Step) -> Bool {
        switch step {
        case .normalized, .request: true
        case .trial(let rule, _), .noPassage(let rule), .passage(let rule, _), .rejected(let rule, _): matches(rule)
        case .result(let result): [result.title, result.app ?? ""].contains(where: hasText)
        }
    }
}
