import Text

/// A test run for programs; the members are part of the command line's contract.
struct JSONReport {
    let run: TestRun
    let coverage: RuleCoverage?

    var text: String {
        let report: JSONOutput = [
            "passed": .int(run.count(.passed)), "failed": .int(run.count(.failed)),
            "skipped": .int(run.count(.skipped)), "warnings": .int(run.count(.warning)),
            "notes": .int(run.results.count { $0.note != nil }),
            "made": .int(run.results.count(where: \.test.isMade)), "notRun": .int(run.notRun),
            "milliseconds": .int(Int(run.duration / .milliseconds(1))), "tests": .array(run.results.map(Self.test)),
            "drift": run.isLive ? .array(run.results.compactMap(Self.drift)) : nil, "coverage": coverage?.json,
        ]
        return report.pretty + "\n"
    }

    /// A test that the network answers in another way than its recording, if they were compared.
    private static func drift(_ result: TestResult) -> JSONOutput? {
        guard let drift = result.drift else { return nil }
        let position = result.test.location.position
        return [
            "kind": .string(result.test.kind.rawValue), "title": .string(result.test.title),
            "app": JSONOutput(result.test.app), "input": .string(result.test.input),
            "recorded": JSONOutput(drift.recorded), "network": JSONOutput(drift.network),
            "changes": .strings(drift.changes), "file": .string(position.file), "line": .int(position.line),
        ]
    }

    private static func test(_ result: TestResult) -> JSONOutput {
        let position = result.test.location.position
        return [
            "kind": .string(result.test.kind.rawValue), "title": .string(result.test.title),
            "app": JSONOutput(result.test.app), "input": .string(result.test.input),
            "expected": JSONOutput(result.test.expected), "actual": JSONOutput(result.actual),
            "outcome": .string(result.outcome.rawValue), "reason": JSONOutput(result.reason),
            "file": .string(position.file), "line": .int(position.line),
            "milliseconds": .int(Int(result.duration / .milliseconds(1))),
            "note": result.note.map { .string($0) }, "made": result.test.isMade ? .bool(true) : nil,
        ]
    }
}
