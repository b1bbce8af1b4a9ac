import HTTPTypes
import Logging
import NIOCore
import Synchronization

/// What the requests of a service share.
final class ServiceParts: Sendable {
    let configuration: ServiceConfiguration
    let rules: CurrentRules
    let logger: Logger
    let accessLog: AccessLog
    let metrics = Metrics()
    let connections: OpenConnections
    let bodies: BodyBudget
    let threads: EngineThreads
    /// Reads documents, one at a time: what is found in one takes up to a hundred times its memory.
    let documents: EngineThreads
    /// Makes what is the same for all requests, and never waits for a script.
    let tables = EngineThreads(count: 1, maximumWaiting: 256)
    /// Limits the requests of each client; nil: there is no limit.
    let limiter: RateLimiter?
    /// The description of the API for programs, and for people.
    let description: ByteBuffer
    let apiPage: ByteBuffer
    private let ready = Atomic(true)

    init(_ configuration: ServiceConfiguration, _ rules: RuleSet, _ logger: Logger) {
        self.configuration = configuration
        self.rules = CurrentRules(rules)
        self.logger = logger
        accessLog = AccessLog(configuration.accessLog, logger)
        connections = OpenConnections(maximum: configuration.connections.connections)
        bodies = BodyBudget(bytes: configuration.limits.bodies)
        threads = EngineThreads(count: configuration.threads, maximumWaiting: configuration.limits.waiting)
        description = ByteBuffer(string: APIDescription(limits: configuration.limits).json)
        apiPage = ByteBuffer(string: APIPage(limits: configuration.limits).html)
        documents = EngineThreads(count: 1, maximumWaiting: 16)
        limiter = configuration.limits.rate.map { RateLimiter(rate: $0, burst: configuration.limits.burst) }
    }

    /// Whether requests are welcome.
    var isReady: Bool {
        get { ready.load(ordering: .relaxed) }
        set { ready.store(newValue, ordering: .relaxed) }
    }

    /// Does work of the engine: here if it is done at once, on a thread of its own if it takes long or may wait for scripts or
    /// servers.
    func perform<Result: Sendable>(
        takesLong: Bool = false, _ work: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        configuration.waits || takesLong ? try await threads.run(work) : try work()
    }
}
