#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An exclusive lock of a folder, for programs that change the files in it by reading, computing and replacing. The lock
/// is on the folder since a file that is replaced is another file afterwards. It ends with the value or the process.
package struct FolderLock: ~Copyable {
    /// In microseconds.
    private static let interval: UInt32 = 5000

    private let descriptor: Int32

    /// Locks the folder of a file, following symbolic links; creates the folder if necessary.
    ///
    /// - Throws: `FileError` if there is no such folder, or if another program does not give it back in time.
    package init(of path: String) throws(FileError) {
        let folder = FileSystem.folder(of: try FileSystem.target(of: path))
        try FileSystem.makeFolder(folder)
        let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileSystem.failure(folder) }
        let deadline = ContinuousClock.now + SystemLimits.fileLock
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else { break }
            guard ContinuousClock.now < deadline else {
                close(descriptor)
                throw FileError(message: "\(path): another program has locked the folder")
            }
            usleep(Self.interval)
        }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }
}
