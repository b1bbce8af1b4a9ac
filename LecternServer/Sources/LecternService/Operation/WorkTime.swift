import Glibc
import Synchronization

/// The work that has taken little time so far. Other work waits for it, so that a client that asks for little does not share
/// the processors with those that ask for much. Priorities of threads cannot do it: a process may lower them, not raise them.
final class ShortWork: Sendable {
    /// The processor time that short work takes at most.
    static let limit = Duration.milliseconds(10)
    /// The most that other work waits, in multiples of the processor time that it has taken.
    fileprivate static let patience = 4
    fileprivate let running = Atomic(0)
}

/// The processor time that work may take, and whether somebody still waits for it.
final class WorkTime: Sendable {
    private let limit: Duration?
    /// The work that it is a part of.
    private let whole: WorkTime?
    private let shortWork: ShortWork?
    /// Whether the work is counted as short.
    private let isShort = Atomic(false)
    /// How often the work has waited a millisecond for short work.
    let pauses = Atomic(0)
    /// The processor time that the thread had taken when the work began, in nanoseconds.
    private let start = Atomic<UInt64>(0)
    private let isUsedUp = Atomic(false)
    private let cancelled = Atomic(false)
    /// Why nobody waits for the work.
    private let reason = Mutex<Problem?>(nil)

    /// - Parameters:
    ///   - limit: the most processor time; nil: as much as the work takes.
    ///   - shortWork: what the work waits for when it is no longer short; nil if it waits for nothing.
    init(_ limit: Duration? = nil, beside shortWork: ShortWork? = nil) {
        self.limit = limit
        self.shortWork = shortWork
        whole = nil
    }

    private init(_ limit: Duration?, partOf whole: WorkTime) {
        self.limit = limit
        self.whole = whole
        shortWork = nil
        begin()
    }

    /// The time for a part of the work, which begins now.
    func part(_ limit: Duration?) -> WorkTime { WorkTime(limit, partOf: self) }

    /// The thread that calls this does the work from now on.
    ///
    /// - Parameter isShort: whether longer work waits for it while it is short.
    func begin(isShort: Bool = true) {
        start.store(Self.now, ordering: .relaxed)
        guard let shortWork, isShort else { return }
        self.isShort.store(true, ordering: .relaxed)
        shortWork.running.add(1, ordering: .relaxed)
    }

    /// The work is done, or no longer short.
    func endShortWork() {
        guard isShort.exchange(false, ordering: .relaxed) else { return }
        shortWork?.running.subtract(1, ordering: .relaxed)
    }

    /// Waits while others' short work is done, unless this work is short or has waited long enough.
    ///
    /// - Parameter now: the processor time of the thread, in nanoseconds.
    private func letShortWorkPass(_ now: UInt64) {
        let spent = spent(at: now)
        guard let shortWork, spent >= ShortWork.limit || !isShort.load(ordering: .relaxed) else { return }
        endShortWork()
        let most = Int(spent * ShortWork.patience / .milliseconds(1))
        while shortWork.running.load(ordering: .relaxed) > 0, !isCancelled, pauses.load(ordering: .relaxed) < most {
            usleep(1000)
            pauses.add(1, ordering: .relaxed)
        }
    }

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
        // Waiting takes no processor time.
        let now = Self.now
        (whole ?? self).letShortWorkPass(now)
        // It is some time until the work is asked again, or has made an answer of what it has.
        guard let limit, spent(at: now) >= limit * 4 / 5 else { return false }
        isUsedUp.store(true, ordering: .relaxed)
        return true
    }

    /// The processor time that the work has taken; asked by the thread that does it.
    var spent: Duration { spent(at: Self.now) }

    private func spent(at now: UInt64) -> Duration { .nanoseconds(Int64(now - start.load(ordering: .relaxed))) }

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
