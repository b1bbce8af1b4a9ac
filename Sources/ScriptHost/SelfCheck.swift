import CJavaScriptCore
import Glibc

/// `lectern-script-host --self-check`: tests the sandbox on this machine.
enum SelfCheck {
    /// Enters the sandbox, attempts forbidden operations and prints those that worked; returns the exit status.
    static func run() -> Int32 {
        let machine = VirtualMachine()
        _ = machine.warmUp()
        // The sandbox does not allow writing to a file: if standard output is one, only the exit status tells.
        signal(SIGXFSZ, SIG_IGN)
        let filtered = Sandbox.enter()
        var held = filtered
        if !filtered { print("no system call filter") }
        for (name, attempt) in attempts where attempt() {
            held = false
            print("not held: \(name)")
        }
        if !machine.warmUp() {
            held = false
            print("JavaScriptCore does not work in here")
        }
        if held { print("the sandbox holds") }
        return held ? EXIT_SUCCESS : EXIT_FAILURE
    }

    private static var attempts: [(String, () -> Bool)] {
        [
            ("open a file to read", { unsafe open("/etc/passwd", O_RDONLY) >= 0 }),
            ("list a directory", { unsafe opendir("/") != nil }),
            ("create a file", { unsafe creat("/tmp/lectern-self-check", 0o600) >= 0 }),
            ("delete a file", { unsafe unlink("/nonexistent") == 0 || errno != EPERM }),
            ("open a socket", { socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0 }),
            ("start a program", { unsafe execv("/bin/true", [nil]) == 0 || errno != EPERM }),
            ("start a process", { lectern_fork() >= 0 }),
            ("signal another process", { kill(getppid(), 0) == 0 }),
        ]
    }
}
