import Glibc
import LinkEngine

/// The desktop that opens URLs.
public struct Desktop: Sendable {
    private let environment: [String: String]

    /// The desktop of somebody with these environment variables.
    public init(environment: [String: String]) { self.environment = environment }

    /// The id of the desktop entry that handles a scheme; nil where none does.
    public func handler(of scheme: String) throws(DesktopError) -> String? {
        var ends: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw DesktopError(errno, "xdg-mime") }
        defer { close(ends[0]) }
        let arguments = ["query", "default", "x-scheme-handler/\(scheme)"]
        let identifier = try start("xdg-mime", arguments, output: ends[1], closing: ends[1])
        var answer: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while answer.count < 4096 {
            let count = unsafe read(ends[0], &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            answer += chunk[..<count]
        }
        while waitpid(identifier, nil, 0) < 0, errno == EINTR {}
        let name = String(decoding: answer, as: UTF8.self).split(whereSeparator: \.isNewline).first
        return name.map(String.init)
    }

    /// Opens a URL with the handler of its scheme, without a shell; returns once the handler was started.
    public func open(_ url: String) throws(DesktopError) {
        let identifier = try start("xdg-open", [url], output: nil, closing: nil)
        // Some desktops wait for the handler to end. One that fails does so soon, the others are left running.
        for _ in 0..<10 {
            var status: Int32 = 0
            let ended = unsafe waitpid(identifier, &status, WNOHANG)
            if ended == identifier {
                guard status == 0 else {
                    throw DesktopError(message: "xdg-open ended with status \(status >> 8 & 0xFF)")
                }
                return
            }
            usleep(10_000)
        }
    }

    private func start(
        _ program: String, _ arguments: [String], output: Int32?, closing end: Int32?
    ) throws(DesktopError) -> pid_t {
        defer { if let end { close(end) } }
        let paths = (environment["PATH"] ?? "").split(separator: ":").map { folder -> String in "\(folder)/\(program)" }
        guard let path = paths.first(where: { unsafe access($0, X_OK) == 0 }) else {
            throw DesktopError(message: "\(program) is not installed; it is part of xdg-utils")
        }
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        if let output {
            unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
        } else {
            unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        }
        // Who waits for us to end, by the end of a pipe, must not wait for the app.
        for path in (try? FileSystem.files(under: "/proc/self/fd")) ?? [] {
            guard let descriptor = Int32(path.drop { !$0.isNumber }), descriptor > 2 else { continue }
            unsafe posix_spawn_file_actions_addclose(&actions, descriptor)
        }
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe _ = posix_spawnattr_destroy(&attributes) }
        // What the caller blocks must not be blocked in the handler, and Ctrl-C is not for it.
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe posix_spawnattr_setsigmask(&attributes, &signals)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | 0x80)
        let words = unsafe ([path] + arguments).map { word in unsafe strdup(word) } + [nil]
        let variables = unsafe environment.map { name, value in unsafe strdup("\(name)=\(value)") } + [nil]
        defer { unsafe (words + variables).forEach { unsafe free($0) } }
        var identifier: pid_t = 0
        let code = unsafe posix_spawn(&identifier, path, &actions, &attributes, words, variables)
        guard code == 0 else { throw DesktopError(code, path) }
        return identifier
    }
}

/// Why the desktop cannot be asked, or cannot open a URL.
public struct DesktopError: Error, Hashable {
    /// What is wrong, in one sentence without a full stop.
    public let message: String

    fileprivate init(message: String) { self.message = message }

    fileprivate init(_ code: Int32, _ what: String) {
        message = "\(what): \(unsafe String(cString: strerror(code)))"
    }
}
