import Desktop
import Files
import Glibc

/// The folder in which callers wait with their sockets. Nobody but its owner may enter it.
struct CallbackFolder: ~Copyable {
    /// The open folder: what is made in it stays in it, whatever becomes of the path.
    private let descriptor: Int32

    /// Where callers wait and callbacks look for them: while somebody is logged in, and else.
    private static func paths(_ environment: [String: String]) -> [String] {
        let cache = ["XDG_CACHE_HOME", "HOME"].compactMap { name in
            environment[name].flatMap { $0.hasPrefix("/") ? $0 + (name == "HOME" ? "/.cache" : "") : nil }
        }
        return [XDGFolders(environment: environment).runtime, cache.first].compactMap {
            $0.map { $0 + "/lectern/calls" }
        }
    }

    /// Makes the folder, unless it is there.
    static func waiting(_ environment: [String: String]) throws(CallError) -> CallbackFolder {
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
            "no place to wait for the answer: "
                + (reasons.isEmpty ? "neither $XDG_RUNTIME_DIR nor $HOME is set" : reasons.joined(separator: "; ")))
    }

    /// Finds the socket of a name in one of the folders; nil where nobody listens.
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
            throw CallError("\(path) is not this user's alone")
        }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// A socket of this name, to be removed in the end.
    borrowing func listen(as name: String) throws(CallError) -> UnixSocket {
        let socket = try UnixSocket()
        try socket.listen(at: path(of: name))
        return socket
    }

    /// Takes a socket out of the folder.
    borrowing func remove(_ name: String) { _ = unsafe unlinkat(descriptor, name, 0) }

    private borrowing func connect(to name: String) throws(CallError) -> UnixSocket {
        let socket = try UnixSocket()
        try socket.connect(to: path(of: name))
        return socket
    }

    /// By way of the open folder: the path to a socket must be shorter than many a home.
    private borrowing func path(of name: String) -> String { "/proc/self/fd/\(descriptor)/\(name)" }
}
