import LinkEngine
import PCRE
package import Requests
package import Text

extension Explanation {
    /// The object that schema/explanation.schema.json describes.
    package var json: JSONOutput {
        let members: [(String, JSONOutput)] = [
            ("input", .string(resolution.input)), ("url", .string(resolution.url)), ("opened", .bool(isOpened)),
            ("steps", .array(steps.map { $0.json })), ("failures", .array(failures.map { $0.json })),
            ("resolution", resolution.json),
        ]
        return .object(members + (others.isEmpty ? [] : [("others", .array(others.map { $0.json }))]))
    }
}

extension Resolution {
    /// The object of `lectern resolve --json`.
    fileprivate var json: JSONOutput {
        var text: [UInt8] = []
        appendJSON(.line, to: &text, encoded: false)
        return (try? JSONDocument(text).root).map { .value($0) } ?? .null
    }
}

extension ExplainedRule {
    fileprivate var json: JSONOutput {
        .object(
            [
                ("kind", .string(kind.rawValue)), ("name", .string(name)),
                ("apps", .array(apps.map { .string($0) })), ("regex", .string(regex)),
            ] + location.members)
    }
}

extension SourceLocation {
    fileprivate var members: [(String, JSONOutput)] {
        let position = position
        return [
            ("file", .string(position.file)), ("line", .int(position.line)), ("column", .int(position.column)),
        ]
    }
}

extension Trace.Step {
    fileprivate var json: JSONOutput {
        switch self {
        case .request(let request): .object([("step", .string("request")), ("request", request.json)])
        case .normalized(let url): .object([("step", .string("normalized")), ("url", .string(url))])
        case .trial(let rule, let trial):
            .object([("step", .string("trial")), ("rule", rule.json)] + trial.members)
        case .noPassage(let rule): .object([("step", .string("noPassage")), ("rule", rule.json)])
        case .passage(let rule, let url):
            .object([("step", .string(rule.kind.rawValue)), ("rule", rule.json), ("url", .string(url))])
        case .rejected(let rule, let finding):
            .object([("step", .string("rejected")), ("rule", rule.json), ("finding", finding.json)])
        case .result(let result): .object([("step", .string("result"))] + result.members)
        }
    }
}

extension Trace.Trial {
    fileprivate var members: [(String, JSONOutput)] {
        switch self {
        case .noMatch: [("matches", .bool(false)), ("groups", .array([])), ("problem", .null)]
        case .match(let groups):
            [("matches", .bool(true)), ("groups", .array(groups.map { $0.json })), ("problem", .null)]
        case .failed(let error):
            [("matches", .bool(false)), ("groups", .array([])), ("problem", .string("\(error)"))]
        }
    }
}

extension MatchedGroup {
    fileprivate var json: JSONOutput {
        .object([("number", .int(number)), ("name", JSONOutput(name)), ("text", .string(text))])
    }
}

extension TracedResult {
    fileprivate var members: [(String, JSONOutput)] {
        [
            ("title", .string(title)), ("app", JSONOutput(app)), ("url", JSONOutput(url)),
            ("problem", JSONOutput(problem)), ("refusal", JSONOutput(refusal)),
            ("console", .array(console.map { .string($0) })), ("requests", .array(requests.map { $0.json })),
        ] + location.members
    }
}

extension PerformedRequest {
    /// How long it took.
    package var milliseconds: Int { Int(duration / .milliseconds(1)) }

    fileprivate var json: JSONOutput {
        let response = try? result.get()
        return .object([
            ("method", .string(request.method)), ("url", .string(request.url)),
            ("status", response.map { .int($0.status) } ?? .null), ("error", JSONOutput(failure?.message)),
            ("milliseconds", .int(milliseconds)),
        ])
    }
}

extension RuleFailure {
    fileprivate var json: JSONOutput {
        .object([
            ("rule", rule.json), ("link", .string(link)), ("offset", .int(offset)),
            ("expected", .array(expected.map { .string($0) })), ("nearest", JSONOutput(nearest)),
        ])
    }
}
