package import PCRE
public import Requests
import URLText

/// What a rule makes of a matching link.
public enum RuleResult: Sendable {
    /// The link with every match replaced by the template.
    case format(Substitution)
    /// The completion of `process(url, completion)`.
    case script(Script)
    /// A URI Template (RFC 6570) over the named groups of the first match.
    case template(URITemplate)
}

extension RuleResult {
    /// How the result is made.
    var kind: Opening.Kind {
        switch self {
        case .format: .format
        case .script: .script
        case .template: .template
        }
    }

    /// Applies the rule. A link that the pattern does not match never reaches a script.
    package func evaluate(_ subject: Subject, _ pattern: Pattern, _ services: RuleServices) -> RuleEvaluation {
        var context = RuleContext(services)
        do {
            guard let match = try pattern.firstMatch(in: subject, budget: &context.budget) else {
                return RuleEvaluation()
            }
            return evaluate(RuleMatches(match, of: pattern, in: subject), &context)
        } catch {
            return RuleEvaluation(failure: "\(error)")
        }
    }

    /// Applies the rule to a link that its pattern matches.
    func evaluate(_ matches: RuleMatches, _ context: inout RuleContext) -> RuleEvaluation {
        do {
            switch self {
            case .format(let substitution):
                let all = try matches.all(budget: &context.budget)
                let value = try substitution.replacing(all, in: matches.subject, budget: &context.budget)
                return RuleEvaluation(value: value)
            case .script(let script): return RuleEvaluation(context.services.run(script, url: matches.subject.string))
            case .template(let template): return RuleEvaluation(value: template.expand { Self.value(of: $0, matches) })
            }
        } catch {
            return RuleEvaluation(failure: "\(error)")
        }
    }

    /// The decoded text of the first group of that name that took part in the match. Where no group has that name,
    /// `url` is the link itself, and `original` the link as it was given, before redirects; both are not decoded, since
    /// their escapes are part of them.
    private static func value(of name: String, _ matches: RuleMatches) -> String? {
        let groups = matches.pattern.groupNames[name]
        if name == "url", groups == nil { return matches.link }
        if name == "original", groups == nil { return matches.original }
        for group in groups ?? [] {
            if let text = matches.first.string(group, in: matches.subject), let decoded = PercentEncoding.decode(text) {
                return decoded
            }
        }
        return nil
    }
}
