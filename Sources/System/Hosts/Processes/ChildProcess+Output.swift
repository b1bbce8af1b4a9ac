#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension ChildProcess {
    /// What a program printed.
    package struct Printed: Sendable {
        /// What it wrote to standard output.
        package let output: [UInt8]
        /// What it wrote to standard error.
        package let error: [UInt8]
        /// Its exit status, or 128 plus the number of the signal that ended it.
        package let status: Int32
        /// Whether it wrote more than the limit and was killed.
        package let isTooLong: Bool
    }

    /// Runs a program, waits for its end and collects what it prints.
    ///
    /// - Parameters:
    ///   - path: the path of the program.
    ///   - arguments: its arguments.
    ///   - environment: all of its environment.
    ///   - input: its standard input.
    ///   - limit: the most bytes that it may write to standard output and to standard error each.
    package static func output(
        of path: String, arguments: [String], environment: [String: String], input: [UInt8] = [], limit: Int
    ) throws(HostError) -> Printed {
        let sockets = (try SocketPair(for: path), try SocketPair(for: path), try SocketPair(for: path))
        let streams = Streams(input: sockets.0.remote, output: sockets.1.remote, error: sockets.2.remote)
        let identifier = try spawn(path, arguments, environment, streams, isDetached: false)
        for socket in [sockets.0, sockets.1, sockets.2] { socket.closeRemote() }
        let (output, error) = (StreamReader(sockets.1), StreamReader(sockets.2))
        let writer = StreamWriter(sockets.0, input)
        while output.isOpen || error.isOpen, output.bytes.count <= limit, error.bytes.count <= limit {
            var entries = [output.entry, error.entry, writer.entry]
            guard unsafe poll(&entries, nfds_t(entries.count), -1) > 0 else { continue }
            if entries[0].revents != 0 { output.read() }
            if entries[1].revents != 0 { error.read() }
            if entries[2].revents != 0 { writer.write() }
        }
        let isTooLong = output.isOpen || error.isOpen
        if isTooLong { kill(identifier, SIGKILL) }
        return Printed(output: output.bytes, error: error.bytes, status: status(of: identifier), isTooLong: isTooLong)
    }
}

/// Two sockets that are connected: a pipe, except that a write to a program that has ended sends no signal.
private final class SocketPair {
    /// The end of this process; -1 when it is closed.
    private(set) var local: Int32
    /// The end of the program; -1 when it is closed.
    private(set) var remote: Int32

    init(for path: String) throws(HostError) {
        var ends: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw HostError(path, errno) }
        (local, remote) = (ends[0], ends[1])
    }

    deinit {
        closeLocal()
        closeRemote()
    }

    func closeLocal() {
        if local >= 0 { close(local) }
        local = -1
    }

    func closeRemote() {
        if remote >= 0 { close(remote) }
        remote = -1
    }
}

/// What a program has written to one of its streams.
private final class StreamReader {
    private let socket: SocketPair
    private(set) var bytes: [UInt8] = []

    init(_ socket: SocketPair) { self.socket = socket }

    var isOpen: Bool { socket.local >= 0 }

    /// `poll` ignores a descriptor of -1.
    var entry: pollfd { pollfd(fd: socket.local, events: Int16(POLLIN), revents: 0) }

    func read() {
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 65_536) { buffer in
            let count = unsafe recv(socket.local, buffer.baseAddress, buffer.count, 0)
            if count > 0 {
                unsafe bytes.append(contentsOf: buffer[..<count])
            } else if count == 0 || errno != EINTR {
                socket.closeLocal()
            }
        }
    }
}

/// What is still to be written to a program.
private final class StreamWriter {
    private let socket: SocketPair
    private var rest: ArraySlice<UInt8>

    init(_ socket: SocketPair, _ bytes: [UInt8]) {
        self.socket = socket
        rest = bytes[...]
        if rest.isEmpty { socket.closeLocal() }
    }

    var entry: pollfd { pollfd(fd: socket.local, events: Int16(POLLOUT), revents: 0) }

    func write() {
        let count = unsafe rest.withUnsafeBytes { bytes in
            unsafe send(socket.local, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
        }
        if count > 0 { rest.removeFirst(count) }
        if rest.isEmpty || count < 0 && errno != EINTR && errno != EAGAIN { socket.closeLocal() }
    }
}
