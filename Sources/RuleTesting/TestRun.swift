public import Diagnostics
import Dispatch
package import LinkEngine
import Synchronization

/// The results of all tests of a manifest, in the order of its rules.
public struct TestRun: Sendable {
    /// The results.
    public let results: [TestResult]
    /// What is wrong with recordings.
    public let findings: [Finding]
    /// Whether the recordings were compared with the answers of the network.
    let isLive: Bool

    /// Runs the tests of an engine's manifest on all cores. `progress` is called with the number of those that have
    /// ended, from any thread.
    ///
    /// The network is only used where the recordings say so.
    package init(
        _ tests: [RuleTest], in engine: Engine, recordings: Recordings = Recordings(),
        progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
        let finished = Mutex<[(Int, TestResult)]>([])
        DispatchQueue.concurrentPerform(iterations: tests.count) { index in
            let result = TestResult(tests[index], in: engine, recordings)
            let count = finished.withLock {
                $0.append((index, result))
                return $0.count
            }
            progress(count)
        }
        results = finished.withLock { $0 }.sorted { $0.0 < $1.0 }.map(\.1)
        findings = results.flatMap(\.findings) + recordings.unusedFindings(results)
        isLive = if case .live = recordings.mode { true } else { false }
    }

    /// The number of tests with this outcome.
    public func count(_ outcome: TestResult.Outcome) -> Int {
        results.count { $0.outcome == outcome }
    }
}
