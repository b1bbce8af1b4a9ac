import Dispatch
package import LinkEngine
import Synchronization
public import Text

/// The results of tests of a manifest, in the order of its rules.
public struct TestRun: Sendable {
    package struct Options: Sendable {
        /// The most tests that run at a time; nil: as many as there are processors.
        package var jobs: Int?
        /// Whether the first failure ends the run.
        package var stopsAtFailure: Bool
        /// Whether the manifest has tests that are not to be run.
        package var isSelection: Bool

        /// Creates options.
        package init(jobs: Int? = nil, stopsAtFailure: Bool = false, isSelection: Bool = false) {
            self.jobs = jobs
            self.stopsAtFailure = stopsAtFailure
            self.isSelection = isSelection
        }
    }

    /// The results.
    public let results: [TestResult]
    /// What is wrong with recordings.
    public let findings: [Finding]
    /// How many tests were not run since another one had failed.
    public let notRun: Int
    /// How long the run took.
    public let duration: Duration
    /// Whether the recordings were compared with the answers of the network.
    let isLive: Bool

    /// Runs tests of an engine's manifest. `progress` is called with the number of those that have ended, from any
    /// thread.
    ///
    /// The network is only used where the recordings say so.
    package init(
        _ tests: [RuleTest], in engine: Engine, recordings: Recordings = Recordings(), _ options: Options = Options(),
        progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
        let clock = ContinuousClock()
        let start = clock.now
        let runner = TestRunner(engine: engine, recordings: recordings)
        let queue = TestQueue(tests, stopsAtFailure: options.stopsAtFailure)
        DispatchQueue.concurrentPerform(iterations: min(tests.count, options.jobs ?? Self.maximumJobs)) { _ in
            while let (index, test) = queue.next() {
                progress(queue.add(runner.run(test), at: index))
            }
        }
        duration = clock.now - start
        results = queue.results
        notRun = tests.count - results.count
        let isWhole = !options.isSelection && notRun == 0
        findings = results.flatMap(\.findings) + (isWhole ? recordings.unusedFindings(results) : [])
        isLive = if case .live = recordings.mode { true } else { false }
    }

    /// More than there are processors, whose number `concurrentPerform` knows.
    private static let maximumJobs = 256

    /// The number of tests with this outcome.
    public func count(_ outcome: TestResult.Outcome) -> Int { results.count { $0.outcome == outcome } }
}

/// Gives tests to several threads, and takes their results.
private final class TestQueue: Sendable {
    private struct State {
        var next = 0
        var results: [(index: Int, result: TestResult)] = []
        /// The first test that failed.
        var failure: Int?
    }

    private let tests: [RuleTest]
    private let stopsAtFailure: Bool
    private let state = Mutex(State())

    init(_ tests: [RuleTest], stopsAtFailure: Bool) {
        self.tests = tests
        self.stopsAtFailure = stopsAtFailure
    }

    /// The next test in their order; nil where there is none, or where one has failed that ends the run.
    func next() -> (Int, RuleTest)? {
        state.withLock { state in
            guard state.next < tests.count, state.failure == nil else { return nil }
            defer { state.next += 1 }
            return (state.next, tests[state.next])
        }
    }

    /// Takes a result, and returns how many there are.
    func add(_ result: TestResult, at index: Int) -> Int {
        state.withLock { state in
            state.results.append((index, result))
            if stopsAtFailure, result.outcome == .failed { state.failure = min(index, state.failure ?? index) }
            return state.results.count
        }
    }

    /// The results in the order of the tests, to the first failure that ended the run: those after it depend on how the
    /// threads were scheduled.
    var results: [TestResult] {
        state.withLock { state in
            let last = state.failure ?? .max
            return state.results.filter { $0.index <= last }.sorted { $0.index < $1.index }.map(\.result)
        }
    }
}
