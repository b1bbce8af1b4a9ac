public import Diagnostics
import PCRE

/// A rule as explanations name it.
public struct ExplainedRule: Sendable {
    /// What a rule is for.
    public enum Kind: String, CaseIterable, Sendable {
        case redirect
        case passage
        case action
        case browser
    }

    /// What the rule is for.
    public let kind: Kind
    /// The site of a passage rule, the title of an action, the name of a browser, the regex of a redirect.
    public let name: String
    /// The identifiers of the apps that open what the rule gives.
    public let apps: [String]
    /// The regex as its author wrote it.
    public let regex: String
    /// Where the rule is.
    public let location: SourceLocation

    init(_ rule: Redirect) {
        (kind, name, apps, regex) = (.redirect, rule.pattern.source, [], rule.pattern.source)
        location = rule.location
    }

    init(_ rule: PassageRule) {
        (kind, name, apps, regex) = (.passage, rule.site, [], PassageRule.regex(of: rule.pattern))
        location = rule.location
    }

    init(_ rule: Action) {
        (kind, name, apps) = (.action, rule.title, rule.formats.map(\.app.identifier))
        (regex, location) = (rule.pattern.source, rule.location)
    }

    init(_ rule: Browser) {
        (kind, name, apps, regex) = (.browser, rule.app.name, [rule.app.identifier], rule.pattern.source)
        location = rule.location
    }
}
