import Files
import Requests

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The program's side of one run on a host: sends the call, answers requests, and enforces the limits.
struct ScriptSession {
    /// How often the limits are checked during a run, in milliseconds.
    private static let interval: Int32 = 2

    /// How long a script may continue after it has completed, when its result is already final.
    private static let gracePeriod = Duration.milliseconds(100)

    private let host: HostProcess
    private let limits: ScriptLimits
    private let dataAtStart: Int
    private let network: Network
    private var channel: Channel
    private var run = ScriptRun(result: .none(reason: ""))
    private var hasOutcome = false
    private var messages = 0
    /// The most memory that the host was seen to take, in bytes.
    private var peakMemory = 0
    private var deadline: ContinuousClock.Instant

    /// Whether the host has finished and can be used for another run.
    private(set) var leftHostClean = false

    /// A session on a host.
    ///
    /// - Parameters:
    ///   - host: the host, between two runs.
    ///   - limits: the limits of the run.
    ///   - dataAtStart: the data memory that the host had before its first run.
    ///   - network: what performs the requests of the script.
    init(host: HostProcess, limits: ScriptLimits, dataAtStart: Int, network: Network) {
        self.host = host
        self.limits = limits
        self.dataAtStart = dataAtStart
        self.network = network
        deadline = .now + SystemLimits.hostStart
        channel = Channel(descriptor: host.descriptor, frameLimit: Self.frameLimit(limits), blocking: false)
    }

    /// The limit for the length of a message in bytes: a UTF-16 code unit is at most three bytes of UTF-8; the rest is
    /// for the other fields.
    private static func frameLimit(_ limits: ScriptLimits) -> Int { 3 * limits.size + 65_536 }

    /// Waits until a new host has started, so that its start does not count towards the time of the script.
    ///
    /// - Returns: what confines it.
    /// - Throws: `ScriptError` if it does not start in time.
    mutating func awaitStart() throws(ScriptError) -> SandboxReport {
        while ContinuousClock.now < deadline {
            do throws(ChannelError) {
                if case .ready(let sandbox)? = try step() {
                    // It must wait for its first call now.
                    if channel.hasIncoming { throw .malformed }
                    return sandbox
                }
            } catch {
                throw ScriptError(.unavailable, "the script host did not start: \(reasonOfNoStart(error))")
            }
        }
        throw ScriptError(.unavailable, "the script host did not start in time")
    }

    /// Runs one script until it ends or exceeds a limit.
    mutating func run(_ script: Script, url: String) -> ScriptRun {
        let time = Int(limits.time / .milliseconds(1))
        channel.enqueue(
            ScriptCommand.run(
                ScriptCall(
                    script: script, url: url, time: time, size: limits.size, memory: limits.memory,
                    requests: limits.requests)))
        deadline = .now + limits.time
        if let error = exchange(), !hasOutcome { run.result = .failed(error) }
        return run
    }

    /// Exchanges messages until the host has finished; the error if it does not finish.
    private mutating func exchange() -> ScriptError? {
        do throws(ChannelError) {
            while true {
                if let event = try step(), try handle(event) { return nil }
                if let error = exceededLimit() { return error }
            }
        } catch {
            return crash(error)
        }
    }

    /// How the host ended, in the middle of a run. JavaScriptCore aborts where the kernel refuses it memory.
    private func crash(_ error: ChannelError) -> ScriptError {
        guard error == .closed, case let end = host.end(), end.isAbort else {
            return ScriptError(.crash, reason(error))
        }
        if peakMemory > limits.memory / 2 { return .overMemory(limits.memory) }
        return ScriptError(.crash, "the script host ended (\(end)), as it does when it is refused memory")
    }

    /// The limit that is exceeded. It is looked for after each message, so that a flood of them hides nothing.
    private mutating func exceededLimit() -> ScriptError? {
        peakMemory = max(peakMemory, host.memory.resident)
        if peakMemory > limits.memory { return .overMemory(limits.memory) }
        if ContinuousClock.now >= deadline { return .overtime(limits.time) }
        let isFlood =
            messages > SystemLimits.scriptMessages || channel.receivedCount > Self.frameLimit(limits) + limits.size
        return isFlood ? .tooManyMessages : nil
    }

    private func reason(_ error: ChannelError) -> String {
        switch error {
        case .closed: "the script host ended (\(host.end()))"
        case .malformed: "the script host sent an invalid message"
        }
    }

    private func reasonOfNoStart(_ error: ChannelError) -> String {
        guard error == .closed, host.end().isMissingLibrary else { return reason(error) }
        return """
            JavaScriptCore, which scripts need, is not installed: install libjavascriptcoregtk-4.1-0 \
            (on Fedora, javascriptcoregtk4.1)
            """
    }

    /// Sends and receives for one interval at most; the next event, if there is one.
    private mutating func step() throws(ChannelError) -> ScriptEvent? {
        if let event = try channel.next(ScriptEvent.self) { return event }
        try channel.flush()
        let wanted = Int16(POLLIN) | (channel.hasOutgoing ? Int16(POLLOUT) : 0)
        if host.wait(for: wanted, milliseconds: Self.interval) & ~Int16(POLLOUT) != 0 { try channel.fill() }
        return try channel.next(ScriptEvent.self)
    }

    /// Handles one event; true if it was the last one.
    private mutating func handle(_ event: ScriptEvent) throws(ChannelError) -> Bool {
        messages += 1
        switch event {
        case .ready: throw .malformed
        case .console(let line):
            guard run.console.count < SystemLimits.consoleLines, line.utf8.count <= SystemLimits.consoleLine else {
                break
            }
            run.console.append(line)
        case .request(let request): channel.enqueue(ScriptCommand.respond(response(to: request)))
        case .outcome(let result):
            if !hasOutcome { run.result = result }
            hasOutcome = true
            deadline = min(deadline, .now + Self.gracePeriod)
        case .finished:
            guard hasOutcome else { throw .malformed }
            // A host that has grown would leave less memory to the next script.
            let memory = host.memory
            let growth = max(memory.resident, memory.data - dataAtStart)
            leftHostClean = !channel.hasIncoming && growth < limits.memory / 2
            return true
        }
        return false
    }

    /// Performs a request of the script; it waits, and its time goes on.
    private mutating func response(to message: ScriptRequest) -> Result<FetchResponse, FetchError> {
        if hasOutcome { return .failure(.completed) }
        let performed = perform(message)
        // One request beyond the limit is recorded, so that the record says why it failed.
        if run.requests.count <= limits.requests { run.requests.append(performed) }
        return performed.result
    }

    /// Performs a request as far as it is allowed. The host runs the script, so nothing that it sends is trusted: header
    /// fields that a script cannot set are removed here, and those that it cannot read.
    private func perform(_ message: ScriptRequest) -> PerformedRequest {
        do throws(FetchError) {
            let request = try allowedRequest(message)
            let time = deadline - .now
            let timeout = message.timeout > 0 ? Duration.milliseconds(message.timeout) : time
            let performed = network.perform(request, within: min(time, timeout))
            return PerformedRequest(
                request: request, result: performed.result.map(\.withoutCookies), duration: performed.duration)
        } catch {
            return PerformedRequest(request: message.request, result: .failure(error), duration: .zero)
        }
    }

    /// The request without what a script cannot set.
    private func allowedRequest(_ message: ScriptRequest) throws(FetchError) -> FetchRequest {
        if run.requests.count >= limits.requests { throw .tooManyRequests(limits.requests) }
        if message.isCut { throw .oversize(limits.size) }
        return try message.request.sanitized()
    }
}
