import CJavaScriptCore
import Glibc

/// A seccomp filter of the system calls that a script host needs while it runs; all others fail with EPERM.
enum SystemCallFilter {
    /// Grouped by purpose. None of them opens a file, connects a socket or starts a process.
    private static let allowed: [Int32] =
        [
            // Messages, and the descriptors that JavaScriptCore opened at its start for events and its own memory use.
            SYS_recvfrom, SYS_sendto, SYS_read, SYS_write, SYS_pread64, SYS_ppoll, SYS_fstat, SYS_lseek, SYS_fcntl,
            SYS_close,
            // Memory.
            SYS_mmap, SYS_munmap, SYS_mprotect, SYS_mremap, SYS_madvise, SYS_mincore, SYS_brk, SYS_membarrier,
            SYS_pkey_alloc, SYS_pkey_free, SYS_pkey_mprotect,
            // Threads and locks.
            SYS_futex, SYS_set_robust_list, SYS_get_robust_list, SYS_rseq, SYS_set_tid_address, SYS_gettid, SYS_getpid,
            SYS_exit, SYS_exit_group, SYS_sched_yield, SYS_sched_getaffinity, SYS_sched_setaffinity, SYS_getcpu,
            SYS_sched_getparam, SYS_sched_setparam, SYS_sched_getscheduler, SYS_sched_setscheduler, SYS_sched_getattr,
            SYS_sched_setattr, SYS_sched_get_priority_max, SYS_sched_get_priority_min, SYS_getpriority, SYS_setpriority,
            // Signals, by which the collector stops threads.
            SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_rt_sigsuspend, SYS_rt_sigpending,
            SYS_rt_sigtimedwait, SYS_sigaltstack, SYS_restart_syscall,
            // Time, random numbers and properties of the machine.
            SYS_clock_gettime, SYS_clock_getres, SYS_clock_nanosleep, SYS_nanosleep, SYS_gettimeofday, SYS_times,
            SYS_getrandom, SYS_getrusage, SYS_sysinfo, SYS_uname, SYS_prlimit64,
        ] + allowedHere

    // AUDIT_ARCH_X86_64 and AUDIT_ARCH_AARCH64 are macros that Swift cannot read.
    #if arch(x86_64)
        private static let architecture: UInt32 = 0xc000_003e
        private static let allowedHere: [Int32] = [SYS_poll, SYS_arch_prctl, SYS_time, SYS_getrlimit]
    #elseif arch(arm64)
        private static let architecture: UInt32 = 0xc000_00b7
        private static let allowedHere: [Int32] = []
    #endif

    /// `CLONE_THREAD`, which Swift cannot import.
    private static let cloneThread: UInt32 = 0x0001_0000

    /// Offsets in `seccomp_data`, the input of the filter.
    private enum Field {
        static let number: UInt32 = 0
        static let architecture: UInt32 = 4
        static let firstArgument: UInt32 = 16
    }

    /// The filter for the process with the given identifier.
    static func program(process: pid_t) -> [sock_filter] {
        var program = [load(Field.architecture), skip(1, if: BPF_JEQ, architecture), answer(.deny), load(Field.number)]
        for call in allowed { program += [skip(1, unless: BPF_JEQ, UInt32(call)), answer(.allow)] }
        // A filter cannot read the flags of clone3; without it, the C library falls back to clone.
        program += [skip(1, unless: BPF_JEQ, UInt32(SYS_clone3)), answer(.missing)]
        program += onCall(SYS_clone, allowIf: BPF_JSET, cloneThread)
        program += onCall(SYS_tgkill, allowIf: BPF_JEQ, UInt32(process))
        program += onCall(SYS_prctl, allowIf: BPF_JEQ, UInt32(PR_SET_NAME))
        return program + [answer(.deny)]
    }

    private enum Answer: UInt32 {
        case allow = 0x7fff_0000
        case deny = 0x0005_0001
        case missing = 0x0005_0026
    }

    private static func onCall(_ call: Int32, allowIf test: Int32, _ value: UInt32) -> [sock_filter] {
        [
            skip(4, unless: BPF_JEQ, UInt32(call)), load(Field.firstArgument), skip(1, unless: test, value),
            answer(.allow), answer(.deny),
        ]
    }

    private static func load(_ field: UInt32) -> sock_filter {
        sock_filter(code: UInt16(BPF_LD | BPF_W | BPF_ABS), jt: 0, jf: 0, k: field)
    }

    private static func skip(_ count: UInt8, if test: Int32, _ value: UInt32) -> sock_filter {
        sock_filter(code: UInt16(BPF_JMP | test | BPF_K), jt: count, jf: 0, k: value)
    }

    private static func skip(_ count: UInt8, unless test: Int32, _ value: UInt32) -> sock_filter {
        sock_filter(code: UInt16(BPF_JMP | test | BPF_K), jt: 0, jf: count, k: value)
    }

    private static func answer(_ answer: Answer) -> sock_filter {
        sock_filter(code: UInt16(BPF_RET | BPF_K), jt: 0, jf: 0, k: answer.rawValue)
    }
}
