#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A running `lectern-script-host`; it is killed and waited for when the last reference is released.
@safe final class ScriptHostProcess: Sendable {
    /// The program's end of the socket.
    let descriptor: Int32
    private let identifier: pid_t
    private let memoryFile: Int32

    /// Starts the script host.
    ///
    /// - Parameters:
    ///   - path: the path of the program.
    ///   - memory: the limit of a script's memory in bytes, for the kernel's own limit.
    /// - Throws: `ScriptError` if it cannot be started.
    init(path: String, memory: Int) throws(ScriptError) {
        var ends: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw Self.unavailable(path, errno) }
        defer { close(ends[1]) }
        var identifier: pid_t = 0
        let status = Self.spawn(path: path, memory: memory, socket: ends[1], identifier: &identifier)
        guard status == 0 else {
            close(ends[0])
            throw Self.unavailable(path, status)
        }
        descriptor = ends[0]
        self.identifier = identifier
        memoryFile = unsafe open("/proc/\(identifier)/statm", O_RDONLY | O_CLOEXEC)
        guard memoryFile >= 0 else { throw Self.unavailable(path, errno) }
    }

    deinit {
        kill(identifier, SIGKILL)
        while waitpid(identifier, nil, 0) < 0 && errno == EINTR {}
        close(descriptor)
        close(memoryFile)
    }

    /// The memory of a process in bytes.
    struct Memory {
        /// What is in physical memory.
        var resident = 0
        /// What it can write to; the kernel limits this.
        var data = 0
    }

    /// The memory of the process; nothing after its end.
    var memory: Memory {
        var text = [UInt8](repeating: 0, count: 128)
        let count = unsafe pread(memoryFile, &text, text.count, 0)
        let fields = text.prefix(max(0, count)).split(separator: UInt8(ascii: " "))
            .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        guard fields.count > 5 else { return Memory() }
        let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
        return Memory(resident: fields[1] * pageSize, data: fields[5] * pageSize)
    }

    /// Whether it is running and has sent nothing, as it must between two runs.
    var isQuiet: Bool {
        wait(for: Int16(POLLIN), milliseconds: 0) == 0
    }

    /// Waits for events on the socket; 0 if there were none within the time.
    func wait(for events: Int16, milliseconds: Int32) -> Int16 {
        var entry = pollfd(fd: descriptor, events: events, revents: 0)
        guard unsafe poll(&entry, 1, milliseconds) > 0 else { return 0 }
        return entry.revents
    }

    /// How a process ended.
    enum End: CustomStringConvertible {
        case exit(Int32)
        case signal(Int32)
        case gone

        /// Whether JavaScriptCore ended it, as it does where the kernel refuses memory.
        var isAbort: Bool {
            if case .signal(let signal) = self { [SIGILL, SIGTRAP, SIGABRT].contains(signal) } else { false }
        }

        /// "exit status 1" or "signal 11".
        var description: String {
            switch self {
            case .exit(let status): "exit status \(status)"
            case .signal(let signal): "signal \(signal)"
            case .gone: "gone"
            }
        }
    }

    /// Kills the process; the result says how it ended, if it ended by itself before.
    func end() -> End {
        kill(identifier, SIGKILL)
        var information = unsafe siginfo_t()
        // WNOWAIT leaves the process to be waited for by deinit.
        guard unsafe waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) == 0 else { return .gone }
        let status = unsafe information._sifields._sigchld.si_status
        return unsafe information.si_code == Int32(CLD_EXITED) ? .exit(status) : .signal(status)
    }

    private static func unavailable(_ path: String, _ code: Int32) -> ScriptError {
        ScriptError(.unavailable, "cannot start the script host \(path): \(unsafe String(cString: strerror(code)))")
    }

    /// Starts the program with the socket as its standard input and a minimal environment. All our descriptors are
    /// close-on-exec; those of a program that embeds this module may not be, so the host closes them before its first
    /// run.
    private static func spawn(path: String, memory: Int, socket: Int32, identifier: inout pid_t) -> Int32 {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, socket, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe _ = posix_spawnattr_destroy(&attributes) }
        resetSignals(&attributes)

        // Scripts give the same dates and texts whatever the user's settings are.
        let arguments = unsafe [strdup(path), strdup("--memory"), strdup(String(memory)), nil]
        let environment = unsafe [strdup("TZ=UTC"), strdup("LC_ALL=C"), nil]
        defer { unsafe (arguments + environment).forEach { unsafe free($0) } }
        return unsafe posix_spawn(&identifier, path, &actions, &attributes, arguments, environment)
    }

    /// Keeps the host from inheriting blocked or ignored signals.
    private static func resetSignals(_ attributes: inout posix_spawnattr_t) {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe posix_spawnattr_setsigmask(&attributes, &signals)
        unsafe sigfillset(&signals)
        unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    }
}
