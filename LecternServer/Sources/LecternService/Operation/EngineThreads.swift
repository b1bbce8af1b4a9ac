import NIOPosix
import Synchronization

/// Threads for what may take long: scripts, the requests of scripts and rules, long texts, many lines. The threads of the
/// concurrency pool, of which there are as many as processors, never wait for those.
final class EngineThreads: Sendable {
    private let pool: NIOThreadPool
    private let waiting = Atomic(0)
    private let maximum: Int

    /// Starts threads.
    init(count: Int, maximumWaiting: Int) {
        pool = NIOThreadPool(numberOfThreads: count)
        pool.start()
        maximum = count + maximumWaiting
    }

    /// Runs work on one of the threads.
    ///
    /// - Throws: `Problem` if too many requests wait for one, or what the work throws.
    func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        guard waiting.add(1, ordering: .relaxed).newValue <= maximum else {
            waiting.subtract(1, ordering: .relaxed)
            throw Problem.busy("too many requests wait for a thread")
        }
        defer { waiting.subtract(1, ordering: .relaxed) }
        return try await pool.runIfActive(work)
    }

    /// Runs a part of work that has begun, and is not refused any more.
    func proceed<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await pool.runIfActive(work)
    }

    /// Ends the threads when their work is done.
    func stop() async { try? await pool.shutdownGracefully() }
}
