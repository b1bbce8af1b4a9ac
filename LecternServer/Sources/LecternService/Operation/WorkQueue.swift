import Dispatch
import NIOCore
import NIOPosix
import Synchronization

/// Threads for the work of requests. Clients take turns, each has a share of the threads and of the places in the queue, and
/// work ends when its client has gone.
final class WorkQueue: Sendable {
    /// Work that waits for a thread or has one.
    final class Job: Sendable {
        fileprivate let client: ClientAddress
        fileprivate let isCounted: Bool
        /// When its client is told that there is too much to do.
        fileprivate let end: ContinuousClock.Instant
        fileprivate let time: WorkTime
        private let body: @Sendable (Problem?) -> Void
        private let queue: WorkQueue
        private let connection: OpenConnections.Entry?

        fileprivate init(
            _ queue: WorkQueue, _ caller: Caller, isCounted: Bool, end: ContinuousClock.Instant, _ time: WorkTime,
            _ body: @escaping @Sendable (Problem?) -> Void
        ) {
            self.queue = queue
            client = caller.client
            connection = caller.connection
            self.isCounted = isCounted
            self.end = end
            self.time = time
            self.body = body
        }

        /// Drops the work, or asks it to end. Who waits for it does so no longer, even where it cannot end yet.
        func cancel(_ problem: Problem) {
            time.cancel(problem)
            queue.drop(self)
            finish(problem)
        }

        /// Does the work, or says why it is not done.
        fileprivate func finish(_ problem: Problem? = nil) {
            body(problem)
            connection?.finish(self)
        }
    }

    private struct State {
        /// What waits, in the order in which it came.
        var waiting: [ClientAddress: CircularBuffer<Job>] = [:]
        /// The clients whose work waits, the one whose turn it is first.
        var turns = CircularBuffer<ClientAddress>()
        var running: [ObjectIdentifier: Job] = [:]
        var threads: FairShares
        var places: FairShares
        var isStopped = false
    }

    private let state: Mutex<State>
    private let pool: NIOThreadPool
    private let shortWork: ShortWork

    /// Starts threads.
    ///
    /// - Parameters:
    ///   - places: how much may wait or be done at once.
    ///   - shortWork: the short work of this queue and of others, which longer work waits for.
    init(threads: Int, places: Int, shortWork: ShortWork = ShortWork()) {
        self.shortWork = shortWork
        state = Mutex(State(threads: FairShares(threads), places: FairShares(places)))
        pool = NIOThreadPool(numberOfThreads: threads)
        pool.start()
    }

    /// Does work on one of the threads.
    ///
    /// - Parameters:
    ///   - limit: the processor time that the work may take; it is asked to end then.
    ///   - end: when the work is dropped if it still waits.
    ///   - isCounted: whether it takes a place in the queue; what has begun goes on without one.
    ///   - isShort: whether longer work waits for it while it is short; not if it is the rest of long work.
    /// - Throws: `Problem` if the client has no place left or has gone, what is dropped, or what the work throws.
    func run<Result: Sendable>(
        for caller: Caller, limit: Duration? = nil, until end: ContinuousClock.Instant, isCounted: Bool = true,
        isShort: Bool = true, _ work: @escaping @Sendable (WorkTime) throws -> Result
    ) async throws -> Result {
        let time = WorkTime(limit, beside: shortWork)
        return try await withCheckedThrowingContinuation { continuation in
            let waiter = Waiter(continuation)
            let job = Job(self, caller, isCounted: isCounted, end: end, time) { problem in
                if let problem { return waiter.resume(with: .failure(problem)) }
                time.begin(isShort: isShort)
                let result = Swift.Result { try work(time) }
                time.endShortWork()
                waiter.resume(with: result)
            }
            // The connection must know of it before a thread may be done with it.
            caller.connection?.start(job)
            if let problem = time.isCancelled ? time.problem : enqueue(job) { return job.finish(problem) }
            pool.submit { if case .active = $0 { self.work() } }
        }
    }

    /// Ends the threads when their work is done, which nobody waits for.
    func shutDown() { pool.shutdownGracefully(queue: .global()) { _ in } }

    /// Drops what waits, asks what is done to end, and takes nothing more.
    func stop() {
        let jobs = state.withLock { state in
            state.isStopped = true
            return state.waiting.values.flatMap(\.self) + state.running.values
        }
        for job in jobs { job.cancel(.stopping) }
    }

    /// How much waits for a thread, and how much has one.
    var counts: (waiting: Int, running: Int) {
        state.withLock { ($0.waiting.values.reduce(0) { $0 + $1.count }, $0.running.count) }
    }

    /// Why work is not taken; nil if it is.
    private func enqueue(_ job: Job) -> Problem? {
        state.withLock { state in
            guard !state.isStopped else { return .stopping }
            guard !job.isCounted || state.places.take(1, for: job.client) else {
                return .busy("too many requests wait for a thread")
            }
            if state.waiting[job.client] == nil { state.turns.append(job.client) }
            state.waiting[job.client, default: []].append(job)
            return nil
        }
    }

    /// Takes work out of the queue, if it still waits.
    private func drop(_ job: Job) {
        state.withLock { state in
            guard let index = state.waiting[job.client]?.firstIndex(where: { $0 === job }) else { return }
            state.waiting[job.client]?.remove(at: index)
            if job.isCounted { state.places.give(1, of: job.client) }
        }
    }

    /// Does what waits for as long as there is something that may be done.
    private func work() {
        while let job = next() {
            let isLate = ContinuousClock.now >= job.end
            job.finish(
                job.time.isCancelled ? job.time.problem : isLate ? .busy("the request has waited too long") : nil)
            state.withLock { state in
                state.running[ObjectIdentifier(job)] = nil
                state.threads.give(1, of: job.client)
                if job.isCounted { state.places.give(1, of: job.client) }
            }
        }
    }

    /// The next work of the client whose turn it is and that has not its share of the threads.
    private func next() -> Job? {
        state.withLock { state in
            for _ in state.turns.indices {
                guard let client = state.turns.popFirst() else { return nil }
                let isWaiting = state.waiting[client]?.isEmpty == false
                if isWaiting, state.threads.take(1, for: client), let job = state.waiting[client]?.popFirst() {
                    state.running[ObjectIdentifier(job)] = job
                    keepTurn(of: client, &state)
                    return job
                }
                keepTurn(of: client, &state)
            }
            return nil
        }
    }

    private func keepTurn(of client: ClientAddress, _ state: inout State) {
        if state.waiting[client]?.isEmpty == false { state.turns.append(client) } else { state.waiting[client] = nil }
    }
}

/// A task that waits for the first of several results.
private final class Waiter<Result: Sendable>: Sendable {
    private let continuation: Mutex<CheckedContinuation<Result, any Error>?>

    init(_ continuation: CheckedContinuation<Result, any Error>) { self.continuation = Mutex(continuation) }

    func resume(with result: Swift.Result<Result, any Error>) {
        continuation.withLock { $0.take() }?.resume(with: result)
    }
}

/// Who waits for an answer.
struct Caller: Sendable {
    let client: ClientAddress
    /// The connection; nil in tests.
    var connection: OpenConnections.Entry?
}

extension Problem {
    /// The service takes nothing more.
    static var stopping: Problem { .busy("the service is stopping") }
}
