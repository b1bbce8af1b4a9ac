import Synchronization

/// A pool of sandboxed processes that run scripts; they are started on demand.
///
/// ```swift
/// let pool = ScriptPool(hostPath: "/usr/local/libexec/lectern/lectern-script-host")
/// let run = pool.run(Script(source: source, dialect: .script2), url: "https://example.org/")
/// ```
public final class ScriptPool: Sendable {
    /// A host between two runs, and the number of its runs so far.
    private struct Idle {
        let host: ScriptHostProcess
        let runs: Int
    }

    /// A host is replaced after this many runs.
    private static let runsPerHost = 1_000

    private let hostPath: String?
    private let limits: ScriptLimits
    private let slots: Semaphore
    private let idle = Mutex<[Idle]>([])

    /// Creates a pool of at most `size` processes of the program at `hostPath`. Without a path no script runs, and each run
    /// fails with `unavailable`.
    public init(hostPath: String?, size: Int = 2, limits: ScriptLimits = ScriptLimits()) {
        self.hostPath = hostPath
        self.limits = limits
        slots = Semaphore(slots: max(1, size))
    }

    /// Runs `process(url, completion)` of a script, and blocks the calling thread until the run ends or exceeds a
    /// limit.
    public func run(_ script: Script, url: String) -> ScriptRun {
        for (what, text) in [("the script", script.source), ("the URL", url)] where text.utf8.count > limits.size {
            return ScriptRun(result: .failed(.oversize(what, limits.size)))
        }
        return slots.hold {
            do throws(ScriptError) {
                return try run(script, url: url, on: takeHost())
            } catch {
                return ScriptRun(result: .failed(error))
            }
        }
    }

    /// An idle host, or a new one.
    ///
    /// - Throws: `ScriptError` of the kind `unavailable` if no host can be started.
    private func takeHost() throws(ScriptError) -> Idle {
        while let waiting = idle.withLock({ $0.popLast() }) {
            if waiting.host.isQuiet { return waiting }
        }
        guard let hostPath else {
            throw ScriptError(
                .unavailable,
                "there is no script host: lectern-script-host is neither beside the program nor in libexec/lectern, "
                    + "and $LECTERN_SCRIPT_HOST is not set")
        }
        return Idle(host: try ScriptHostProcess(path: hostPath), runs: 0)
    }

    private func run(_ script: Script, url: String, on idle: Idle) throws(ScriptError) -> ScriptRun {
        var session = ScriptSession(host: idle.host, limits: limits)
        if idle.runs == 0 { try session.awaitStart() }
        let run = session.run(script, url: url)
        // A host that is not put back into the list is killed when this function returns, with its last reference.
        if session.leftHostClean && idle.runs + 1 < Self.runsPerHost {
            self.idle.withLock { $0.append(Idle(host: idle.host, runs: idle.runs + 1)) }
        }
        return run
    }
}
