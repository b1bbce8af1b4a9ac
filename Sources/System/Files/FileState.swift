#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What shows that a file is another one than before, or that somebody has written to it or changed its permissions.
struct FileState: Equatable {
    /// The device, the file on it, its size, and when it was written last.
    private let contents: [Int]
    /// When its contents, permissions or names were changed last.
    private let changed: [Int]

    init(_ status: stat) {
        #if os(Linux)
            let (written, changed) = (status.st_mtim, status.st_ctim)
        #else
            let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
        #endif
        contents = [Int(status.st_dev), Int(status.st_ino), Int(status.st_size), written.tv_sec, written.tv_nsec]
        self.changed = [changed.tv_sec, changed.tv_nsec]
    }

    /// The state of the file at a path, with symbolic links followed; nil if there is none.
    init?(_ path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Whether this is the same file, and nobody has written to it. A file that was renamed has changed otherwise.
    func hasContents(of other: FileState) -> Bool { contents == other.contents }
}
