import Glibc

/// A program that goes on after the one that started it.
enum DetachedProcess {
    /// Starts a program in a session of its own, without terminal, input or output, and without waiting for it.
    static func start(_ path: String, arguments: [String], environment: [String: String]) throws(DesktopError) {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe _ = posix_spawnattr_destroy(&attributes) }
        setUp(&attributes)

        let words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
        let variables = unsafe environment.sorted { $0.key < $1.key }.map { unsafe strdup("\($0)=\($1)") } + [nil]
        defer { unsafe (words + variables).forEach { unsafe free($0) } }
        var identifier: pid_t = 0
        let status = unsafe posix_spawn(&identifier, path, &actions, &attributes, words, variables)
        guard status == 0 else {
            throw DesktopError(message: "cannot start \(path): \(unsafe String(cString: strerror(status)))")
        }
    }

    /// What this program blocks or ignores is not passed on.
    private static func setUp(_ attributes: inout posix_spawnattr_t) {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe posix_spawnattr_setsigmask(&attributes, &signals)
        unsafe sigfillset(&signals)
        unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
        // POSIX_SPAWN_SETSID, which Glibc's module does not show.
        let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | 0x80
        unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    }
}
