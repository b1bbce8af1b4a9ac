import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A host: a program that does what `lectern` itself must not do, in a sandbox. It runs until ``end()``.
@safe package final class HostProcess: Sendable {
    /// The program's end of the socket.
    package let descriptor: Int32
    private let identifier: pid_t
    private let memoryFile: Int32
    /// How it ended; nil while it runs.
    private let ending = Mutex<End?>(nil)

    /// Starts a host.
    ///
    /// - Parameters:
    ///   - path: the path of the program.
    ///   - arguments: its arguments.
    package init(path: String, arguments: [String]) throws(HostError) {
        var ends: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw HostError(path, errno) }
        defer { close(ends[1]) }
        do {
            identifier = try ChildProcess.spawn(
                path, arguments, Self.environment, ChildProcess.Streams(input: ends[1]), isDetached: false)
        } catch {
            close(ends[0])
            throw error
        }
        descriptor = ends[0]
        memoryFile = unsafe open("/proc/\(identifier)/statm", O_RDONLY | O_CLOEXEC)
        guard memoryFile >= 0 else {
            let error = HostError(path, errno)
            end()
            throw error
        }
    }

    /// The user's settings have no effect: scripts give the same dates and texts everywhere, and no proxy is used.
    private static let environment = ["LC_ALL": "C", "TZ": "UTC"]

    deinit {
        close(descriptor)
        close(memoryFile)
    }

    /// The memory of a process in bytes.
    package struct Memory {
        /// What is in physical memory.
        package var resident = 0
        /// What it can write to; the kernel limits this.
        package var data = 0
    }

    /// The memory of the process; nothing after its end.
    package var memory: Memory { Memory(statm: memoryFile) ?? Memory() }

    /// Whether it is running and has sent nothing, as it must between two runs.
    package var isQuiet: Bool { wait(for: Int16(POLLIN), milliseconds: 0) == 0 }

    /// Waits for events on the socket; 0 if there were none within the time.
    package func wait(for events: Int16, milliseconds: Int32) -> Int16 {
        var entry = pollfd(fd: descriptor, events: events, revents: 0)
        guard unsafe poll(&entry, 1, milliseconds) > 0 else { return 0 }
        return entry.revents
    }

    package enum End: CustomStringConvertible, Sendable {
        case exit(Int32)
        case signal(Int32)
        case gone

        /// Whether JavaScriptCore ended it, as it does where the kernel refuses memory.
        package var isAbort: Bool {
            if case .signal(let signal) = self { [SIGILL, SIGTRAP, SIGABRT].contains(signal) } else { false }
        }

        /// Whether the system found no library that the program needs, or no program that it names.
        package var isMissingLibrary: Bool { if case .exit(127) = self { true } else { false } }

        /// "exit status 1" or "signal 11".
        package var description: String {
            switch self {
            case .exit(let status): "exit status \(status)"
            case .signal(let signal): "signal \(signal)"
            case .gone: "gone"
            }
        }
    }

    /// Kills the process and waits for its end; the result says how it ended, if it ended by itself before.
    @discardableResult package func end() -> End {
        ending.withLock { known in
            if let known { return known }
            kill(identifier, SIGKILL)
            var information = unsafe siginfo_t()
            var result = unsafe waitid(P_PID, id_t(identifier), &information, WEXITED)
            while result != 0, errno == EINTR { result = unsafe waitid(P_PID, id_t(identifier), &information, WEXITED) }
            let status = unsafe information._sifields._sigchld.si_status
            let isExit = unsafe information.si_code == Int32(CLD_EXITED)
            let end: End = result != 0 ? .gone : isExit ? .exit(status) : .signal(status)
            known = end
            return end
        }
    }
}

extension HostProcess.Memory {
    /// Reads the file `statm` of a process; nil after its end.
    package init?(statm: Int32) {
        let fields: (resident: Int, data: Int)? = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) {
            let count = unsafe pread(statm, $0.baseAddress, $0.count, 0)
            return unsafe Self.fields(of: UnsafeBufferPointer($0).prefix(max(0, count)))
        }
        guard let fields else { return nil }
        let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
        self.init(resident: fields.resident * pageSize, data: fields.data * pageSize)
    }

    /// The second and the sixth number of the file, in pages; nil if there are fewer numbers. It is read too often for
    /// strings.
    private static func fields(of text: some Sequence<UInt8>) -> (resident: Int, data: Int)? {
        var (index, value, resident) = (0, 0, 0)
        for byte in text {
            if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
                value = value &* 10 &+ Int(byte - UInt8(ascii: "0"))
            } else {
                if index == 1 { resident = value }
                if index == 5 { return (resident, value) }
                (index, value) = (index + 1, 0)
            }
        }
        return nil
    }
}

/// Why a program could not be started.
package struct HostError: Error, CustomStringConvertible {
    /// The path and the reason of the system.
    package let description: String

    init(_ path: String, _ code: Int32) { description = "\(path): \(unsafe String(cString: strerror(code)))" }
}
