import Files
import Glibc

/// The folder with the sockets of waiting calls. Only its owner may access it.
struct CallbackFolder: ~Copyable {
    /// A descriptor of the folder, which stays valid even if the path comes to name another folder.
    private let descriptor: Int32

    /// The possible paths of the folder: in the runtime folder of a login session, and in the cache folder.
    private static func paths(_ environment: [String: String]) -> [String] {
        let cache = ["XDG_CACHE_HOME", "HOME"].compactMap { name in
            environment[name].flatMap { $0.hasPrefix("/") ? $0 + (name == "HOME" ? "/.cache" : "") : nil }
        }
        return [XDGFolders(environment: environment).runtime, cache.first].compactMap {
            $0.map { $0 + "/lectern/calls" }
        }
    }

    /// The first possible folder, created if necessary.
    ///
    /// - Throws: `CallError` if no folder can be created, or others than the user may access it.
    static func creating(_ environment: [String: String]) throws(CallError) -> CallbackFolder {
        var reasons: [String] = []
        for path in paths(environment) {
            do {
                try FileSystem.makeFolder(path)
                return try CallbackFolder(path)
            } catch let error as FileError {
                reasons.append(error.message)
            } catch let error as CallError {
                reasons.append(error.message)
            } catch {}
        }
        throw CallError(
            "there is no folder for the socket that receives the answer: "
                + (reasons.isEmpty ? "neither $XDG_RUNTIME_DIR nor $HOME is set" : reasons.joined(separator: "; ")))
    }

    /// Connects to the socket of a name in one of the folders; nil if no process listens.
    static func connection(to name: String, _ environment: [String: String]) -> UnixSocket? {
        for path in paths(environment) {
            guard let folder = try? CallbackFolder(path), let socket = try? folder.connect(to: name) else { continue }
            return socket
        }
        return nil
    }

    private init(_ path: String) throws(CallError) {
        let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw CallError(path, errno) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else {
            close(descriptor)
            throw CallError("\(path) is not private to this user")
        }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Creates a listening socket with a name; ``remove(_:)`` removes it.
    borrowing func listen(as name: String) throws(CallError) -> UnixSocket {
        let socket = try UnixSocket()
        try socket.listen(at: path(of: name))
        return socket
    }

    borrowing func remove(_ name: String) { _ = unsafe unlinkat(descriptor, name, 0) }

    private borrowing func connect(to name: String) throws(CallError) -> UnixSocket {
        let socket = try UnixSocket()
        try socket.connect(to: path(of: name))
        return socket
    }

    /// A path through the open descriptor, since the path of a socket may have only 107 bytes.
    private borrowing func path(of name: String) -> String { "/proc/self/fd/\(descriptor)/\(name)" }
}
