import Glibc

/// A number of places; who finds none free waits.
@safe final class Semaphore: @unchecked Sendable {
    private let semaphore: UnsafeMutablePointer<sem_t>

    init(places: Int) {
        unsafe semaphore = .allocate(capacity: 1)
        unsafe sem_init(semaphore, 0, UInt32(places))
    }

    deinit {
        unsafe sem_destroy(semaphore)
        unsafe semaphore.deallocate()
    }

    /// Holds one place while `body` runs.
    func hold<Value>(_ body: () -> Value) -> Value {
        while unsafe sem_wait(semaphore) != 0 && errno == EINTR {}
        defer { unsafe _ = sem_post(semaphore) }
        return body()
    }
}
