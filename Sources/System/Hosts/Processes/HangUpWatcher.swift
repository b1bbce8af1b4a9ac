#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A thread that ends this process when its parent has ended, whatever else it is doing.
package enum HangUpWatcher {
    /// Starts the thread; the descriptor is that of the socket to the parent.
    package static func start(descriptor: Int32) {
        var thread = pthread_t()
        let argument = unsafe UnsafeMutableRawPointer(bitPattern: Int(descriptor) + 1)
        unsafe pthread_create(
            &thread, nil,
            { argument in
                var entry = pollfd(fd: Int32(Int(bitPattern: argument)) - 1, events: 0, revents: 0)
                while unsafe poll(&entry, 1, -1) <= 0 {}
                _exit(EXIT_SUCCESS)
            }, argument)
    }
}
