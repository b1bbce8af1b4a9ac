import Files

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Starts programs without a shell or terminal.
package enum ChildProcess {
    /// What a program's standard input, output and error are; nil is /dev/null.
    struct Streams {
        var input: Int32?
        var output: Int32?
        var error: Int32?
    }

    /// Starts a program in a session of its own, without input or output, so that it continues after this process ends.
    package static func detach(_ path: String, arguments: [String], environment: [String: String]) throws(HostError) {
        _ = try spawn(path, arguments, environment, isDetached: true)
    }

    /// Runs a program and waits for its end. It has no input and no output, or it can ask a person: then it has the standard
    /// input of this process, and both of its outputs are the standard error of this one.
    ///
    /// - Returns: the exit status, or 128 plus the number of the signal that ended the program.
    package static func run(
        _ path: String, arguments: [String], environment: [String: String], isInteractive: Bool = false
    ) throws(HostError) -> Int32 {
        let streams =
            isInteractive ? Streams(input: STDIN_FILENO, output: STDERR_FILENO, error: STDERR_FILENO) : Streams()
        return status(of: try spawn(path, arguments, environment, streams, isDetached: false))
    }

    /// The path of a program, given by a path or by a name that is searched in the variable `PATH`; nil if it does not
    /// exist.
    package static func program(_ name: String, environment: [String: String]) -> String? {
        guard !name.contains("/") else { return isExecutable(name) ? name : nil }
        let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        return folders.lazy.map { "\($0)/\(name)" }.first(where: isExecutable)
    }

    private static func isExecutable(_ path: String) -> Bool {
        unsafe FileSystem.isFile(path) && access(path, X_OK) == 0
    }

    /// Waits for the end of a program.
    static func status(of identifier: pid_t) -> Int32 {
        var status: Int32 = 0
        while unsafe waitpid(identifier, &status, 0) < 0 {
            guard errno == EINTR else { return -1 }
        }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }

    /// Other files are closed: a process that reads our output until the end of the pipe must not wait for the program.
    private static func setFiles(_ streams: Streams, _ actions: inout posix_spawn_file_actions_t) {
        let standard = [
            (streams.input, STDIN_FILENO, O_RDONLY), (streams.output, STDOUT_FILENO, O_WRONLY),
            (streams.error, STDERR_FILENO, O_WRONLY),
        ]
        for (descriptor, target, mode) in standard {
            if let descriptor {
                unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, target)
            } else {
                unsafe posix_spawn_file_actions_addopen(&actions, target, "/dev/null", mode, 0)
            }
        }
        for path in (try? FileSystem.files(under: "/proc/self/fd")) ?? [] {
            guard let descriptor = Int32(path.drop { !$0.isNumber }), descriptor > 2 else { continue }
            unsafe posix_spawn_file_actions_addclose(&actions, descriptor)
        }
    }

    /// Starts a program.
    static func spawn(
        _ path: String, _ arguments: [String], _ environment: [String: String], _ streams: Streams = Streams(),
        isDetached: Bool
    ) throws(HostError) -> pid_t {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
        unsafe setFiles(streams, &actions)
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
        guard status == 0 else { throw HostError(path, status) }
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
