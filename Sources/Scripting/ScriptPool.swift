import Synchronization

/// A small pool of supervised script hosts, started when the first script comes.
public final class ScriptPool: Sendable {
    /// A host between two runs, and how many it has behind it.
    private struct Idle {
        let host: ScriptHostProcess
        let runs: Int
    }

    /// A host is replaced after this many runs, whatever it looks like.
    private static let runsPerHost = 1_000

    private let hostPath: String
    private let limits: ScriptLimits
    private let places: Semaphore
    private let idle = Mutex<[Idle]>([])

    /// A pool that keeps at most `size` hosts of the program at `hostPath`.
    public init(hostPath: String, size: Int = 2, limits: ScriptLimits = ScriptLimits()) {
        self.hostPath = hostPath
        self.limits = limits
        places = Semaphore(places: max(1, size))
    }

    /// Runs `process(url, completion)` and blocks the calling thread until its result is there.
    public func run(_ script: Script, url: String) -> ScriptRun {
        for (what, text) in [("the script", script.source), ("the URL", url)] where text.utf8.count > limits.size {
            return ScriptRun(result: .failed(.oversize(what, limits.size)))
        }
        return places.hold {
            do throws(ScriptError) {
                return try run(script, url: url, on: takeHost())
            } catch {
                return ScriptRun(result: .failed(error))
            }
        }
    }

    /// A host that waits, else a new one.
    private func takeHost() throws(ScriptError) -> Idle {
        while let waiting = idle.withLock({ $0.popLast() }) {
            if waiting.host.isQuiet { return waiting }
        }
        return Idle(host: try ScriptHostProcess(path: hostPath), runs: 0)
    }

    private func run(_ script: Script, url: String, on idle: Idle) throws(ScriptError) -> ScriptRun {
        var session = ScriptSession(host: idle.host, limits: limits)
        if idle.runs == 0 { try session.awaitStart() }
        let run = session.run(script, url: url)
        // Without a place in the list the host is ended here, by the end of its last reference.
        if session.leftHostClean && idle.runs + 1 < Self.runsPerHost {
            self.idle.withLock { $0.append(Idle(host: idle.host, runs: idle.runs + 1)) }
        }
        return run
    }
}
