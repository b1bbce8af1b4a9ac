#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension FileSystem {
    /// Replaces the contents of a file atomically, or creates the file: other programs see either the old bytes or
    /// the new ones. Follows symbolic links and keeps the permissions; a new file has those of the umask, or is
    /// readable by its owner only if `isPrivate`.
    ///
    /// - Throws: `FileError` if the path is not a regular file or cannot be written.
    package static func replace(
        _ path: String, with bytes: [UInt8], isPrivate: Bool = false
    ) throws(FileError) {
        var status = stat()
        let exists = unsafe stat(path, &status) == 0
        guard exists || errno == ENOENT else { throw failure(path) }
        guard !exists || status.st_mode & S_IFMT == S_IFREG else {
            throw FileError(message: "\(path): is not a regular file")
        }
        let target = exists ? try absolutePath(path) : path
        var temporary = Array((target + ".XXXXXX").utf8CString)
        let descriptor = unsafe mkstemp(&temporary)
        guard descriptor >= 0 else { throw failure(path) }
        // Without the right to do so, another owner's file becomes ours, as with every tool that replaces files.
        if exists { _ = fchown(descriptor, status.st_uid, status.st_gid) }
        let mode = exists ? status.st_mode & 0o7777 : isPrivate ? 0o600 : 0o666 & ~creationMask
        let isWritten =
            write(bytes, to: descriptor) && fchmod(descriptor, mode) == 0 && fsync(descriptor) == 0
        let isClosed = close(descriptor) == 0
        guard isWritten, isClosed, unsafe rename(temporary, target) == 0 else {
            let reason = failure(path)
            unsafe unlink(temporary)
            throw reason
        }
    }

    /// The absolute path of an existing file, with symbolic links resolved.
    ///
    /// - Throws: `FileError` if there is no such file.
    package static func absolutePath(_ path: String) throws(FileError) -> String {
        guard let resolved = unsafe realpath(path, nil) else { throw failure(path) }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// The umask, which can only be read by setting it.
    private static var creationMask: mode_t {
        let mask = umask(0o077)
        umask(mask)
        return mask
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        unsafe bytes.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                let count = unsafe systemWrite(
                    descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
                guard count > 0 || errno == EINTR else { return false }
                offset += max(count, 0)
            }
            return true
        }
    }
}

/// The system's `write`, which the methods of that name hide.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, buffer, count)
}
