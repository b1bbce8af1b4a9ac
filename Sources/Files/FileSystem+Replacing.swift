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
    /// - Throws: `FileError` if the path is not a regular file, is read-only or cannot be written.
    package static func replace(
        _ path: String, with bytes: [UInt8], isPrivate: Bool = false
    ) throws(FileError) {
        var status = stat()
        let exists = unsafe stat(path, &status) == 0
        guard exists || errno == ENOENT else { throw failure(path) }
        if exists { try checkReplaceable(path, status) }
        let target = try target(of: path)
        let file = try TemporaryFile(beside: target, named: path)
        try file.write(bytes)
        // Without the right to do so, another owner's file becomes ours, as with every tool that replaces files.
        if exists { _ = fchown(file.descriptor, status.st_uid, status.st_gid) }
        let mode = exists ? status.st_mode & 0o7777 : isPrivate ? 0o600 : 0o666 & ~creationMask
        guard fchmod(file.descriptor, mode) == 0, fsync(file.descriptor) == 0 else { throw failure(path) }
        try file.replace(target)
    }

    /// Changes a file by a function of its bytes; nil stands for a file that does not exist. No other process that uses
    /// this function changes a file of the same folder in the meantime.
    ///
    /// - Throws: `FileError` if the file cannot be read or written, and what `change` throws.
    package static func update(
        _ path: String, maximumSize: Int, isPrivate: Bool = false, _ change: ([UInt8]?) throws -> [UInt8]?
    ) throws {
        let lock = try FolderLock(of: path)
        defer { withExtendedLifetime(lock) {} }
        let old = isFile(path) ? try read(path, maximumSize: maximumSize) : nil
        let new = try change(old)
        guard new != old else { return }
        if let new { try replace(path, with: new, isPrivate: isPrivate) } else { try remove(path) }
    }

    /// Creates a folder if necessary, and checks that files can be created in it.
    ///
    /// - Throws: `FileError` if they cannot.
    package static func checkWritable(folder: String) throws(FileError) {
        try makeFolder(folder)
        _ = try TemporaryFile(beside: folder + "/file", named: folder)
    }

    /// Replaces the contents of a file that was read before.
    ///
    /// - Throws: `FileError` if the file has other bytes by now, is read-only, or cannot be written.
    package static func replace(_ path: String, from old: [UInt8], to new: [UInt8]) throws(FileError) {
        do {
            try update(path, maximumSize: .max) { current in
                guard current == old else {
                    throw FileError(message: "\(path): has changed since it was read, and is left as it is")
                }
                return new
            }
        } catch let error as FileError {
            throw error
        } catch {
            throw FileError(message: "\(path): \(error)")
        }
    }

    /// Removes a file, or the file that a symbolic link leads to. Succeeds if there is none.
    ///
    /// - Throws: `FileError` if it cannot be removed.
    package static func remove(_ path: String) throws(FileError) {
        guard unsafe unlink(try target(of: path)) == 0 || errno == ENOENT else { throw failure(path) }
    }

    /// The absolute path of an existing file, with symbolic links resolved.
    ///
    /// - Throws: `FileError` if there is no such file.
    package static func absolutePath(_ path: String) throws(FileError) -> String {
        guard let resolved = unsafe realpath(path, nil) else { throw failure(path) }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// The path that a symbolic link leads to, also if nothing exists there; any other path unchanged.
    ///
    /// - Throws: `FileError` if links lead to each other.
    static func target(of path: String) throws(FileError) -> String {
        var target = path
        for _ in 0..<40 {
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = unsafe readlink(target, &buffer, buffer.count)
            guard count >= 0 else { return target }
            let link = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
            target = link.hasPrefix("/") ? link : folder(of: target) + "/" + link
        }
        errno = ELOOP
        throw failure(path)
    }

    /// The path of the folder that a file is in.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func checkReplaceable(_ path: String, _ status: stat) throws(FileError) {
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw FileError(message: "\(path): is not a regular file")
        }
        // The superuser may write every file, but one without any right to write is meant to stay as it is.
        guard status.st_mode & 0o222 != 0 else { throw FileError(message: "\(path): is read-only") }
        guard unsafe access(path, W_OK) == 0 else { throw failure(path) }
    }

    /// The umask, which can only be read by setting it.
    private static var creationMask: mode_t {
        let mask = umask(0o077)
        umask(mask)
        return mask
    }
}
