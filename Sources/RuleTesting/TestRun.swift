import Dispatch
package import LinkEngine
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
    /// What a person should know of a test that passed: all rules together give something else. Only tests of manifests
    /// that are not written for Lectern have this; its own tests fail.
    public let note: String?
    /// How long the rule took.
    public let duration: Duration

    /// Runs a test: the rule alone, then, if it passes, the whole engine.
    init(_ test: RuleTest, in engine: Engine) {
        let clock = ContinuousClock()
        let start = clock.now
        let evaluation = test.evaluate(engine.services)
        duration = clock.now - start
        self.test = test
        let (outcome, reason) = Self.outcome(of: test, evaluation)
        let disagreement = outcome == .passed ? test.disagreement(with: engine) : nil
        if let disagreement, !test.isForeign {
            (self.outcome, self.reason, actual, note) = (.failed, disagreement.message, disagreement.actual, nil)
        } else {
            (self.outcome, self.reason, actual) = (outcome, reason, evaluation.value)
            note = disagreement?.message
        }
    }

    private static func outcome(of test: RuleTest, _ evaluation: RuleEvaluation) -> (Outcome, String?) {
        if !evaluation.requests.isEmpty { return (.skipped, "needs the network, and has no recording") }
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
        if test.isAdvisory { return (.warning, "\(failure) (the tests are under \"test\", not \"tests\")") }
        return (.failed, failure)
    }
}

/// The results of all tests of a manifest, in the order of its rules.
public struct TestRun: Sendable {
    /// The results.
    public let results: [TestResult]

    /// Runs the tests of an engine's manifest on all cores. `progress` is called with the number of those that have
    /// ended, from any thread.
    package init(_ tests: [RuleTest], in engine: Engine, progress: @escaping @Sendable (Int) -> Void = { _ in }) {
        let finished = Mutex<[(Int, TestResult)]>([])
        DispatchQueue.concurrentPerform(iterations: tests.count) { index in
            let result = TestResult(tests[index], in: engine)
            let count = finished.withLock {
                $0.append((index, result))
                return $0.count
            }
            progress(count)
        }
        results = finished.withLock { $0 }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// The number of tests with this outcome.
    public func count(_ outcome: TestResult.Outcome) -> Int {
        results.count { $0.outcome == outcome }
    }
}
