#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program's side of one run on a host: sends the call, answers requests, and enforces the limits.
struct ScriptSession {
    /// How long a host may take to start, even on a busy machine.
    private static let startTimeout = Duration.seconds(10)

    /// How often the limits are checked during a run, in milliseconds.
    private static let interval: Int32 = 2

    /// How long a script may continue after it has completed, when its result is already final.
    private static let gracePeriod = Duration.milliseconds(100)

    private static let consoleLines = 128
    private static let consoleLineLength = 8_192

    private let host: ScriptHostProcess
    private let limits: ScriptLimits
    private var channel: Channel
    private var run = ScriptRun(result: .none(reason: ""))
    private var hasOutcome = false
    private var deadline: ContinuousClock.Instant

    /// Whether the host has finished and can be used for another run.
    private(set) var leftHostClean = false

    init(host: ScriptHostProcess, limits: ScriptLimits) {
        self.host = host
        self.limits = limits
        deadline = .now + Self.startTimeout
        // A UTF-16 code unit is at most three bytes of UTF-8; the rest is for the other fields of a message.
        let frameLimit = 3 * limits.size + 65_536
        channel = Channel(descriptor: host.descriptor, frameLimit: frameLimit, blocking: false)
    }

    /// Waits until a new host has started, so that its start does not count towards the time of the script.
    ///
    /// - Throws: `ScriptError` if it does not start in time.
    mutating func awaitStart() throws(ScriptError) {
        while ContinuousClock.now < deadline {
            do throws(ChannelError) {
                if case .ready? = try step() { return }
            } catch {
                throw ScriptError(.unavailable, "the script host did not start: \(reason(error))")
            }
        }
        throw ScriptError(.unavailable, "the script host did not start in time")
    }

    /// Runs one script until it ends or exceeds a limit.
    mutating func run(_ script: Script, url: String) -> ScriptRun {
        let time = Int(limits.time / .milliseconds(1))
        channel.enqueue(ScriptCommand.run(ScriptCall(script: script, url: url, time: time, size: limits.size)))
        deadline = .now + limits.time
        if let error = exchange(), !hasOutcome { run.result = .failed(error) }
        return run
    }

    /// Exchanges messages until the host has finished; the error if it does not finish.
    private mutating func exchange() -> ScriptError? {
        do throws(ChannelError) {
            while true {
                while let event = try step() {
                    guard try !handle(event) else { return nil }
                    guard ContinuousClock.now < deadline else { break }
                }
                if host.residentMemory > limits.memory { return .overMemory(limits.memory) }
                if ContinuousClock.now >= deadline { return .overtime(limits.time) }
            }
        } catch {
            return ScriptError(.crash, reason(error))
        }
    }

    private func reason(_ error: ChannelError) -> String {
        switch error {
        case .closed: "the script host ended (\(host.end()))"
        case .malformed: "the script host sent an invalid message"
        }
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
        switch event {
        case .ready: throw .malformed
        case .console(let line):
            guard run.console.count < Self.consoleLines, line.utf8.count <= Self.consoleLineLength else { break }
            run.console.append(line)
        case .request(let request):
            run.neededNetwork = true
            channel.enqueue(ScriptCommand.respond(response(to: request)))
        case .outcome(let result):
            if !hasOutcome { run.result = result }
            hasOutcome = true
            deadline = min(deadline, .now + Self.gracePeriod)
        case .finished:
            guard hasOutcome else { throw .malformed }
            // A host that has grown would leave less memory to the next script.
            leftHostClean = !channel.hasIncoming && host.residentMemory < limits.memory / 2
            return true
        }
        return false
    }

    /// The policy for network access: every request fails.
    private func response(to request: ScriptRequest) -> ScriptResponse {
        .failed
    }
}
