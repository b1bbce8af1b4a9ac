import Files
public import Requests

/// The network through fetch hosts: sandboxed processes that open connections, started on demand.
///
/// ```swift
/// let fetcher = Fetcher(hostPath: "/usr/local/libexec/lectern/lectern-fetch-host")
/// let response = try fetcher.response(to: FetchRequest(url: "https://example.org/"), within: .seconds(10))
/// ```
public final class Fetcher: Responder {
    private let hostPath: String?
    private let policy: FetchPolicy
    private let limits: FetchLimits
    private let gate: SandboxGate
    private let slots = Semaphore(slots: SystemLimits.concurrentRequests)
    private let idle = IdleHosts()

    /// Creates a network.
    ///
    /// - Parameters:
    ///   - hostPath: the path of `lectern-fetch-host`; without it, each request fails with `unavailable`.
    ///   - policy: which hosts may be asked.
    ///   - limits: the limits of each request.
    ///   - allowsUnsandboxed: whether requests are made even where a part of the sandbox is missing. Without it each
    ///     request fails with `unavailable` there.
    ///   - onUnsandboxed: called once, before the first request where a part of the sandbox is missing.
    public init(
        hostPath: String?, policy: FetchPolicy = FetchPolicy(), limits: FetchLimits = FetchLimits(),
        allowsUnsandboxed: Bool = false, onUnsandboxed: @escaping @Sendable (SandboxReport) -> Void = { _ in }
    ) {
        self.hostPath = hostPath
        self.policy = policy
        self.limits = limits
        gate = SandboxGate(allowsUnsandboxed: allowsUnsandboxed, onUnsandboxed: onUnsandboxed)
    }

    /// Performs a request in a fetch host, and blocks the calling thread until it ends or exceeds a limit.
    ///
    /// - Throws: `FetchError` if there is no response.
    public func response(to request: FetchRequest, within time: Duration) throws(FetchError) -> FetchResponse {
        let request = try request.sanitized()
        let time = min(time, limits.time)
        let deadline = ContinuousClock.now + time
        let answer = slots.hold(for: time) { () -> FetchAnswer in
            Result { () throws(FetchError) in try self.response(to: request, until: deadline) }
        }
        guard let answer else { throw FetchError(.timeLimit, "no fetch host was free").within(time) }
        return try answer.mapError { $0.within(time) }.get()
    }

    /// Starts a host, and ends it at once.
    ///
    /// - Returns: what confines it.
    /// - Throws: `FetchError` of the kind `unavailable` if no host can be started.
    public func sandboxReport() throws(FetchError) -> SandboxReport {
        let (host, report) = try newHost()
        host.end()
        return report
    }

    private func response(
        to request: FetchRequest, until deadline: ContinuousClock.Instant
    ) throws(FetchError) -> FetchResponse {
        let host = try takeHost()
        var session = FetchSession(host: host.process, limits: limits)
        let answer = Result { () throws(FetchError) in try session.answer(to: request, until: deadline).get() }
        var isClean = session.leftHostClean
        if case .failure(let error) = answer, error.kind == .unreachable {
            // The machine may have moved to another network: new hosts read the names of its servers anew.
            idle.endAll()
            isClean = false
        }
        idle.putBack(host, isClean: isClean, limit: SystemLimits.requestsOfHost)
        return try answer.get()
    }

    /// An idle host, or a new one.
    private func takeHost() throws(FetchError) -> IdleHosts.Host {
        if let host = idle.take() { return host }
        if let refusal = gate.refusal { throw Self.unsandboxed(refusal) }
        let (host, report) = try newHost()
        guard gate.admits(report) else {
            host.end()
            throw Self.unsandboxed(report)
        }
        return IdleHosts.Host(host)
    }

    private static func unsandboxed(_ report: SandboxReport) -> FetchError {
        let parts = report.missingParts.joined(separator: ", ")
        return FetchError(
            .unavailable, "no requests are made here: \(parts); --allow-unsandboxed-scripts makes them all the same")
    }

    /// A new host that has its policy, and what confines it.
    private func newHost() throws(FetchError) -> (host: HostProcess, report: SandboxReport) {
        guard let hostPath else {
            throw FetchError(
                .unavailable,
                "there is no fetch host: lectern-fetch-host is neither beside the program nor in libexec/lectern, "
                    + "and $LECTERN_FETCH_HOST is not set")
        }
        let host: HostProcess
        do throws(HostError) {
            host = try HostProcess(path: hostPath, arguments: [])
        } catch {
            throw FetchError(.unavailable, "cannot start the fetch host \(error)")
        }
        var session = FetchSession(host: host, limits: limits)
        do throws(FetchError) {
            return (host, try session.start(with: policy, limits: limits))
        } catch {
            host.end()
            throw error
        }
    }
}
