import Glibc
import LinkEngine

/// The file that a document is in.
public struct DocumentFile: Sendable {
    private let path: String

    /// A file by its path; `-` is standard input.
    public init(path: String) { self.path = path == "-" ? "/dev/stdin" : path }

    /// Reads the document.
    public func read() throws(DocumentError) -> [UInt8] {
        do {
            return try FileSystem.read(path, maximumSize: DocumentFormat.maximumSize)
        } catch {
            throw .file(error.message)
        }
    }

    /// Puts another document in its place, all or nothing: whoever opens the file sees the one or the other.
    public func replace(with document: [UInt8]) throws(DocumentError) {
        guard let resolved = unsafe realpath(path, nil) else { throw failure() }
        defer { unsafe free(resolved) }
        var status = stat()
        guard unsafe stat(resolved, &status) == 0 else { throw failure() }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .file("\(path): is no regular file") }
        var template = unsafe Array((String(cString: resolved) + ".XXXXXX").utf8CString)
        let descriptor = unsafe mkstemp(&template)
        guard descriptor >= 0 else { throw failure() }
        // Another owner's file becomes ours, as with every tool that writes anew; what we may keep is kept.
        _ = fchown(descriptor, status.st_uid, status.st_gid)
        let isWritten =
            Self.write(document, to: descriptor) && fchmod(descriptor, status.st_mode & 0o7777) == 0
            && fsync(descriptor) == 0
        let isClosed = close(descriptor) == 0
        guard isWritten, isClosed, unsafe rename(template, resolved) == 0 else {
            let error = failure()
            unsafe unlink(template)
            throw error
        }
    }

    private static func write(_ document: [UInt8], to descriptor: Int32) -> Bool {
        unsafe document.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                let count = unsafe Glibc.write(
                    descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
                guard count > 0 || errno == EINTR else { return false }
                offset += max(count, 0)
            }
            return true
        }
    }

    private func failure() -> DocumentError { .file(unsafe "\(path): \(String(cString: strerror(errno)))") }
}
