import Foundation

/// The processor time that the calling thread has taken, in seconds.
public func threadTime() -> Double {
    var now = timespec()
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
}
