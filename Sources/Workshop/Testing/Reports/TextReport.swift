import Text

/// A test run for people: what failed first, each with its difference; then the counts.
struct TextReport {
    let run: TestRun
    let verbose: Bool
    /// How many of the slowest tests are listed, 0 for all; nil: none.
    var durations: Int?

    var text: String {
        var text = ""
        for outcome in [TestResult.Outcome.failed, .warning] {
            for result in run.results where result.outcome == outcome { text += result.complaint }
        }
        if verbose {
            for result in run.results where result.outcome == .passed || result.outcome == .skipped {
                text += Self.pair(result)
            }
        }
        let slowest = durations.map { DurationsReport(run: run, count: $0).text } ?? ""
        return text + drift + notes + slowest + summary + "\n"
    }

    /// The tests to which the network gives another result than their recordings, or other responses if verbose; then
    /// their numbers.
    private var drift: String {
        guard run.isLive else { return "" }
        let drifted = run.results.filter { $0.drift != nil }
        let changed = drifted.count { $0.drift?.changesResult == true }
        let compared = run.results.count(where: \.readsRecording)
        return drifted.filter { verbose || $0.drift?.changesResult == true }.map(Self.drift).joined()
            + "drift: of \(compared) recorded tests, \(changed) would have another result with the answers of the network, "
            + "\(drifted.count - changed) the same result with other answers\n"
    }

    private static func drift(_ result: TestResult) -> String {
        guard let drift = result.drift else { return "" }
        let lines = [
            result.heading("drift")
                + (drift.changesResult ? "the network gives another result" : "the result is the same"),
            "    input     \(result.test.input)", "    recorded  \(drift.recorded ?? "null")",
            "    network   \(drift.network ?? "null")",
        ]
        return (lines + drift.changes.map { "    \($0)" }).map(Printable.line).joined(separator: "\n") + "\n\n"
    }

    /// The notes on tests that passed: each of them if verbose, else their number.
    private var notes: String {
        let noted = run.results.filter { $0.note != nil }
        let notRun = run.notRun > 0 ? "note: not run after the first failure: \(run.notRun)\n" : ""
        guard !verbose else { return noted.map(\.complaint).joined() + made + notRun }
        return counted(noted) + notRun
    }

    private var made: String {
        let count = run.results.count(where: \.test.isMade)
        return count == 0
            ? "" : "note: of \(run.results.count) links, \(count) \(count == 1 ? "was" : "were") made for the tests\n"
    }

    private func counted(_ noted: [TestResult]) -> String {
        guard !noted.isEmpty else { return "" }
        let pairs =
            noted.count == 1 ? "1 test passes with its rule alone" : "\(noted.count) tests pass with their rule alone"
        return "note: \(pairs), but not with all rules (--verbose lists them)\n"
    }

    private var summary: String {
        let counts = [
            (run.count(.passed), "passed"), (run.count(.failed), "failed"), (run.count(.warning), "warnings"),
            (run.count(.skipped), "skipped"),
        ]
        let line = counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        return run.count(.skipped) > 0 ? line + " (they need the network)" : line
    }

    private static func pair(_ result: TestResult) -> String {
        let actual = result.outcome == .skipped ? "skipped: \(result.reason ?? "")" : result.actual ?? "null"
        let input = Printable.line(result.test.input)
        let made = result.test.isMade ? " (made)" : ""
        return "\(result.outcome == .passed ? "ok  " : "skip") \(input)\(made)\n     -> \(Printable.line(actual))\n"
    }
}
