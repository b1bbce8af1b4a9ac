#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reading files and folders.
public enum FileSystem {
    /// The bytes of a file.
    ///
    /// - Throws: `FileError` if it cannot be read, is a folder, pipe or socket, or has more than `maximumSize` bytes.
    public static func read(_ path: String, maximumSize: Int) throws(FileError) -> [UInt8] {
        // Without O_NONBLOCK, opening a pipe without a writer would hang the program.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            // The name of a file is any bytes, and those that are not UTF-8 are lost in a text.
            guard errno == ENOENT, path.unicodeScalars.contains("\u{FFFD}") else { throw failure(path) }
            throw FileError(message: "\(path): the name of this file is not UTF-8: rename it")
        }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw failure(path) }
        guard status.st_mode & S_IFMT != S_IFDIR else {
            throw FileError(message: "\(path): is a folder, not a file")
        }
        guard ![S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT) else {
            throw FileError(message: "\(path): is a pipe or socket, not a file")
        }
        guard status.st_size <= maximumSize else { throw tooLarge(path, maximumSize) }
        return try read(descriptor, named: path, expecting: Int(status.st_size), maximumSize: maximumSize)
    }

    /// The bytes of standard input.
    ///
    /// - Throws: `FileError` if it cannot be read or has more than `maximumSize` bytes.
    package static func readStandardInput(maximumSize: Int) throws(FileError) -> [UInt8] {
        try read(STDIN_FILENO, named: "standard input", expecting: 0, maximumSize: maximumSize)
    }

    private static func read(
        _ descriptor: Int32, named name: String, expecting size: Int, maximumSize: Int
    ) throws(FileError) -> [UInt8] {
        // A file that has its size is read by one call, into memory that nothing is written to before.
        var bytes = readOnce(descriptor, size)
        var chunk = [UInt8](repeating: 0, count: 1 << 12)
        while true {
            let count = unsafe chunk.withUnsafeMutableBytes { unsafe systemRead(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw failure(name) }
            if count == 0 { return bytes }
            bytes += chunk[..<count]
            guard bytes.count <= maximumSize else { throw tooLarge(name, maximumSize) }
            if chunk.count < 1 << 16 { chunk = [UInt8](repeating: 0, count: 1 << 16) }
        }
    }

    /// The bytes that one call reads, at most so many; none where it fails.
    private static func readOnce(_ descriptor: Int32, _ size: Int) -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = unsafe max(0, systemRead(descriptor, buffer.baseAddress, size))
        }
    }

    /// The paths of all files in a folder and the folders below it, without hidden ones. Does not follow links to
    /// folders.
    package static func files(under path: String) throws(FileError) -> [String] {
        var files: [String] = []
        for child in try children(of: path) {
            if isFolder(child) { files += try self.files(under: child) } else { files.append(child) }
        }
        return files
    }

    /// The paths of the folders in a folder, without hidden ones and links; none where it cannot be read.
    static func folders(in path: String) -> [String] { ((try? children(of: path)) ?? []).filter { isFolder($0) } }

    /// The paths of what is in a folder, without what is hidden.
    static func children(of path: String) throws(FileError) -> [String] {
        guard let stream = unsafe opendir(path) else { throw failure(path) }
        defer { unsafe closedir(stream) }
        var children: [String] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
                unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
            }
            guard !name.hasPrefix(".") else { continue }
            children.append(path.hasSuffix("/") ? path + name : path + "/" + name)
        }
        return children
    }

    /// Whether something exists at the path that is not a folder.
    package static func isFile(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
    }

    /// Whether there is a folder at the path.
    ///
    /// - Parameter followsLinks: whether a symbolic link to a folder counts as one.
    public static func isFolder(_ path: String, followsLinks: Bool = false) -> Bool {
        var status = stat()
        let isFound = unsafe (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0
        return isFound && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Checks that nobody but root and the current user can change files and folders, the folders above them, and those that
    /// symbolic links among them lead to.
    ///
    /// - Throws: `FileError` that names the first that others can change.
    package static func checkProtected(_ paths: [String]) throws(FileError) {
        var visited: Set<String> = []
        for path in paths { try checkProtected(path, &visited) }
    }

    private static func checkProtected(_ path: String, _ visited: inout Set<String>) throws(FileError) {
        for path in sequence(first: path, next: { $0 == "/" || $0 == "." ? nil : folder(of: $0) })
        where visited.insert(path).inserted {
            try checkProtected(path)
            if let target = try link(at: path) { try checkProtected(target, &visited) }
        }
    }

    /// The owner that a user namespace shows for files of owners outside of it, such as those of root.
    private static let unmappedOwner: uid_t = 65_534

    private static func checkProtected(_ path: String) throws(FileError) {
        var (status, own) = (stat(), stat())
        guard unsafe stat(path, &status) == 0, unsafe lstat(path, &own) == 0 else { throw failure(path) }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        let owners = [0, geteuid()] + (isFolder ? [unmappedOwner] : [])
        guard owners.contains(status.st_uid), owners.contains(own.st_uid) else {
            throw FileError(message: "\(path): is owned by another user; run chown")
        }
        // In a folder such as /tmp only the owner of an entry may replace it.
        let isShared = isFolder && status.st_mode & S_ISVTX != 0
        guard status.st_mode & (S_IWGRP | S_IWOTH) == 0 || isShared else {
            throw FileError(message: "\(path): other users can change it; run chmod go-w")
        }
    }

    /// Whether there is a file with bytes at the path: no folder, no symbolic link, no device.
    package static func isRegularFile(_ path: String) -> Bool {
        var status = stat()
        return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether there is anything at the path, a symbolic link to nothing included.
    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return unsafe lstat(path, &status) == 0
    }

    /// Creates a folder and the missing folders above it.
    ///
    /// - Parameter isPrivate: whether only their owner has access to them; otherwise the umask decides.
    package static func makeFolder(_ path: String, isPrivate: Bool = true) throws(FileError) {
        guard !isFolder(path, followsLinks: true) else { return }
        if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
            try makeFolder(String(path[..<slash]), isPrivate: isPrivate)
        }
        guard unsafe mkdir(path, isPrivate ? 0o700 : 0o777) == 0 || errno == EEXIST else { throw failure(path) }
    }

    static func failure(_ path: String) -> FileError {
        FileError(message: unsafe "\(path.isEmpty ? "\"\"" : path): \(String(cString: strerror(errno)))")
    }

    private static func tooLarge(_ path: String, _ maximumSize: Int) -> FileError {
        FileError(message: "\(path): larger than the limit of \(maximumSize >> 20) MB")
    }
}

/// The system's `read`, which the methods of that name hide.
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(descriptor, buffer, count)
}
