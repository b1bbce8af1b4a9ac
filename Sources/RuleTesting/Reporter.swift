/// A way of printing a test run.
public enum Reporter: String, CaseIterable, Sendable {
    case text
    case json

    /// The report, with a line break at its end.
    public func report(_ run: TestRun, coverage: Coverage? = nil, verbose: Bool = false) -> String {
        switch self {
        case .text:
            TextReport(run: run, verbose: verbose).text + (coverage.map { CoverageReport(coverage: $0).text } ?? "")
        case .json: JSONReport(run: run, coverage: coverage).text
        }
    }
}
