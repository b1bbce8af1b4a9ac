import Files
import Requests

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The program's side of one request in a host.
struct FetchSession {
    /// How much longer than its time a request may take before the host is killed: it knows better what it waits for.
    private static let gracePeriod = Duration.milliseconds(500)

    /// The length of a response beside its content, in bytes.
    private static let headSize = 1 << 20

    private let host: HostProcess
    private var channel: Channel

    /// Whether the host can be used for another request.
    private(set) var leftHostClean = false

    init(host: HostProcess, limits: FetchLimits) {
        self.host = host
        channel = Channel(descriptor: host.descriptor, frameLimit: limits.size + Self.headSize, blocking: false)
    }

    /// Gives a new host its policy, and waits until it is in its sandbox.
    ///
    /// - Throws: `FetchError` if it does not start in time.
    mutating func start(with policy: FetchPolicy, limits: FetchLimits) throws(FetchError) -> SandboxReport {
        channel.enqueue(FetchCommand.configure(policy, limits))
        do throws(ChannelError) {
            if let report = try next(SandboxReport.self, until: .now + SystemLimits.hostStart) { return report }
        } catch {
            throw FetchError(.unavailable, "the fetch host did not start: \(reasonOfNoStart(error))")
        }
        throw FetchError(.unavailable, "the fetch host did not start in time")
    }

    /// Performs a request.
    ///
    /// - Throws: `FetchError` if the host does not answer in time, or ends.
    mutating func answer(
        to request: FetchRequest, until deadline: ContinuousClock.Instant
    ) throws(FetchError) -> FetchAnswer {
        let time = max(.milliseconds(1), deadline - .now)
        channel.enqueue(FetchCommand.fetch(request, milliseconds: Int(time / .milliseconds(1))))
        do throws(ChannelError) {
            if let answer = try next(FetchAnswer.self, until: deadline + Self.gracePeriod) {
                leftHostClean = !channel.hasIncoming && host.memory.resident < SystemLimits.keptFetchHost
                return answer
            }
        } catch {
            throw FetchError(.unavailable, reason(error))
        }
        throw .noResponse
    }

    /// The next message; nil if it does not come in time.
    private mutating func next<Message: WireMessage>(
        _: Message.Type, until deadline: ContinuousClock.Instant
    ) throws(ChannelError) -> Message? {
        while true {
            if let message = try channel.next(Message.self) { return message }
            try channel.flush()
            let time = deadline - .now
            guard time > .zero else { return nil }
            let wanted = Int16(POLLIN) | (channel.hasOutgoing ? Int16(POLLOUT) : 0)
            let milliseconds = Int32(clamping: Int(time / .milliseconds(1)) + 1)
            if host.wait(for: wanted, milliseconds: milliseconds) & ~Int16(POLLOUT) != 0 { try channel.fill() }
        }
    }

    private func reason(_ error: ChannelError) -> String {
        switch error {
        case .closed: "the fetch host ended (\(host.end()))"
        case .malformed: "the fetch host sent an invalid message"
        }
    }

    private func reasonOfNoStart(_ error: ChannelError) -> String {
        guard error == .closed, host.end().isMissingLibrary else { return reason(error) }
        return "libcurl, which requests need, is not installed: install libcurl4 (on Fedora, libcurl)"
    }
}
