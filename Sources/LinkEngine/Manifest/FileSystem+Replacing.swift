import Glibc

extension FileSystem {
    /// Replaces the bytes of a file at once: whoever reads it meanwhile sees the old bytes or the new ones. A link
    /// stays a link, and the permissions stay.
    package static func replace(_ path: String, with bytes: [UInt8]) throws(RuleFiles.ReadError) {
        let target = try absolutePath(path)
        var status = stat()
        guard unsafe stat(target, &status) == 0 else { throw failure(target) }
        let temporary = "\(target).\(getpid()).new"
        let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, status.st_mode & 0o7777)
        guard descriptor >= 0 else { throw failure(temporary) }
        var isWritten = fchmod(descriptor, status.st_mode & 0o7777) == 0 && write(bytes, to: descriptor)
        isWritten = isWritten && fsync(descriptor) == 0
        let complaint = isWritten ? nil : failure(temporary)
        close(descriptor)
        if complaint == nil, unsafe rename(temporary, target) == 0 { return }
        let reason = complaint ?? failure(target)
        unsafe unlink(temporary)
        throw reason
    }

    /// The path from the root, links resolved.
    package static func absolutePath(_ path: String) throws(RuleFiles.ReadError) -> String {
        guard let resolved = unsafe realpath(path, nil) else { throw failure(path) }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
