import Glibc

/// Holds back the signals that ask this process to end until what it would leave behind is gone: they take effect when
/// the value goes. Meant for a process that waits in one thread.
@safe package struct BlockedSignals: ~Copyable {
    /// What waiting came to.
    package enum Event {
        case input
        case timeout
        /// A signal waits for this value to go.
        case signal
    }

    private static let numbers = [SIGINT, SIGTERM, SIGHUP]

    /// What is blocked while we wait, and in the end. Never these signals: a thread pool that starts us may block them.
    private var mask = sigset_t()
    private var actions: [(number: Int32, action: sigaction)] = []

    /// Holds the signals back from now on; those that are ignored stay so.
    package init() {
        var held = sigset_t()
        unsafe sigemptyset(&held)
        for number in Self.numbers { unsafe sigaddset(&held, number) }
        unsafe pthread_sigmask(SIG_BLOCK, &held, &mask)
        for number in Self.numbers { unsafe sigdelset(&mask, number) }
        for number in Self.numbers {
            var previous = sigaction()
            var again = sigaction()
            // Let in while we wait, the signal comes back to wait for its turn, with the effect it had before.
            unsafe again.__sigaction_handler.sa_handler = { raise($0) }
            again.sa_flags = Int32(truncatingIfNeeded: SA_RESETHAND)
            guard unsafe sigaction(number, nil, &previous) == 0, !Self.isIgnored(previous) else { continue }
            unsafe sigaction(number, &again, nil)
            actions.append((number, previous))
        }
    }

    deinit {
        for (number, action) in actions {
            var action = action
            unsafe sigaction(number, &action, nil)
        }
        var mask = mask
        unsafe pthread_sigmask(SIG_SETMASK, &mask, nil)
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Waits for something to read.
    package borrowing func wait(for descriptor: Int32, until deadline: ContinuousClock.Instant) -> Event {
        while true {
            let left = max(.zero, deadline - .now)
            var time = timespec(
                tv_sec: Int(left.components.seconds), tv_nsec: Int(left.components.attoseconds / 1_000_000_000))
            var readable = fd_set()
            unsafe withUnsafeMutableBytes(of: &readable) {
                unsafe $0[Int(descriptor) / 8] |= 1 << UInt8(descriptor % 8)
            }
            var mask = mask
            let count = unsafe pselect(descriptor + 1, &readable, nil, nil, &time, &mask)
            if count > 0 { return .input }
            if count == 0 { return .timeout }
            if isSignalPending { return .signal }
        }
    }

    private var isSignalPending: Bool {
        var pending = sigset_t()
        unsafe sigpending(&pending)
        return Self.numbers.contains { unsafe sigismember(&pending, $0) == 1 }
    }
}
