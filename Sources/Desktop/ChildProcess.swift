import Files
import Glibc

/// Starts programs without a shell, terminal, input or output.
enum ChildProcess {
    /// Starts a program in a session of its own, so that it continues after this process ends.
    ///
    /// - Throws: `DesktopError` if the program cannot be started.
    static func detach(_ path: String, arguments: [String], environment: [String: String]) throws(DesktopError) {
        _ = try spawn(path, arguments, environment, isDetached: true)
    }

    /// Runs a program and waits for its end.
    ///
    /// - Returns: the exit status, or 128 plus the number of the signal that ended the program.
    /// - Throws: `DesktopError` if the program cannot be started.
    static func run(_ path: String, arguments: [String], environment: [String: String]) throws(DesktopError) -> Int32 {
        let identifier = try spawn(path, arguments, environment, isDetached: false)
        var status: Int32 = 0
        while unsafe waitpid(identifier, &status, 0) < 0 {
            guard errno == EINTR else { return -1 }
        }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }

    /// Input and output are /dev/null, other files are closed: a process that reads our output until the end of the pipe
    /// must not wait for the app.
    private static func closeFiles(_ actions: inout posix_spawn_file_actions_t) {
        unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        for path in (try? FileSystem.files(under: "/proc/self/fd")) ?? [] {
            guard let descriptor = Int32(path.drop { !$0.isNumber }), descriptor > 2 else { continue }
            unsafe posix_spawn_file_actions_addclose(&actions, descriptor)
        }
    }

    private static func spawn(
        _ path: String, _ arguments: [String], _ environment: [String: String], isDetached: Bool
    ) throws(DesktopError) -> pid_t {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
        unsafe closeFiles(&actions)
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe _ = posix_spawnattr_destroy(&attributes) }
        setUp(&attributes, isDetached: isDetached)

        let words = unsafe ([path] + arguments).map { word in unsafe strdup(word) } + [nil]
        let variables =
            unsafe environment.sorted { $0.key < $1.key }.map { name, value in
                unsafe strdup("\(name)=\(value)")
            } + [nil]
        defer { unsafe (words + variables).forEach { unsafe free($0) } }
        var identifier: pid_t = 0
        let status = unsafe posix_spawn(&identifier, path, &actions, &attributes, words, variables)
        guard status == 0 else {
            throw DesktopError(message: "cannot start \(path): \(unsafe String(cString: strerror(status)))")
        }
        return identifier
    }

    /// `POSIX_SPAWN_SETSID`, which the Glibc module does not export.
    private static let newSession: Int32 = 0x80

    /// Resets the blocked and ignored signals, which the program would inherit otherwise.
    private static func setUp(_ attributes: inout posix_spawnattr_t, isDetached: Bool) {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe posix_spawnattr_setsigmask(&attributes, &signals)
        unsafe sigfillset(&signals)
        unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
        let flags = Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | (isDetached ? newSession : 0)
        unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    }
}
