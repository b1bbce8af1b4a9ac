import Dispatch
import Hosts
import Requests
import Synchronization

/// How fast scripts are run, each in a context of its own.
struct ScriptBenchmark {
    /// The path of the program `lectern-script-host`.
    let hostPath: String
    let calls: Int

    /// As many as there are hosts in a pool.
    private static let threads = 2

    struct Round {
        let callsPerSecond: Double
        /// Half of the calls took at most so long.
        let median: Duration
        /// 99 % of the calls took at most so long.
        let percentile99: Duration
        /// From the creation of the pool, without any host, to the first result.
        let first: Duration
    }

    /// Measures a pool of its own.
    func round() throws -> Round {
        let start = ContinuousClock.now
        let pool = ScriptPool(hostPath: hostPath, size: Self.threads)
        try call(pool, 0)
        let first = ContinuousClock.now - start
        // The second host starts too.
        _ = try timesOfCalls(100, on: pool)
        let begin = ContinuousClock.now
        let times = try timesOfCalls(calls, on: pool).sorted()
        let total = ContinuousClock.now - begin
        return Round(
            callsPerSecond: Double(times.count) / (total / .seconds(1)), median: times[times.count / 2],
            percentile99: times[times.count * 99 / 100], first: first)
    }

    private static let script = Script(
        source: """
            function process(url, completion) {
                var words = /[?&]search=([^&#]+)/.exec(url)[1].replace(/\\+/g, ' ');
                completion('app://search?query=' + encodeURIComponent(decodeURIComponent(words)));
            }
            """, dialect: .script2)

    private func call(_ pool: ScriptPool, _ number: Int) throws {
        let run = pool.run(Self.script, url: "https://example.com/?search=John+\(number)")
        if case .failed(let error) = run.result { throw error }
        guard run.value == "app://search?query=John%20\(number)" else { throw ScriptError(.crash, "a wrong result") }
    }

    /// The times of calls that several threads make one after another.
    private func timesOfCalls(_ calls: Int, on pool: ScriptPool) throws -> [Duration] {
        let times = Mutex<Result<[Duration], any Error>>(.success([]))
        DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
            let result = Result {
                try stride(from: thread, to: calls, by: Self.threads).map { number in
                    let start = ContinuousClock.now
                    try call(pool, number)
                    return ContinuousClock.now - start
                }
            }
            times.withLock { times in times = Result { try times.get() + result.get() } }
        }
        return try times.withLock { try $0.get() }
    }
}
