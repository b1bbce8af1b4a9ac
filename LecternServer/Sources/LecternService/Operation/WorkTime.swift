import Glibc
import Synchronization

/// The processor time that work may take, and whether somebody still waits for it.
final class WorkTime: Sendable {
    private let limit: Duration?
    /// The work that it is a part of.
    private let whole: WorkTime?
    /// The processor time that the thread had taken when the work began, in nanoseconds.
    private let start = Atomic<UInt64>(0)
    private let isUsedUp = Atomic(false)
    private let cancelled = Atomic(false)
    /// Why nobody waits for the work.
    private let reason = Mutex<Problem?>(nil)

    /// - Parameter limit: the most processor time; nil: as much as the work takes.
    init(_ limit: Duration? = nil) {
        self.limit = limit
        whole = nil
    }

    private init(_ limit: Duration?, partOf whole: WorkTime) {
        self.limit = limit
        self.whole = whole
        begin()
    }

    /// The time for a part of the work, which begins now.
    func part(_ limit: Duration?) -> WorkTime { WorkTime(limit, partOf: self) }

    /// The thread that calls this does the work from now on.
    func begin() { start.store(Self.now, ordering: .relaxed) }

    /// Nobody waits for the work any more.
    func cancel(_ problem: Problem) {
        reason.withLock { $0 = $0 ?? problem }
        cancelled.store(true, ordering: .releasing)
    }

    /// Whether nobody waits for the work any more.
    var isCancelled: Bool { cancelled.load(ordering: .acquiring) || whole?.isCancelled == true }

    /// Whether the work is to end: asked by the thread that does it, as often as it can end.
    var isOver: Bool {
        if isCancelled || isUsedUp.load(ordering: .relaxed) { return true }
        // It is some time until the work is asked again, or has made an answer of what it has.
        guard let limit, spent >= limit * 4 / 5 else { return false }
        isUsedUp.store(true, ordering: .relaxed)
        return true
    }

    /// The processor time that the work has taken; asked by the thread that does it.
    var spent: Duration { .nanoseconds(Int64(Self.now - start.load(ordering: .relaxed))) }

    /// Why work was ended.
    var problem: Problem {
        if let reason = whole?.reason.withLock({ $0 }) ?? reason.withLock({ $0 }) { return reason }
        guard let limit else { return .busy("the request was ended") }
        return Problem(.tooLarge, "this text takes more than \(limit) of processor time; send it in parts")
    }

    /// The processor time of this thread, in nanoseconds.
    private static var now: UInt64 {
        // A timespec, whose members another module may have defined.
        var time = (seconds: 0, nanoseconds: 0)
        _ = unsafe withUnsafeMutableBytes(of: &time) { bytes in
            unsafe bytes.bindMemory(to: timespec.self).baseAddress.map {
                unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, $0)
            }
        }
        return UInt64(time.seconds) * 1_000_000_000 + UInt64(time.nanoseconds)
    }
}
