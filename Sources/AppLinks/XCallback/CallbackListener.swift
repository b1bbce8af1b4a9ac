import Files
import Glibc
import Text

/// A socket that accepts the callback of one call. It is removed when this value is destroyed, also if a signal ends
/// the process.
struct CallbackListener: ~Copyable {
    private let token: CallbackToken
    private let folder: CallbackFolder
    private let socket: UnixSocket
    /// The last property, so that signals are unblocked after the socket is removed.
    private let signals = BlockedSignals()

    /// Starts to listen.
    init(_ environment: [String: String]) throws(CallError) {
        let token = CallbackToken()
        let folder = try CallbackFolder.creating(environment)
        socket = try folder.listen(as: token.name)
        self.token = token
        self.folder = folder
    }

    deinit { folder.remove(token.name) }

    /// The callbacks to add to the URL of the call.
    var callbacks: Callbacks { get throws(CallError) { try CallbackURL.callbacks(token) } }

    /// A connection that has not sent anything yet.
    private final class Peer {
        let socket: UnixSocket
        init(_ socket: consuming UnixSocket) { self.socket = socket }
    }

    /// Waits for the callback of this call, and refuses all others; nil after the deadline. A connection that sends
    /// nothing does not delay the others.
    ///
    /// - Throws: `CallError` if a signal interrupts the wait.
    borrowing func answer(until deadline: ContinuousClock.Instant) throws(CallError) -> ReceivedAnswer? {
        var peers: [Peer] = []
        while true {
            switch signals.wait(for: [socket.descriptor] + peers.map { $0.socket.descriptor }, until: deadline) {
            case .timeout: return nil
            case .signal: throw CallError("interrupted")
            case .input(let ready):
                for peer in peers where ready.contains(peer.socket.descriptor) {
                    if let url = peer.socket.receive(within: .zero), let answer = verify(url, from: peer.socket) {
                        return answer
                    }
                }
                peers.removeAll { ready.contains($0.socket.descriptor) }
                guard ready.contains(socket.descriptor) else { continue }
                peers.append(Peer(try socket.accept()))
                if peers.count > AppLinksLimits.callbackConnections { peers.removeFirst() }
            }
        }
    }

    /// The answer of a callback with the right token; tells the sender whether it is accepted.
    private borrowing func verify(_ url: String, from peer: borrowing UnixSocket) -> ReceivedAnswer? {
        guard let callback = try? CallbackURL(XCallbackURL(parsing: url)), callback.token.matches(token) else {
            peer.send("the token is not that of the call")
            return nil
        }
        peer.send(CallbackDelivery.accepted)
        return callback.answer
    }
}

/// Delivers a callback to the process that waits for it.
enum CallbackDelivery {
    /// The reply to the one callback that the waiting process accepts.
    static let accepted = "accepted"

    /// Delivers a callback.
    ///
    /// - Throws: `CallError` if the callback is malformed, no process waits for it, or the process refuses it.
    static func deliver(_ url: XCallbackURL, _ environment: [String: String]) throws(CallError) {
        let callback = try CallbackURL(url)
        guard let socket = CallbackFolder.connection(to: callback.token.name, environment) else {
            throw CallError("no call waits for this callback: it already has its answer, or stopped waiting")
        }
        socket.send(url.string)
        switch socket.receive(within: AppLinksLimits.callbackDelivery) {
        case accepted: return
        case nil: throw CallError("the call did not accept the callback: it already has its answer, or stopped waiting")
        case let reason?: throw CallError("the callback was refused: \(Printable.line(reason))")
        }
    }
}

/// The folder with the sockets of waiting calls. Only its owner may access it.
private struct CallbackFolder: ~Copyable {
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

/// A Unix domain socket that transfers whole messages (`SOCK_SEQPACKET`).
private struct UnixSocket: ~Copyable {
    let descriptor: Int32

    /// A socket that is neither bound nor connected.
    init() throws(CallError) {
        try self.init(descriptor: socket(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue), 0))
    }

    private init(descriptor: Int32) throws(CallError) {
        guard descriptor >= 0 else { throw CallError("cannot open a socket", errno) }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Accepts connections at a path that does not exist yet.
    borrowing func listen(at path: String) throws(CallError) {
        guard unsafe Self.withAddress(path, { unsafe bind(descriptor, $0, $1) }) == 0, Glibc.listen(descriptor, 16) == 0
        else {
            throw CallError("cannot wait for the answer", errno)
        }
    }

    borrowing func connect(to path: String) throws(CallError) {
        guard unsafe Self.withAddress(path, { unsafe Glibc.connect(descriptor, $0, $1) }) == 0 else {
            throw CallError("no call waits for an answer", errno)
        }
    }

    /// Waits for the next connection.
    borrowing func accept() throws(CallError) -> UnixSocket {
        let peer = try UnixSocket(descriptor: Glibc.accept(descriptor, nil, nil))
        _ = fcntl(peer.descriptor, F_SETFD, FD_CLOEXEC)
        return peer
    }

    /// Sends a message. Errors are ignored: without an answer, the message did not arrive.
    borrowing func send(_ message: String) {
        let bytes = Array(message.utf8)
        unsafe _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// The next message; nil if none comes in time, or if it is empty or not valid UTF-8.
    borrowing func receive(within time: Duration) -> String? {
        let microseconds =
            Int(time.components.seconds) * 1_000_000 + Int(time.components.attoseconds / 1_000_000_000_000)
        // A timeout of zero would mean that there is none.
        let wait = max(microseconds, 1000)
        var limit = timeval(tv_sec: wait / 1_000_000, tv_usec: wait % 1_000_000)
        guard unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size)) == 0
        else { return nil }
        var message = [UInt8](repeating: 0, count: AppLinksLimits.callback)
        let count = unsafe recv(descriptor, &message, message.count, 0)
        return count > 0 ? String(validating: message[..<count], as: UTF8.self) : nil
    }

    private static func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let capacity = MemoryLayout.size(ofValue: address.sun_path)
        guard path.utf8.count < capacity else {
            errno = ENAMETOOLONG
            return -1
        }
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
        return unsafe withUnsafePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}

extension CallError {
    /// A message for a failed operation, with the description of an `errno` code.
    init(_ what: String, _ code: Int32) { self.init("\(what): \(unsafe String(cString: strerror(code)))") }
}
