import Glibc

/// A socket between processes of this machine that carries whole messages.
struct UnixSocket: ~Copyable {
    let descriptor: Int32

    /// A callback is a URL, and no longer one is read.
    private static let maximumMessage = 1 << 17

    /// A new socket that leads nowhere yet.
    init() throws(CallError) {
        try self.init(descriptor: socket(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue), 0))
    }

    private init(descriptor: Int32) throws(CallError) {
        guard descriptor >= 0 else { throw CallError("cannot open a socket", errno) }
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Takes connections at a path that is not in use.
    borrowing func listen(at path: String) throws(CallError) {
        guard unsafe Self.withAddress(path, { unsafe bind(descriptor, $0, $1) }) == 0, Glibc.listen(descriptor, 16) == 0
        else {
            throw CallError("cannot wait for the answer", errno)
        }
    }

    /// Connects to who listens at a path.
    borrowing func connect(to path: String) throws(CallError) {
        guard unsafe Self.withAddress(path, { unsafe Glibc.connect(descriptor, $0, $1) }) == 0 else {
            throw CallError("nobody waits for an answer", errno)
        }
    }

    /// The next connection.
    borrowing func accept() throws(CallError) -> UnixSocket {
        let peer = try UnixSocket(descriptor: Glibc.accept(descriptor, nil, nil))
        _ = fcntl(peer.descriptor, F_SETFD, FD_CLOEXEC)
        return peer
    }

    /// Sends a message; whether the other side took it shows in its answer.
    borrowing func send(_ message: String) {
        let bytes = Array(message.utf8)
        unsafe _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// The next message; nil where none comes in time, or none that can be one.
    borrowing func receive(within time: Duration) -> String? {
        let microseconds =
            Int(time.components.seconds) * 1_000_000 + Int(time.components.attoseconds / 1_000_000_000_000)
        // No time at all would mean no limit.
        let wait = max(microseconds, 1000)
        var limit = timeval(tv_sec: wait / 1_000_000, tv_usec: wait % 1_000_000)
        guard unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size)) == 0
        else { return nil }
        var message = [UInt8](repeating: 0, count: Self.maximumMessage)
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
    /// What failed, and what the system says of it.
    init(_ what: String, _ code: Int32) {
        self.init("\(what): \(unsafe String(cString: strerror(code)))")
    }
}
