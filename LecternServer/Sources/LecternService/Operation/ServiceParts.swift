import HTTPTypes
import Logging
import NIOCore
import Synchronization

/// What the requests of a service share.
final class ServiceParts: Sendable {
    let configuration: ServiceConfiguration
    let logger: Logger
    let accessLog: AccessLog
    let metrics = Metrics()
    let connections: OpenConnections
    let bodies: BodyBudget
    /// What the engine answers, with scripts, the requests of scripts and rules, many lines.
    let threads: WorkQueue
    /// The rest of many lines, when the first have taken their time.
    let lines: WorkQueue
    /// Documents, which never wait for a script.
    let documents: WorkQueue
    /// Makes what is the same for all requests, and never waits for a script or a document.
    let tables: WorkQueue
    /// Limits the requests of each client; nil: there is no limit.
    let limiter: RateLimiter?
    /// The same for what operators ask, so that other requests of the same address do not hide that the service is well.
    let operationLimiter: RateLimiter?
    /// The description of the API for programs, and for people.
    let description: ByteBuffer
    let apiPage: ByteBuffer
    private let ready = Atomic(true)
    private let current: Mutex<RuleSet>

    init(_ configuration: ServiceConfiguration, _ rules: RuleSet, _ logger: Logger) {
        self.configuration = configuration
        current = Mutex(rules)
        self.logger = logger
        accessLog = AccessLog(configuration.accessLog, logger)
        connections = OpenConnections(maximum: configuration.connections.connections)
        bodies = BodyBudget(bytes: configuration.limits.bodies)
        let shortWork = ShortWork()
        // What waits for a script or a server takes no processor from others.
        let waitingWork = configuration.waits ? ShortWork() : shortWork
        threads = WorkQueue(
            threads: configuration.threads, places: configuration.limits.waiting, shortWork: waitingWork)
        lines = WorkQueue(
            threads: configuration.waits ? configuration.threads : 2, places: configuration.limits.waiting,
            shortWork: waitingWork)
        documents = WorkQueue(
            threads: 4, places: configuration.limits.documents, shortWork: shortWork)
        tables = WorkQueue(threads: 1, places: configuration.limits.waiting, shortWork: shortWork)
        description = ByteBuffer(string: APIDescription(limits: configuration.limits).json)
        apiPage = ByteBuffer(string: APIPage(limits: configuration.limits).html)
        let (rate, burst) = (configuration.limits.rate, configuration.limits.burst)
        limiter = rate.map { RateLimiter(rate: $0, burst: burst) }
        operationLimiter = rate.map { RateLimiter(rate: 10 * $0, burst: 10 * burst) }
    }

    /// The rules that new requests are answered by.
    var rules: RuleSet {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }

    /// Whether requests are welcome.
    var isReady: Bool {
        get { ready.load(ordering: .relaxed) }
        set { ready.store(newValue, ordering: .relaxed) }
    }

    /// When a request that begins now is to be answered.
    var end: ContinuousClock.Instant { .now + configuration.limits.time }

    /// The queues of what may take long.
    var queues: [(name: String, queue: WorkQueue)] {
        [("threads", threads), ("lines", lines), ("documents", documents), ("tables", tables)]
    }

    /// Ends what is being done: requests that have no answer yet get a problem.
    func stop() {
        isReady = false
        for (_, queue) in queues { queue.stop() }
        connections.stop()
    }

    /// Ends the threads.
    func shutDown() { for (_, queue) in queues { queue.shutDown() } }
}
