import CFixedClock
import CSandbox
import Glibc
import Hosts

/// `lectern-script-host --self-check`: tests the sandbox on this machine.
enum SelfCheck {
    /// Enters the sandbox, attempts forbidden operations and prints those that worked; returns the exit status.
    static func run() -> Int32 {
        var sandbox = Sandbox(memory: memory)
        lectern_stop_clock()
        let machine = VirtualMachine()
        _ = machine.warmUp()
        // The sandbox does not allow writing to a file: if standard output is one, only the exit status tells.
        signal(SIGXFSZ, SIG_IGN)
        var problems = sandbox.enter().missingParts
        problems += attempts.filter { $0.attempt() }.map { "not held: \($0.name)" }
        if !machine.warmUp() { problems.append("JavaScriptCore does not work in here") }
        print(problems.isEmpty ? "the sandbox holds" : problems.joined(separator: "\n"))
        return problems.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE
    }

    /// The memory limit for the check, in bytes.
    private static let memory = 64 << 20

    /// An operation, and whether it worked or was refused by anything but the filter. None of them does anything if it
    /// works.
    private static var attempts: [(name: String, attempt: () -> Bool)] {
        [
            ("open a file to read", { unsafe open("/etc/passwd", O_RDONLY) >= 0 }),
            ("list a directory", { unsafe opendir("/") != nil }),
            ("open a file to write", { unsafe open("/dev/null", O_WRONLY) >= 0 }),
            ("delete a file", { isReached(unsafe unlink("/nonexistent")) }),
            ("open a socket", { socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0 }),
            ("start a program", { isReached(unsafe execv("/dev/null", [nil])) }),
            ("start a process", { lectern_fork() >= 0 }), ("signal another process", { isReached(kill(nobody, 0)) }),
            ("read the limits of another process", { isReached(lectern_read_limit(nobody)) }),
            ("change its own limits", { unsafe setrlimit(Int32(RLIMIT_CORE.rawValue), [rlimit()]) == 0 }),
            (
                "change the priority of a process",
                { isReached(setpriority(Int32(PRIO_PROCESS.rawValue), id_t(nobody), 0)) }
            ),
            ("change the priorities of a user", { isReached(setpriority(Int32(PRIO_USER.rawValue), id_t(nobody), 0)) }),
            ("change the scheduler of a process", { isReached(unsafe sched_setscheduler(nobody, 0, [sched_param()])) }),
            ("send the signals of a descriptor to a process", { isReached(lectern_set_owner(0, nobody)) }),
            ("exceed the memory limit", { isMemoryUnlimited() }),
        ]
    }

    /// The identifier of a process that does not exist: no attempt has an effect.
    private static let nobody = pid_t.max

    /// Whether a system call got past the filter, which refuses with EPERM.
    private static func isReached(_ status: Int32) -> Bool { status >= 0 || errno != EPERM }

    private static func isMemoryUnlimited() -> Bool {
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
        return unsafe mmap(nil, 2 * memory, PROT_READ | PROT_WRITE, flags, -1, 0) != MAP_FAILED
    }
}
