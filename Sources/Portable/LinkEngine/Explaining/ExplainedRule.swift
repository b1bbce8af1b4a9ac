import PCRE
public import Text

/// A rule as explanations name it.
public struct ExplainedRule: Sendable {
    /// What a rule is for.
    public enum Kind: String, CaseIterable, Sendable {
        case passage
        case place
        case action
        case browser
    }

    /// What the rule is for.
    public let kind: Kind
    /// The site of a rule for a site, the title of an action, the name of a browser.
    public let name: String
    /// The identifiers of the apps that open what the rule gives.
    public let apps: [String]
    /// The regex as its author wrote it.
    public let regex: String
    /// Where the rule is.
    public let location: SourceLocation

    init(_ kind: Kind, _ name: String, _ pattern: Pattern, apps: [String] = [], at location: SourceLocation) {
        (self.kind, self.name, self.apps) = (kind, name, apps)
        (regex, self.location) = (pattern.source, location)
    }

    package init(_ rule: ReadingRule) {
        (name, apps, regex) = (rule.site, [], ReadingRule.regex(of: rule.pattern))
        kind = rule.topic == .bible ? .passage : .place
        location = rule.location
    }

    package init(_ rule: Action) {
        self.init(.action, rule.title, rule.pattern, apps: rule.formats.map { $0.app.identifier }, at: rule.location)
    }
}

extension Manifest {
    /// The rules for sites, then the actions.
    public var explainedRules: [ExplainedRule] {
        readingRules.map { ExplainedRule($0) } + actions.map { ExplainedRule($0) }
    }
}
