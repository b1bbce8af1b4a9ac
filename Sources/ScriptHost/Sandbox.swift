import CJavaScriptCore
import Glibc

/// What this process gives up before it runs code of others: files, network, other processes.
enum Sandbox {
    /// Closes what an embedder of ours may have left open across the start of this program.
    static func closeInherited() {
        lectern_close_from(3)
    }

    /// Shuts the process in. JavaScriptCore must have started: it reads files while it does.
    ///
    /// Where the kernel has no system call filter, the limits alone remain.
    @discardableResult
    static func enter() -> Bool {
        // Ctrl-C in a terminal is meant for the parent; when that ends, so does this process.
        signal(SIGINT, SIG_IGN)
        // Memory in pages of 2 MB grows faster than the parent can watch it.
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
