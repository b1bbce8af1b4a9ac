import Text

/// The slowest tests of a run, and its time.
struct DurationsReport {
    let run: TestRun
    let count: Int

    var text: String {
        let sorted = run.results.enumerated()
            .sorted { ($0.element.duration, $1.offset) > ($1.element.duration, $0.offset) }.map(\.element)
        let shown = count == 0 ? sorted : Array(sorted.prefix(count))
        let heading = "slowest \(shown.count) of \(sorted.count) tests, \(run.duration.tenthsOfSeconds) in all:"
        return ([heading] + shown.map(Self.line)).map { Printable.line($0) + "\n" }.joined()
    }

    private static func line(_ result: TestResult) -> String {
        let position = result.test.location.position
        let time = "\(Duration.tenths(result.duration / .milliseconds(1))) ms"
        let space = String(repeating: " ", count: max(0, 10 - time.count))
        return "\(space)\(time)  \(position.file):\(position.line): \(result.test.rule): \(result.test.input)"
    }
}

extension Duration {
    /// `1.2 s`.
    package var tenthsOfSeconds: String { "\(Self.tenths(self / .seconds(1))) s" }

    fileprivate static func tenths(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
