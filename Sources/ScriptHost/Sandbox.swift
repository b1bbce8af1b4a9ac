import CJavaScriptCore
import Glibc

/// Gives up access to files, the network and other processes before any untrusted code runs.
enum Sandbox {
    /// Closes the descriptors that this process may have inherited from a program that embeds the library.
    static func closeInherited() {
        lectern_close_from(3)
    }

    /// Enters the sandbox; false if the kernel has no system call filter, so that only the resource limits apply.
    ///
    /// JavaScriptCore must have started before, because it reads files when it starts.
    @discardableResult
    static func enter() -> Bool {
        // Ctrl-C in a terminal is for the parent; when that ends, so does this process.
        signal(SIGINT, SIG_IGN)
        // With pages of 2 MB, memory grows faster than the parent can check it.
        lectern_prctl(PR_SET_THP_DISABLE, 1)
        limit(RLIMIT_CORE, 0)
        limit(RLIMIT_FSIZE, 0)
        limit(RLIMIT_NOFILE, 8)
        guard lectern_prctl(PR_SET_NO_NEW_PRIVS, 1) == 0 else { return false }
        return install(SystemCallFilter.program(process: getpid()))
    }

    private static func limit(_ resource: __rlimit_resource, _ value: rlim_t) {
        var limit = rlimit(rlim_cur: value, rlim_max: value)
        unsafe setrlimit(Int32(resource.rawValue), &limit)
    }

    private static func install(_ program: [sock_filter]) -> Bool {
        var program = program
        let count = UInt16(program.count)
        return unsafe program.withUnsafeMutableBufferPointer { buffer in
            var program = unsafe sock_fprog(len: count, filter: buffer.baseAddress)
            return unsafe lectern_seccomp(&program) == 0
        }
    }
}
