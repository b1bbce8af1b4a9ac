import ArgumentParser
import Workshop

/// The options of `lectern test` for which tests are run, and how many at a time.
struct SelectionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Only tests with this text in their rule, app, file or link; may be repeated to match any of the texts.",
            valueName: "text"))
    var filter: [String] = []

    @Flag(help: "Only tests that failed in the last run.")
    var failed = false

    @Flag(help: "End the run with the first failure.")
    var failFast = false

    @Option(
        help: ArgumentHelp(
            "Run at most this many tests at a time (default: the number of processors).", valueName: "number"))
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more") }
        guard !filter.contains("") else { throw ValidationError("--filter needs a text that is not empty") }
    }

    func includes(_ test: RuleTest) -> Bool { TestFilter(filter).includes(test) }

    /// The tests to run.
    ///
    /// - Throws: `Failure` if the filter leaves none of them.
    func selected(from tests: [RuleTest]) throws -> [RuleTest] {
        let filter = TestFilter(filter)
        let candidates = failed ? FailedTests.selected(from: tests) : tests
        let selected = candidates.filter(filter.includes)
        guard !selected.isEmpty || candidates.isEmpty || self.filter.isEmpty else {
            let texts = self.filter.map { "\"\($0)\"" }.joined(separator: " or ")
            throw Failure("no test has \(texts) in its rule, app, file or link")
        }
        return selected
    }

    /// How they are run.
    ///
    /// - Parameter isSelection: whether some tests are not to be run.
    func options(isSelection: Bool) -> TestRun.Options {
        TestRun.Options(jobs: jobs, stopsAtFailure: failFast, isSelection: isSelection)
    }
}
