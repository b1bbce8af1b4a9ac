#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A counting semaphore.
@safe package final class Semaphore: @unchecked Sendable {
    private let semaphore: UnsafeMutablePointer<sem_t>

    package init(slots: Int) {
        unsafe semaphore = .allocate(capacity: 1)
        unsafe sem_init(semaphore, 0, UInt32(slots))
    }

    deinit {
        unsafe sem_destroy(semaphore)
        unsafe semaphore.deallocate()
    }

    /// Waits for a free slot, and holds it while `body` runs.
    package func hold<Value>(_ body: () -> Value) -> Value {
        while unsafe sem_wait(semaphore) != 0 && errno == EINTR {}
        defer { unsafe _ = sem_post(semaphore) }
        return body()
    }

    /// Waits for a free slot for a time at most, and holds it while `body` runs; nil if none became free.
    package func hold<Value>(for time: Duration, _ body: () -> Value) -> Value? {
        var deadline = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &deadline)
        let (seconds, attoseconds) = (time + .nanoseconds(deadline.tv_nsec)).components
        deadline.tv_sec += Int(seconds)
        deadline.tv_nsec = Int(attoseconds / 1_000_000_000)
        while unsafe sem_timedwait(semaphore, &deadline) != 0 {
            guard errno == EINTR else { return nil }
        }
        defer { unsafe _ = sem_post(semaphore) }
        return body()
    }
}
