#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file, a pipe or standard input, read part by part, however long it is.
package struct FileStream: ~Copyable {
    private let descriptor: Int32
    private let name: String

    /// Opens a file by its path; `-` is standard input.
    ///
    /// - Throws: `FileError` if it cannot be read or is a folder.
    package init(_ path: String) throws(FileError) {
        if path == "-" {
            (descriptor, name) = (dup(STDIN_FILENO), "standard input")
        } else {
            (descriptor, name) = (unsafe open(path, O_RDONLY | O_CLOEXEC), path)
        }
        guard descriptor >= 0 else { throw FileSystem.failure(name) }
    }

    deinit { close(descriptor) }

    /// Appends what can be read at once; false at the end.
    package mutating func read(into bytes: inout [UInt8]) throws(FileError) -> Bool {
        guard let count = Self.read(descriptor, into: &bytes) else { throw FileSystem.failure(name) }
        return count > 0
    }

    /// Appends what can be read at once from an open file.
    ///
    /// - Returns: the number of bytes, 0 at the end; nil if the file cannot be read, for the reason that `errno` has.
    package static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Int? {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe chunk.withUnsafeMutableBytes { unsafe systemRead(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            bytes += chunk[..<count]
            return count
        }
    }
}
