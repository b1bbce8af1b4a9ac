import Bible
import LinkEngine
import Text

/// The rules that `--rule` names: those with a text in the name of the site, the title, an app or the file.
struct RuleNameFilter {
    private let text: String

    /// - Throws: `Failure` if there is no such rule, with the name that may be meant.
    init(_ text: String, _ manifest: Manifest) throws {
        self.text = text.folded
        let rules = manifest.explainedRules
        guard !rules.contains(where: matches) else { return }
        let hint = Spelling.hint(for: text, in: rules.flatMap(Self.names)).map { "; \($0)" } ?? ""
        throw Failure("there is no rule \"\(text)\"\(hint)")
    }

    func matches(_ rule: ExplainedRule) -> Bool { Self.names(of: rule).contains { $0.folded.contains(text) } }

    private static func names(of rule: ExplainedRule) -> [String] {
        let file = rule.location.position.file.split(separator: "/").last.map(String.init) ?? ""
        return [rule.name] + rule.apps + [file]
    }

    func matches(_ step: Trace.Step) -> Bool {
        switch step {
        case .normalized, .request: true
        case .trial(let rule, _), .noPassage(let rule), .passage(let rule, _), .rejected(let rule, _): matches(rule)
        case .result(let result): [result.title, result.app ?? ""].contains { $0.folded.contains(text) }
        }
    }
}
