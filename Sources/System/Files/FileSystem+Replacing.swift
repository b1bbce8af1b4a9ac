#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension FileSystem {
    /// Replaces the contents of a file atomically, or creates the file: other programs see either the old bytes or
    /// the new ones. Follows symbolic links and keeps owner, permissions and extended attributes; a new file has the
    /// permissions of the umask, or is readable by its owner only if `isPrivate`.
    ///
    /// - Throws: `FileError` if the path is not a regular file, is read-only, has hard links, which a replaced file would
    ///   lose, or cannot be written.
    package static func replace(_ path: String, with bytes: [UInt8], isPrivate: Bool = false) throws(FileError) {
        let file = try replacement(of: path, try replaceable(path), with: bytes, isPrivate: isPrivate)
        try file.replace(try target(of: path)) {}
    }

    /// Replaces the contents of a file that was read before, if it still has the same bytes.
    ///
    /// They are compared right before the new file takes the name of the old one. If another program writes to the old
    /// one in the microseconds in between, that is kept under another name, on file systems that can exchange two names;
    /// only what a program writes even later, to the old file that it has still open, is lost.
    ///
    /// - Throws: `FileError` if the file has changed, or cannot be replaced.
    package static func replace(_ path: String, from old: [UInt8], to new: [UInt8]) throws(FileError) {
        let lock = try FolderLock(of: path)
        defer { withExtendedLifetime(lock) {} }
        try replaceUnchanged(path, from: old, to: new)
    }

    /// Replaces the contents of a file, or creates it, if it still has the bytes that were read before; nil stands for a
    /// file that does not exist.
    ///
    /// - Throws: `FileError` if the file has changed, or cannot be replaced.
    static func replaceUnchanged(
        _ path: String, from old: [UInt8]?, to new: [UInt8], isPrivate: Bool = false
    ) throws(FileError) {
        let status = try replaceable(path)
        let before = status.map { FileState($0) }
        let file = try replacement(of: path, status, with: new, isPrivate: isPrivate)
        try file.replace(try target(of: path), expecting: before) { () throws(FileError) in
            try checkUnchanged(path, old)
            guard FileState(path) == before else { throw changed(path) }
        }
    }

    /// A file with these bytes, and otherwise as the one that it will replace, if there is one.
    private static func replacement(
        of path: String, _ status: stat?, with bytes: [UInt8], isPrivate: Bool
    ) throws(FileError) -> TemporaryFile {
        let file = try TemporaryFile(beside: try target(of: path), named: path)
        try file.write(bytes)
        if let status { try file.takeOwner(of: status) }
        let mode = status.map { $0.st_mode & 0o7777 } ?? (isPrivate ? 0o600 : 0o666 & ~creationMask)
        guard fchmod(file.descriptor, mode) == 0 else { throw failure(path) }
        if status != nil { try file.takeAttributes() }
        guard fsync(file.descriptor) == 0 else { throw failure(path) }
        return file
    }

    /// Checks that a file still has the bytes that were read before.
    private static func checkUnchanged(_ path: String, _ old: [UInt8]?) throws(FileError) {
        let current = FileState(path) == nil ? nil : try read(path, maximumSize: .max)
        guard current == old else { throw changed(path) }
    }

    private static func changed(_ path: String) -> FileError {
        FileError(message: "\(path): has changed since it was read; not changed")
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
        if let new { return try replaceUnchanged(path, from: old, to: new, isPrivate: isPrivate) }
        try checkUnchanged(path, old)
        try remove(path)
    }

    /// Creates a folder if necessary, and checks that files can be created in it.
    package static func checkWritable(folder: String) throws(FileError) {
        try makeFolder(folder)
        _ = try TemporaryFile(beside: folder + "/file", named: folder)
    }

    /// Removes a file, or the file that a symbolic link leads to. Succeeds if there is none.
    package static func remove(_ path: String) throws(FileError) {
        guard unsafe unlink(try target(of: path)) == 0 || errno == ENOENT else { throw failure(path) }
    }

    /// The absolute path of an existing file, with symbolic links resolved.
    package static func absolutePath(_ path: String) throws(FileError) -> String {
        guard let resolved = unsafe realpath(path, nil) else { throw failure(path) }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    /// The path that a symbolic link leads to, also if nothing exists there; any other path unchanged.
    ///
    /// - Throws: `FileError` if links lead to each other, or to a name that is not UTF-8.
    static func target(of path: String) throws(FileError) -> String {
        var target = path
        for _ in 0..<40 {
            guard let next = try link(at: target) else { return target }
            target = next
        }
        errno = ELOOP
        throw failure(path)
    }

    /// The path that a symbolic link names; nil if there is none at the path.
    ///
    /// - Throws: `FileError` if its name is not UTF-8.
    static func link(at path: String) throws(FileError) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = unsafe readlink(path, &buffer, buffer.count)
        guard count >= 0 else { return nil }
        guard let link = String(validating: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) else {
            throw FileError(message: "\(path): is a symbolic link to a name that is not UTF-8, and is not followed")
        }
        return link.hasPrefix("/") ? link : folder(of: path) + "/" + link
    }

    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The status of a file that may be replaced; nil if there is none.
    private static func replaceable(_ path: String) throws(FileError) -> stat? {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else {
            guard errno == ENOENT else { throw failure(path) }
            return nil
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw FileError(message: "\(path): is not a regular file")
        }
        guard status.st_nlink == 1 else {
            throw FileError(message: "\(path): has \(status.st_nlink) hard links, which replacing it would separate")
        }
        // The superuser may write every file, but one without any right to write is meant to stay as it is.
        guard status.st_mode & 0o222 != 0 else { throw FileError(message: "\(path): is read-only") }
        guard unsafe access(path, W_OK) == 0 else { throw failure(path) }
        return status
    }

    /// The umask, which can only be read by setting it.
    private static var creationMask: mode_t {
        let mask = umask(0o077)
        umask(mask)
        return mask
    }
}
