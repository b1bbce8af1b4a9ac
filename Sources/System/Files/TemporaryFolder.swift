#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder for files that another program reads, which only the person who runs this one can look into. It is removed with
/// its files when the value ends.
package struct TemporaryFolder: ~Copyable {
    package let path: String

    /// Creates the folder in `$TMPDIR`, else in `/tmp`.
    package init() throws(FileError) {
        let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? ""
        let pattern = (parent.hasPrefix("/") ? parent : "/tmp") + "/lectern.XXXXXX"
        var template = Array(pattern.utf8CString)
        guard unsafe mkdtemp(&template) != nil else { throw FileSystem.failure(pattern) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        for file in (try? FileSystem.children(of: path)) ?? [] { unsafe unlink(file) }
        unsafe rmdir(path)
    }
}
