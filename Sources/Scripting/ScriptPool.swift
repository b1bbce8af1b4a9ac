public import Fetching
public import HostProcesses
import Synchronization

/// A pool of sandboxed processes that run scripts; they are started on demand.
///
/// ```swift
/// let pool = ScriptPool(hostPath: "/usr/local/libexec/lectern/lectern-script-host")
/// let run = pool.run(Script(source: source, dialect: .script2), url: "https://example.org/")
/// ```
public final class ScriptPool: Sendable {
    /// A host between two runs.
    private struct Idle {
        let host: HostProcess
        /// The data memory that it had before its first run, in bytes.
        let dataAtStart: Int
        /// The number of its runs so far.
        var runs = 0
    }

    /// A host is replaced after this many runs.
    private static let runsPerHost = 1_000

    private let hostPath: String?
    private let limits: ScriptLimits
    private let allowsUnsandboxed: Bool
    private let onUnsandboxed: @Sendable (SandboxReport) -> Void
    private let around: @Sendable (() -> ScriptRun) -> ScriptRun
    private let slots: Semaphore
    private let idle = Mutex<[Idle]>([])
    /// Why no host is started any more: the sandbox does not change while the program runs.
    private let refusal = Mutex<ScriptError?>(nil)
    private let isUnsandboxed = Mutex(false)

    /// Creates a pool.
    ///
    /// - Parameters:
    ///   - hostPath: the path of the program; without it no script runs, and each run fails with `unavailable`.
    ///   - size: the number of processes that run at the same time.
    ///   - limits: the limits of each run.
    ///   - allowsUnsandboxed: whether scripts run even where a part of the sandbox is missing. Without it each run
    ///     fails with `unsandboxed` there.
    ///   - onUnsandboxed: called once, before the first script that runs where a part of the sandbox is missing.
    ///   - around: performs each run on the thread that waits for it, for a program that lets another thread work
    ///     meanwhile.
    public init(
        hostPath: String?, size: Int = 2, limits: ScriptLimits = ScriptLimits(), allowsUnsandboxed: Bool = false,
        onUnsandboxed: @escaping @Sendable (SandboxReport) -> Void = { _ in },
        around: @escaping @Sendable (() -> ScriptRun) -> ScriptRun = { $0() }
    ) {
        self.hostPath = hostPath
        self.limits = limits
        self.allowsUnsandboxed = allowsUnsandboxed
        self.onUnsandboxed = onUnsandboxed
        self.around = around
        slots = Semaphore(slots: max(1, size))
    }

    /// Runs `process(url, completion)` of a script, and blocks the calling thread until the run ends or exceeds a
    /// limit.
    ///
    /// - Parameters:
    ///   - script: the script.
    ///   - url: the link.
    ///   - network: what performs its requests.
    public func run(_ script: Script, url: String, network: any Network = NoNetwork()) -> ScriptRun {
        for (what, text) in [("the script", script.source), ("the URL", url)] where text.utf8.count > limits.size {
            return ScriptRun(result: .failed(.oversize(what, limits.size)))
        }
        return around {
            slots.hold {
                do throws(ScriptError) {
                    return run(script, url: url, network, on: try takeHost())
                } catch {
                    return ScriptRun(result: .failed(error))
                }
            }
        }
    }

    /// Starts a host, and ends it at once.
    ///
    /// - Returns: what confines it.
    /// - Throws: `ScriptError` of the kind `unavailable` if no host can be started.
    public func sandboxReport() throws(ScriptError) -> SandboxReport {
        try newHost().report
    }

    /// An idle host, or a new one.
    ///
    /// - Throws: `ScriptError` if no host can be started.
    private func takeHost() throws(ScriptError) -> Idle {
        while let waiting = idle.withLock({ $0.popLast() }) {
            if waiting.host.isQuiet { return waiting }
        }
        if let error = refusal.withLock({ $0 }) { throw error }
        let (host, sandbox) = try newHost()
        try check(sandbox)
        return Idle(host: host, dataAtStart: host.memory.data)
    }

    /// A new host that has started, and what confines it.
    private func newHost() throws(ScriptError) -> (host: HostProcess, report: SandboxReport) {
        guard let hostPath else {
            throw ScriptError(
                .unavailable,
                "there is no script host: lectern-script-host is neither beside the program nor in libexec/lectern, "
                    + "and $LECTERN_SCRIPT_HOST is not set")
        }
        let host: HostProcess
        do throws(HostError) {
            host = try HostProcess(path: hostPath, arguments: ["--memory", String(limits.memory)])
        } catch {
            throw ScriptError(.unavailable, "cannot start the script host \(error)")
        }
        var session = ScriptSession(host: host, limits: limits, dataAtStart: 0, network: NoNetwork())
        return (host, try session.awaitStart())
    }

    private func run(_ script: Script, url: String, _ network: any Network, on idle: Idle) -> ScriptRun {
        var session = ScriptSession(
            host: idle.host, limits: limits, dataAtStart: idle.dataAtStart, network: network)
        let run = session.run(script, url: url)
        // A host that is not put back into the list is killed when this function returns, with its last reference.
        if session.leftHostClean && idle.runs + 1 < Self.runsPerHost {
            var idle = idle
            idle.runs += 1
            self.idle.withLock { [idle] in $0.append(idle) }
        }
        return run
    }

    /// - Throws: `ScriptError` of the kind `unsandboxed` if scripts must not run in such a sandbox.
    private func check(_ sandbox: SandboxReport) throws(ScriptError) {
        if sandbox.missingParts.isEmpty { return }
        if allowsUnsandboxed {
            isUnsandboxed.withLock { isKnown in
                if !isKnown { onUnsandboxed(sandbox) }
                isKnown = true
            }
            return
        }
        let error = ScriptError.unsandboxed(sandbox)
        refusal.withLock { $0 = error }
        throw error
    }
}
