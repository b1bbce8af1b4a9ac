import Glibc

/// A Unix domain socket that transfers whole messages (`SOCK_SEQPACKET`).
struct UnixSocket: ~Copyable {
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

    /// Connects to the socket at a path.
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
    init(_ what: String, _ code: Int32) {
        self.init("\(what): \(unsafe String(cString: strerror(code)))")
    }
}
