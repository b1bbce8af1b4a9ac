import Dispatch
import LinkEngine
import Synchronization

/// What became of one test.
public struct TestResult: Sendable {
    /// How a test ended.
    public enum Outcome: String, Sendable {
        case passed
        case failed
        case skipped
        case warning
    }

    /// The test.
    public let test: RuleTest
    /// What the rule gave.
    public let actual: String?
    /// How it ended.
    public let outcome: Outcome
    /// Why it did not pass.
    public let reason: String?
    /// How long the rule took.
    public let duration: Duration

    init(_ test: RuleTest) {
        let clock = ContinuousClock()
        let start = clock.now
        let evaluation = test.evaluate()
        duration = clock.now - start
        self.test = test
        actual = evaluation.value
        (outcome, reason) = Self.judge(test, evaluation)
    }

    private static func judge(_ test: RuleTest, _ evaluation: RuleEvaluation) -> (Outcome, String?) {
        if evaluation.neededNetwork { return (.skipped, "needs the network, and has no recording") }
        let failure: String
        if let broken = evaluation.failure, !evaluation.isThrow || test.expected != nil {
            failure = broken
        } else if evaluation.value == test.expected {
            guard let known = test.knownFailure else { return (.passed, nil) }
            return (.warning, "passes now; take back its \"knownFailure\": \(known)")
        } else if let expected = test.expected {
            failure = evaluation.value == nil ? "the rule does not apply" : "the result is not \"\(expected)\""
        } else {
            failure = "the rule should not apply"
        }
        if let known = test.knownFailure { return (.warning, "known failure: \(known)") }
        if test.isAdvisory { return (.warning, "\(failure) (the tests stand under \"test\", not \"tests\")") }
        return (.failed, failure)
    }
}

/// The results of all tests of a manifest, in the order of its rules.
public struct TestRun: Sendable {
    /// The results.
    public let results: [TestResult]

    /// Runs tests on all cores; `progress` is told how many have ended, from any thread.
    package init(_ tests: [RuleTest], progress: @escaping @Sendable (Int) -> Void = { _ in }) {
        let finished = Mutex<[(Int, TestResult)]>([])
        DispatchQueue.concurrentPerform(iterations: tests.count) { index in
            let result = TestResult(tests[index])
            let count = finished.withLock {
                $0.append((index, result))
                return $0.count
            }
            progress(count)
        }
        results = finished.withLock { $0 }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// How many tests ended so.
    public func count(_ outcome: TestResult.Outcome) -> Int {
        results.count { $0.outcome == outcome }
    }
}
