#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tells when something changes in folders, also in those that do not exist yet or any more.
public final class FileWatch {
    private let paths: [String]
    private let descriptor: Int32

    /// Watches files and folders.
    ///
    /// - Throws: `FileError` if the system watches no more.
    public init(_ paths: [String]) throws(FileError) {
        self.paths = paths
        descriptor = Self.open()
        guard descriptor >= 0 else { throw FileSystem.failure("watching files") }
        try watch()
    }

    deinit { close(descriptor) }

    /// Watches each folder, the folders in it, and what is above it; of a file, its folder. To watch one a second time
    /// changes nothing.
    private func watch() throws(FileError) {
        for path in paths {
            var above = FileSystem.folder(of: path)
            while !FileSystem.isFolder(above, followsLinks: true), above != "/", above != "." {
                above = FileSystem.folder(of: above)
            }
            try add(above)
            if FileSystem.isFolder(path, followsLinks: true) { try watch(folder: path) }
        }
    }

    private func watch(folder: String) throws(FileError) {
        try add(folder)
        for child in FileSystem.folders(in: folder) { try watch(folder: child) }
    }
}

#if os(Linux)
    extension FileWatch {
        private static func open() -> Int32 { inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)) }

        private static let events = UInt32(
            IN_CREATE | IN_DELETE | IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
                | IN_MOVE_SELF)

        /// A folder that is gone by now is found by what is above it.
        private func add(_ folder: String) throws(FileError) {
            guard unsafe inotify_add_watch(descriptor, folder, Self.events) < 0, errno == ENOSPC else { return }
            throw FileError(
                message: "\(folder): the system watches no more folders (/proc/sys/fs/inotify/max_user_watches)")
        }

        /// Waits for a change, then until nothing has changed for a while: programs write a file in several steps.
        ///
        /// - Throws: `FileError` if the system watches no more.
        public func wait(quiet: Duration = .milliseconds(50)) throws(FileError) {
            guard read(timeout: -1) else { return }
            let milliseconds = Int32(quiet / .milliseconds(1))
            // Where other files change all the time it is never quiet.
            for _ in 0..<10 where read(timeout: milliseconds) {}
            try watch()
        }

        /// Drops what has changed; false if that is nothing within the timeout in milliseconds.
        private func read(timeout: Int32) -> Bool {
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard unsafe poll(&entry, 1, timeout) > 0 else { return false }
            var events = [UInt8](repeating: 0, count: 1 << 14)
            while unsafe Glibc.read(descriptor, &events, events.count) > 0 {}
            return true
        }
    }
#else
    extension FileWatch {
        private static func open() -> Int32 { dup(STDERR_FILENO) }

        private func add(_: String) throws(FileError) {}

        /// Waits for a second, in which something may change.
        public func wait(quiet: Duration = .milliseconds(50)) throws(FileError) { sleep(1) }
    }
#endif
