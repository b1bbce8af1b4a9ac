import CSandbox
import Glibc

/// A seccomp filter of the system calls that a host needs while it works; all others fail with EPERM.
package enum SystemCallFilter {
    /// Puts the filter on every thread of the process. Without further rules, a process can compute and exchange messages
    /// over the socket that it has. A further rule for a system call replaces the one that is here.
    package static func install(adding more: [FilterProgram.Rule] = []) -> SandboxReport.State {
        var program = FilterProgram(rules: more + rules(process: getpid())).instructions
        let count = UInt16(program.count)
        return unsafe program.withUnsafeMutableBufferPointer { buffer in
            var program = unsafe sock_fprog(len: count, filter: buffer.baseAddress)
            let flags = UInt32(SECCOMP_FILTER_FLAG_TSYNC)
            return unsafe lectern_seccomp(flags, &program) == 0 ? .active : .failed
        }
    }

    /// Allowed with any arguments, grouped by purpose. None of them opens a file, connects a socket, starts a process or
    /// takes the identifier of one.
    private static let harmless: [Int32] =
        [
            // Messages, and the descriptors that JavaScriptCore opened at its start for events and its own memory use.
            SYS_recvfrom, SYS_sendto, SYS_read, SYS_write, SYS_pread64, SYS_ppoll, SYS_fstat, SYS_lseek, SYS_close,
            // Memory.
            SYS_mmap, SYS_munmap, SYS_mprotect, SYS_mremap, SYS_madvise, SYS_mincore, SYS_brk, SYS_membarrier,
            SYS_pkey_alloc, SYS_pkey_free, SYS_pkey_mprotect,
            // Threads and locks.
            SYS_futex, SYS_set_robust_list, SYS_rseq, SYS_set_tid_address, SYS_gettid, SYS_getpid, SYS_exit,
            SYS_exit_group, SYS_sched_yield, SYS_getcpu, SYS_sched_get_priority_max, SYS_sched_get_priority_min,
            // Signals, by which the collector stops threads.
            SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_rt_sigsuspend, SYS_rt_sigpending,
            SYS_rt_sigtimedwait, SYS_sigaltstack, SYS_restart_syscall,
            // Time, random numbers and properties of the machine.
            SYS_clock_gettime, SYS_clock_getres, SYS_clock_nanosleep, SYS_nanosleep, SYS_gettimeofday, SYS_times,
            SYS_getrandom, SYS_getrusage, SYS_sysinfo, SYS_uname,
        ] + harmlessHere

    #if arch(x86_64)
        private static let harmlessHere: [Int32] = [SYS_poll, SYS_arch_prctl, SYS_time, SYS_getrlimit]
    #elseif arch(arm64)
        private static let harmlessHere: [Int32] = []
    #endif

    /// `CLONE_THREAD` and the flags for new namespaces, which Swift cannot import.
    private static let cloneThread: UInt32 = 0x0001_0000
    private static let cloneNamespaces: UInt32 = 0x7e02_0000

    /// The rules for the process with the given identifier. An identifier in an argument must be its own, or 0.
    private static func rules(process: pid_t) -> [FilterProgram.Rule] {
        typealias Rule = FilterProgram.Rule
        let own = [0, UInt32(process)]
        return harmless.map { Rule($0) } + [
            // A filter cannot read the flags of clone3; without it, the C library falls back to clone.
            Rule(SYS_clone3, [.never], refusal: .missing),
            Rule(SYS_clone, [.bits(0, of: cloneThread | cloneNamespaces, are: cloneThread)]),
            Rule(SYS_tgkill, [.argument(0, in: [UInt32(process)])]),
            Rule(SYS_prctl, [.argument(0, in: [UInt32(PR_SET_NAME)])]),
            Rule(SYS_fcntl, [.argument(1, in: [UInt32(F_GETFD), UInt32(F_GETFL)])]),
            // Limits are read, never changed.
            Rule(SYS_prlimit64, [.argument(0, in: own), .null(2)]),
            Rule(SYS_getpriority, [.argument(0, in: [0]), .argument(1, in: own)]),
            Rule(SYS_setpriority, [.argument(0, in: [0]), .argument(1, in: own)]),
            // The C library takes ENOSYS for "the kernel cannot say" when it looks at a new thread.
            Rule(SYS_sched_getaffinity, [.argument(0, in: own)], refusal: .missing),
        ]
            + [
                SYS_sched_setaffinity, SYS_sched_getparam, SYS_sched_setparam, SYS_sched_getscheduler,
                SYS_sched_setscheduler, SYS_sched_getattr, SYS_sched_setattr,
            ].map { Rule($0, [.argument(0, in: own)]) }
    }
}
