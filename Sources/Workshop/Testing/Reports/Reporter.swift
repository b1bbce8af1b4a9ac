import RuleChecking

/// A way of printing a test run.
public enum Reporter: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// For programs.
    case json
    /// JUnit's XML.
    case junit
    /// The Test Anything Protocol.
    case tap
    /// What failed, for logs of GitHub Actions.
    case github
    /// What failed, for code scanning: SARIF 2.1.0.
    case sarif
    /// A tracefile of LCOV, of the coverage alone.
    case lcov
    /// A page, of the coverage alone.
    case html

    /// Whether it reports the coverage alone.
    package var isOfCoverage: Bool { self == .lcov || self == .html }

    /// What reports say beside failures.
    package struct Options: Sendable {
        /// Whether tests that passed are listed.
        package var verbose: Bool
        /// How many of the slowest tests are listed, 0 for all; nil: none.
        package var durations: Int?
        /// The version of the program.
        package var version: String

        /// Creates options.
        package init(verbose: Bool = false, durations: Int? = nil, version: String = "") {
            self.verbose = verbose
            self.durations = durations
            self.version = version
        }
    }

    /// The report, with a line break at its end.
    package func report(_ run: TestRun, coverage: RuleCoverage? = nil, _ options: Options = Options()) -> String {
        switch self {
        case .text:
            TextReport(run: run, verbose: options.verbose, durations: options.durations).text
                + (coverage.map { CoverageReport(coverage: $0).text } ?? "")
        case .json: JSONReport(run: run, coverage: coverage).text
        case .junit: JUnitReport(run: run).text
        case .tap: TAPReport(run: run).text
        case .github: FindingReporter.github.report(run.failures, version: options.version)
        case .sarif: FindingReporter.sarif.report(run.failures, version: options.version)
        case .lcov: coverage.map { LCOVReport(coverage: $0).text } ?? ""
        case .html: coverage.map { HTMLReport(coverage: $0).text } ?? ""
        }
    }
}
