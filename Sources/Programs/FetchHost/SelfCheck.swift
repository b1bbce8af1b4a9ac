import CSandbox
import Files
import Glibc
import Hosts
import Requests

/// `lectern-fetch-host --self-check`: tests the sandbox on this machine.
enum SelfCheck {
    /// Enters the sandbox, attempts forbidden operations and prints those that worked; returns the exit status.
    static func run() -> Int32 {
        _ = HTTPClient(policy: FetchPolicy(), limits: FetchLimits())
        signal(SIGXFSZ, SIG_IGN)
        let report = Sandbox(policy: FetchPolicy()).enter()
        var problems = report.missingParts
        problems += attempts.filter { $0.attempt() }.map { "not held: \($0.name)" }
        print(problems.isEmpty ? "the sandbox holds" : problems.joined(separator: "\n"))
        return problems.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE
    }

    /// An operation, and whether it worked or was refused by anything but the sandbox. None of them does anything if it
    /// works.
    private static var attempts: [(name: String, attempt: () -> Bool)] {
        [
            ("open a file to read", { unsafe open("/etc/passwd", O_RDONLY) >= 0 }),
            ("list a directory", { unsafe opendir("/") != nil }),
            ("open a file to write", { unsafe open("/dev/null", O_WRONLY) >= 0 }),
            ("delete a file", { isReached(unsafe unlink("/nonexistent")) }),
            ("open a socket of this machine", { socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0 }),
            ("open a raw socket", { isReached(socket(AF_INET, Int32(SOCK_RAW.rawValue), Int32(IPPROTO_TCP))) }),
            ("open a socket of the kernel", { isReached(socket(AF_NETLINK, Int32(SOCK_RAW.rawValue), 0)) }),
            ("listen at a port", { isReached(listen(STDIN_FILENO, 1)) }),
            ("bind an address", { isReached(bind(STDIN_FILENO, nil, 0)) }),
            ("start a program", { isReached(unsafe execv("/dev/null", [nil])) }),
            ("start a process", { lectern_fork() >= 0 }), ("signal another process", { isReached(kill(pid_t.max, 0)) }),
            ("change its own limits", { unsafe setrlimit(Int32(RLIMIT_CORE.rawValue), [rlimit()]) == 0 }),
            ("exceed the memory limit", { isMemoryUnlimited() }),
        ]
    }

    /// Whether a system call got past the filter, which refuses with EPERM.
    private static func isReached(_ status: Int32) -> Bool { status >= 0 || errno != EPERM }

    private static func isMemoryUnlimited() -> Bool {
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
        return unsafe mmap(nil, 2 * SystemLimits.fetchMemory, PROT_READ | PROT_WRITE, flags, -1, 0) != MAP_FAILED
    }
}
