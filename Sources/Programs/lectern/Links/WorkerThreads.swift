import Dispatch
import Glibc
import Synchronization

/// The threads that share one piece of work: one for each processor, and others in place of those that wait for a
/// script.
final class WorkerThreads: Sendable {
    /// The most threads, those that wait included, unless more are wanted.
    private static let maximum = 8
    /// The most threads that may be asked for.
    static let maximumJobs = 256

    private struct State {
        var work: (@Sendable () -> Void)?
        /// Called before a thread waits.
        var willWait: @Sendable () -> Void = {}
        /// The number of all threads.
        var count = 1
        /// The number of threads that do not wait.
        var active = 1
    }

    private let state = Mutex(State())
    private let group = DispatchGroup()
    /// The number of threads that are not to wait.
    private let wanted: Int

    /// - Parameters:
    ///   - isConcurrent: whether other threads help; little work needs none.
    ///   - jobs: how many threads work; nil: one for each processor.
    init(isConcurrent: Bool, jobs: Int? = nil) {
        wanted = isConcurrent ? jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) : 0
    }

    /// Works on several threads, until all of them have returned.
    ///
    /// - Parameters:
    ///   - work: what each thread does; it returns when nothing is left to do, or when it is no longer wanted.
    ///   - willWait: called on a thread before it waits.
    func run(_ work: @escaping @Sendable () -> Void, willWait: @escaping @Sendable () -> Void) {
        state.withLock { state in
            state.work = work
            state.willWait = willWait
        }
        start()
        work()
        group.wait()
        state.withLock { $0.work = nil }
    }

    /// Whether the calling thread is still wanted; false when it has waited and others work in its place.
    func isWanted() -> Bool {
        state.withLock { state in
            if state.active <= max(1, wanted) { return true }
            state.active -= 1
            state.count -= 1
            return false
        }
    }

    /// Waits for something on the calling thread, while another one continues the work.
    func wait<Value>(for body: () -> Value) -> Value {
        let willWait = state.withLock { state in
            state.active -= 1
            return state.willWait
        }
        willWait()
        start()
        defer { state.withLock { $0.active += 1 } }
        return body()
    }

    /// Starts the threads that are missing.
    private func start() {
        let (work, missing) = state.withLock { state in
            let missing = max(0, min(wanted - state.active, max(Self.maximum, wanted) - state.count))
            state.count += missing
            state.active += missing
            return (state.work, missing)
        }
        guard let work else { return }
        for _ in 0..<missing {
            // Work on a serial queue has a thread of its own, however many of them wait.
            DispatchQueue(label: "lectern.worker").async(group: group, execute: work)
        }
    }
}
