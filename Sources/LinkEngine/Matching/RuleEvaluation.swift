import PCRE
import Scripting

/// What a rule made of a link.
package struct RuleEvaluation: Sendable {
    /// The result; nil: the rule does not apply.
    package var value: String?
    /// Why a rule that should have given a result failed.
    package var failure: String?
    /// Whether a script asked for the network.
    package var neededNetwork = false
}

extension RuleResult {
    /// How the result comes about, as an opening names it.
    var kind: Opening.Kind {
        switch self {
        case .format: .format
        case .script: .script
        case .template: .template
        }
    }

    /// Applies the rule. A link that the pattern does not match never reaches a script.
    package func evaluate(_ subject: Subject, _ pattern: Pattern, _ scripts: ScriptPool) -> RuleEvaluation {
        do {
            guard let match = try pattern.firstMatch(in: subject) else { return RuleEvaluation() }
            switch self {
            case .format(let substitution):
                return RuleEvaluation(value: try substitution.replacingMatches(in: subject, with: pattern))
            case .script(let script): return RuleEvaluation(scripts.run(script, url: subject.string))
            case .template(let template):
                return RuleEvaluation(value: template.expand { Self.value(of: $0, match, pattern, subject) })
            }
        } catch {
            return RuleEvaluation(failure: "\(error)")
        }
    }

    /// The decoded text of the first group of that name that took part in the match.
    private static func value(
        of name: String, _ match: Match, _ pattern: Pattern, _ subject: Subject
    ) -> URITemplate.Value? {
        for group in pattern.groupNames[name] ?? [] {
            if let text = match.string(group, in: subject), let decoded = PercentEncoding.decode(text) {
                return .string(decoded)
            }
        }
        return nil
    }
}

extension RuleEvaluation {
    init(_ run: ScriptRun) {
        neededNetwork = run.neededNetwork
        switch run.result {
        case .value(let text): value = text
        case .none: break
        case .failed(let error): failure = "\(error)"
        }
    }
}
