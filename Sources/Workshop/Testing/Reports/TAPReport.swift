import Text

/// A test run in the Test Anything Protocol, with what `prove` and other harnesses show of a test that did not pass: a
/// block of YAML, whose strings are written as JSON.
struct TAPReport {
    let run: TestRun

    var text: String {
        let results = run.results.enumerated().map { Self.test($1, number: $0 + 1) }
        return "TAP version 13\n1..\(results.count)\n" + results.joined()
    }

    private static func test(_ result: TestResult, number: Int) -> String {
        let description = escaped("\(result.test.rule): \(result.test.input)")
        let reason = escaped(result.reason ?? "")
        let line = "\(number) - \(description)"
        switch result.outcome {
        case .passed: return "ok \(line)\n"
        case .failed: return "not ok \(line)\n" + diagnostics(result)
        case .skipped: return "ok \(line) # SKIP \(reason)\n"
        case .warning:
            // A harness reports a test to do that passes by now.
            let isOk = result.actual == result.test.expected
            return "\(isOk ? "ok" : "not ok") \(line) # TODO \(reason)\n" + (isOk ? "" : diagnostics(result))
        }
    }

    private static func diagnostics(_ result: TestResult) -> String {
        let position = result.test.location.position
        let members = [
            ("message", quoted(result.reason)), ("severity", result.outcome == .failed ? "fail" : "todo"),
            ("file", quoted(position.file)), ("line", String(position.line)), ("input", quoted(result.test.input)),
            ("expected", quoted(result.test.expected)), ("actual", quoted(result.actual)),
        ]
        return "  ---\n" + members.map { "  \($0): \($1)\n" }.joined() + "  ...\n"
    }

    private static func quoted(_ text: String?) -> String { JSONOutput(text.map(Printable.line)).line }

    /// A number sign would begin a directive.
    private static func escaped(_ text: String) -> String {
        Printable.line(text).replacingScalars { ["\\": "\\\\", "#": "\\#"][$0] }
    }
}
