import Files
public import Requests

/// A pool of sandboxed processes that run scripts; they are started on demand.
///
/// ```swift
/// let pool = .off
/// let run = pool.run(Script(source: source, dialect: .script2), url: "https://example.org/")
/// ```
public final class ScriptPool: Sendable {
    private let hostPath: String?
    private let limits: ScriptLimits
    private let gate: SandboxGate
    private let around: @Sendable (() -> ScriptRun) -> ScriptRun
    private let slots: Semaphore
    private let idle = IdleHosts()

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
        gate = SandboxGate(allowsUnsandboxed: allowsUnsandboxed, onUnsandboxed: onUnsandboxed)
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
    public func run(_ script: Script, url: String, network: Network = .off) -> ScriptRun {
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

    /// The pool as what runs the scripts of an engine.
    public var runner: ScriptRunner {
        ScriptRunner { script, url, network in self.run(script, url: url, network: network) }
    }

    /// Starts a host, and ends it at once.
    ///
    /// - Returns: what confines it.
    /// - Throws: `ScriptError` of the kind `unavailable` if no host can be started.
    public func sandboxReport() throws(ScriptError) -> SandboxReport {
        let (host, report) = try newHost()
        host.end()
        return report
    }

    /// An idle host, or a new one.
    ///
    /// - Throws: `ScriptError` if no host can be started.
    private func takeHost() throws(ScriptError) -> IdleHosts.Host {
        if let host = idle.take() { return host }
        if let refusal = gate.refusal { throw .unsandboxed(refusal) }
        let (host, report) = try newHost()
        guard gate.admits(report) else {
            host.end()
            throw .unsandboxed(report)
        }
        return IdleHosts.Host(host)
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
        var session = ScriptSession(host: host, limits: limits, dataAtStart: 0, network: .off)
        do throws(ScriptError) {
            return (host, try session.awaitStart())
        } catch {
            host.end()
            throw error
        }
    }

    private func run(_ script: Script, url: String, _ network: Network, on host: IdleHosts.Host) -> ScriptRun {
        var session = ScriptSession(host: host.process, limits: limits, dataAtStart: host.dataAtStart, network: network)
        let run = session.run(script, url: url)
        idle.putBack(host, isClean: session.leftHostClean, limit: SystemLimits.scriptsOfHost)
        return run
    }
}
