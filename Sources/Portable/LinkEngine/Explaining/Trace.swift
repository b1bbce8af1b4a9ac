import Bible
public import PCRE
public import Requests
public import Text

/// What an engine did with a link, step by step. The engine records it while it resolves, if it is asked to.
public struct Trace: Sendable {
    /// A step.
    public enum Step: Sendable {
        /// The headers of a page were requested, to find out where it leads or for rules that look at them.
        case request(PerformedRequest)
        /// The link was normalized for the rules for sites.
        case normalized(String)
        /// The regex of a rule that may match, by the literals in it, was tried.
        case trial(ExplainedRule, Trial)
        /// A passage or a place was read, as its canonical URL.
        case passage(ExplainedRule, String)
        /// A rule for a site matches, but what it reads from is not there.
        case noPassage(ExplainedRule)
        /// A rule for a site matches, but the passage does not exist, or the link is ambiguous.
        case rejected(ExplainedRule, Finding)
        /// A format, a template, a script or an app's form of a link was evaluated.
        case result(TracedResult)
    }

    /// What became of a regex.
    public enum Trial: Sendable {
        case noMatch
        case match([MatchedGroup])
        /// The search needed more steps than allowed.
        case failed(MatchError)
    }

    /// The steps in their order.
    public private(set) var steps: [Step] = []

    init() {}

    mutating func record(_ step: Step) { steps.append(step) }

    mutating func record(_ reading: PassageReading, by rule: ReadingRule) {
        switch reading {
        case .noMatch:
            if case .trial(let rule, .match) = steps.last { record(.noPassage(rule)) }
        case .passage(let url, _): record(.passage(ExplainedRule(rule), url.string))
        case .place(let place): record(.passage(ExplainedRule(rule), place.url))
        case .rejected(let finding): record(.rejected(ExplainedRule(rule), finding))
        }
    }
}

extension Trace.Trial {
    init(_ match: Match?, _ pattern: Pattern, _ subject: Subject) {
        self = match.map { .match(MatchedGroup.all(of: $0, pattern, in: subject)) } ?? .noMatch
    }
}

/// What a group of a regex matched.
public struct MatchedGroup: Sendable {
    /// The number of the group; 0 is the whole match.
    public let number: Int
    /// The name of the group, if it has one.
    public let name: String?
    /// The text that it matched.
    public let text: String

    /// The groups that took part in a match, the whole match first.
    static func all(of match: Match, _ pattern: Pattern, in subject: Subject) -> [MatchedGroup] {
        (0..<match.count).compactMap { number in
            match.string(number, in: subject).map { text in
                let name = pattern.groupNames.first { $0.value.contains(number) }?.key
                return MatchedGroup(number: number, name: name, text: text)
            }
        }
    }
}

/// What a format, a template, a script or an app's form of a link gave.
public struct TracedResult: Sendable {
    /// What happens in the app, "Open Tweet"; the name of a site for the script of a rule for a site.
    public let title: String
    /// The identifier of the app; nil for the script of a rule for a site.
    public let app: String?
    /// The result; nil if there is none.
    public let url: String?
    /// Why there is no result, or what a person should know about it.
    public let problem: String?
    /// Why the result is not an opening, although there is one.
    public let refusal: String?
    /// The lines that a script wrote to `console`.
    public let console: [String]
    /// What a script requested from the network.
    public let requests: [PerformedRequest]
    /// Where the rule is.
    public let location: SourceLocation

    init(
        _ title: String, _ app: App?, _ evaluation: RuleEvaluation, refusal: String? = nil, at location: SourceLocation
    ) {
        self.title = title
        self.app = app?.identifier
        url = evaluation.value
        problem = evaluation.problem?.message
        self.refusal = refusal
        console = evaluation.console
        requests = evaluation.requests
        self.location = location
    }
}

extension Engine {
    /// The same engine, whose resolutions have a trace.
    public var tracing: Engine {
        var engine = self
        engine.isTracing = true
        return engine
    }
}
