import LinkEngine
import PCRE
package import Requests
package import Text

extension Explanation {
    /// The object that schema/explanation.schema.json describes.
    package var json: JSONOutput {
        [
            "input": .string(resolution.input), "url": .string(resolution.url), "opened": .bool(isOpened),
            "steps": .array(steps.map { $0.json }), "failures": .array(failures.map { $0.json }),
            "resolution": resolution.json, "others": others.isEmpty ? nil : .array(others.map { $0.json }),
        ]
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
        let position = location.position
        return [
            "kind": .string(kind.rawValue), "name": .string(name), "apps": .strings(apps), "regex": .string(regex),
            "file": .string(position.file), "line": .int(position.line), "column": .int(position.column),
        ]
    }
}

extension Trace.Step {
    fileprivate var json: JSONOutput {
        switch self {
        case .request(let request): ["step": "request", "request": request.json]
        case .normalized(let url): ["step": "normalized", "url": .string(url)]
        case .trial(let rule, let trial):
            [
                "step": "trial", "rule": rule.json, "matches": .bool(trial.groups != nil),
                "groups": .array((trial.groups ?? []).map { $0.json }), "problem": JSONOutput(trial.problem),
            ]
        case .noPassage(let rule): ["step": "noPassage", "rule": rule.json]
        case .passage(let rule, let url):
            ["step": .string(rule.kind.rawValue), "rule": rule.json, "url": .string(url)]
        case .rejected(let rule, let finding):
            ["step": "rejected", "rule": rule.json, "finding": finding.json]
        case .result(let result): result.json
        }
    }
}

extension Trace.Trial {
    /// The groups of a match; nil if there is none.
    fileprivate var groups: [MatchedGroup]? { if case .match(let groups) = self { groups } else { nil } }

    fileprivate var problem: String? { if case .failed(let error) = self { "\(error)" } else { nil } }
}

extension MatchedGroup {
    fileprivate var json: JSONOutput {
        ["number": .int(number), "name": JSONOutput(name), "text": .string(text)]
    }
}

extension TracedResult {
    fileprivate var json: JSONOutput {
        let position = location.position
        return [
            "step": "result", "title": .string(title), "app": JSONOutput(app), "url": JSONOutput(url),
            "problem": JSONOutput(problem), "refusal": JSONOutput(refusal), "console": .strings(console),
            "requests": .array(requests.map { $0.json }), "file": .string(position.file),
            "line": .int(position.line), "column": .int(position.column),
        ]
    }
}

extension PerformedRequest {
    /// How long it took.
    package var milliseconds: Int { Int(duration / .milliseconds(1)) }

    fileprivate var json: JSONOutput {
        let response = try? result.get()
        return [
            "method": .string(request.method), "url": .string(request.url),
            "status": response.map { .int($0.status) } ?? .null, "error": JSONOutput(failure?.message),
            "milliseconds": .int(milliseconds),
        ]
    }
}

extension RuleFailure {
    fileprivate var json: JSONOutput {
        [
            "rule": rule.json, "link": .string(link), "offset": .int(offset), "expected": .strings(expected),
            "nearest": JSONOutput(nearest),
        ]
    }
}
