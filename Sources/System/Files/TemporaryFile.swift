import CFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that is written before it replaces another one. On Linux it has no name until then, so that nothing is left
/// of it if a signal ends the process.
struct TemporaryFile: ~Copyable {
    let descriptor: Int32
    /// The path; nil while the file has no name.
    private var path: String?
    /// The path of the file to replace, for messages.
    private let name: String

    /// Creates a file in the folder of another one.
    init(beside target: String, named name: String) throws(FileError) {
        self.name = name
        let unnamed = Self.openUnnamed(in: FileSystem.folder(of: target))
        if unnamed >= 0 {
            descriptor = unnamed
            path = nil
            return
        }
        var template = Array((target + ".XXXXXX").utf8CString)
        descriptor = unsafe mkstemp(&template)
        guard descriptor >= 0 else { throw FileSystem.failure(name) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        close(descriptor)
        if let path { unsafe unlink(path) }
    }

    /// Opens a file without a name (`O_TMPFILE`); -1 if the file system or the kernel does not have such files.
    private static func openUnnamed(in folder: String) -> Int32 {
        #if os(Linux)
            // The macro O_TMPFILE is not imported; see <asm-generic/fcntl.h>.
            let unnamed = 0o20000000 | O_DIRECTORY
            let descriptor = unsafe open(folder, unnamed | O_WRONLY | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { return -1 }
            if unsafe access(link(to: descriptor), F_OK) == 0 { return descriptor }
            close(descriptor)
        #endif
        return -1
    }

    /// A path of an open file, by which it can be given a name.
    private static func link(to descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

    /// Writes all bytes.
    ///
    /// - Throws: `FileError` if they cannot be written, as with a full disk or a limit for the size of files.
    borrowing func write(_ bytes: [UInt8]) throws(FileError) {
        // A limit raises SIGXFSZ, which would end the process without a message.
        let signals = MaskedSignals(SIGXFSZ)
        defer { signals.restore() }
        var offset = 0
        while offset < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { bytes in
                unsafe systemWrite(descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
            }
            guard count > 0 || errno == EINTR else { throw FileSystem.failure(name) }
            offset += max(count, 0)
        }
    }

    /// Gives the file the owner and the group of the one that it replaces.
    ///
    /// - Throws: `FileError` if only another user may do that: the old file's permissions would be those of somebody else.
    borrowing func takeOwner(of old: stat) throws(FileError) {
        var own = stat()
        guard unsafe fstat(descriptor, &own) == 0 else { throw FileSystem.failure(name) }
        guard (own.st_uid, own.st_gid) != (old.st_uid, old.st_gid) else { return }
        guard fchown(descriptor, old.st_uid, old.st_gid) == 0 else {
            throw FileError(message: "\(name): belongs to another user or group, which replacing it would change")
        }
    }

    /// Gives the file the extended attributes of the one that it replaces, an access control list among them.
    ///
    /// - Throws: `FileError` if one cannot be set. Those that only the system sets are left to it.
    borrowing func takeAttributes() throws(FileError) {
        #if os(Linux)
            // A folder may give one to its new files.
            _ = unsafe fremovexattr(descriptor, "system.posix_acl_access")
            for attribute in try Self.attributes(of: name) {
                let value = unsafe Self.bytes { unsafe getxattr(name, attribute, $0, $1) }
                let isSet = value.map { unsafe fsetxattr(descriptor, attribute, $0, $0.count, 0) == 0 } ?? false
                let isNeeded = attribute.hasPrefix("user.") || attribute.hasPrefix("system.")
                guard isSet || !isNeeded else { throw FileSystem.failure("\(name): \(attribute)") }
            }
        #endif
    }

    #if os(Linux)
        /// The names of the extended attributes of a file; none where the file system has no such attributes.
        private static func attributes(of path: String) throws(FileError) -> [String] {
            let names = unsafe bytes { unsafe listxattr(path, $0?.assumingMemoryBound(to: CChar.self), $1) }
            guard let names else {
                guard errno == ENOTSUP || errno == ENOSYS else { throw FileSystem.failure(path) }
                return []
            }
            return names.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        }

        /// What a system call writes that gives its size when it has no room; nil if it fails.
        private static func bytes(_ call: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8]? {
            let size = call(nil, 0)
            guard size >= 0 else { return nil }
            var result = [UInt8](repeating: 0, count: size)
            let count = unsafe result.withUnsafeMutableBytes { unsafe call($0.baseAddress, size) }
            return count >= 0 ? Array(result[..<count]) : nil
        }
    #endif

    /// Gives the file the path of another one, which it replaces.
    ///
    /// - Parameters:
    ///   - before: the state of the other file, which it must still have afterwards; nil if that does not matter.
    ///   - check: is called right before.
    /// - Throws: `FileError` if the folder cannot be written, what `check` throws, or if somebody has written to the
    ///   other file since, which then keeps a name of its own.
    consuming func replace(
        _ target: String, expecting before: FileState? = nil, after check: () throws(FileError) -> Void
    ) throws(FileError) {
        let signals = MaskedSignals(SIGINT, SIGTERM, SIGHUP, SIGQUIT)
        defer { signals.restore() }
        if path == nil { path = try linked(beside: target) }
        guard let path else { throw FileSystem.failure(name) }
        try check()
        if let before, Self.exchange(path, target) {
            // The path is that of the old file now, which is removed in the end.
            guard let state = FileState(path), !state.hasContents(of: before) else { return }
            self.path = nil
            throw FileError(message: "\(name): has changed while it was replaced; \(path) has the changes")
        }
        guard unsafe rename(path, target) == 0 else { throw FileSystem.failure(name) }
        self.path = nil
    }

    /// Exchanges the names of two files; false if the file system cannot.
    private static func exchange(_ one: String, _ other: String) -> Bool {
        #if os(Linux)
            return unsafe lectern_exchange(one, other) == 0
        #else
            return false
        #endif
    }

    private borrowing func linked(beside target: String) throws(FileError) -> String {
        while true {
            let path = "\(target).\(String(UInt32.random(in: .min ... .max), radix: 36))"
            let link = Self.link(to: descriptor)
            if unsafe linkat(AT_FDCWD, link, AT_FDCWD, path, Int32(AT_SYMLINK_FOLLOW)) == 0 { return path }
            guard errno == EEXIST else { throw FileSystem.failure(name) }
        }
    }
}

/// Signals that the current thread does not receive for a while.
private struct MaskedSignals {
    private let numbers: [Int32]
    private var before = sigset_t()

    init(_ numbers: Int32...) {
        self.numbers = numbers
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        for number in numbers { unsafe sigaddset(&signals, number) }
        unsafe pthread_sigmask(SIG_BLOCK, &signals, &before)
    }

    /// Lets the signals arrive again. One for the size of a file is dropped: the failed write has reported it.
    func restore() {
        let code = errno
        var before = before
        #if os(Linux)
            if numbers.contains(SIGXFSZ) {
                var limit = sigset_t()
                unsafe sigemptyset(&limit)
                unsafe sigaddset(&limit, SIGXFSZ)
                var now = timespec()
                unsafe sigtimedwait(&limit, nil, &now)
            }
        #endif
        unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
        errno = code
    }
}

/// The system's `write`, which the methods of that name hide.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, buffer, count)
}
