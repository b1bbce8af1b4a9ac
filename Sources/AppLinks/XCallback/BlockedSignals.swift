import Glibc

/// Blocks the signals that end a process, so that it can clean up first: they take effect when the value is destroyed.
/// For a process that waits in a single thread.
@safe package struct BlockedSignals: ~Copyable {
    /// The result of waiting.
    package enum Event {
        /// These descriptors have input, or their other end is closed.
        case input([Int32])
        case timeout
        /// A signal is pending until this value is destroyed.
        case signal
    }

    private static let numbers = [SIGINT, SIGTERM, SIGHUP]

    /// The signals that are blocked while waiting, and again after this value is destroyed. Never contains those of
    /// `numbers`, which a thread pool that starts this program may have blocked.
    private var mask = sigset_t()
    private var actions: [(number: Int32, action: sigaction)] = []

    /// Blocks the signals; ignored ones stay ignored.
    package init() {
        var blocked = sigset_t()
        unsafe sigemptyset(&blocked)
        for number in Self.numbers { unsafe sigaddset(&blocked, number) }
        unsafe pthread_sigmask(SIG_BLOCK, &blocked, &mask)
        for number in Self.numbers { unsafe sigdelset(&mask, number) }
        for number in Self.numbers {
            var previous = sigaction()
            var raising = sigaction()
            // A signal that arrives during `pselect` is raised again: it stays pending with its default effect.
            unsafe raising.__sigaction_handler.sa_handler = { raise($0) }
            raising.sa_flags = Int32(truncatingIfNeeded: SA_RESETHAND)
            guard unsafe sigaction(number, nil, &previous) == 0, !Self.isIgnored(previous) else { continue }
            unsafe sigaction(number, &raising, nil)
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

    /// Waits until one of some descriptors has input, the deadline passes or a signal arrives.
    ///
    /// - Parameter descriptors: descriptors below `FD_SETSIZE`, 1024.
    package borrowing func wait(for descriptors: [Int32], until deadline: ContinuousClock.Instant) -> Event {
        while true {
            let left = max(.zero, deadline - .now)
            var time = timespec(
                tv_sec: Int(left.components.seconds), tv_nsec: Int(left.components.attoseconds / 1_000_000_000))
            var readable = fd_set()
            unsafe withUnsafeMutableBytes(of: &readable) { bytes in
                for descriptor in descriptors { unsafe bytes[Int(descriptor) / 8] |= 1 << UInt8(descriptor % 8) }
            }
            var mask = mask
            let count = unsafe pselect((descriptors.max() ?? -1) + 1, &readable, nil, nil, &time, &mask)
            if count > 0 {
                return unsafe withUnsafeBytes(of: readable) { bytes in
                    .input(descriptors.filter { unsafe bytes[Int($0) / 8] & 1 << UInt8($0 % 8) != 0 })
                }
            }
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
