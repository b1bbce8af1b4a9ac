import CSandbox
import Glibc
import Scripting

/// Gives up access to files, the network and other processes before any untrusted code runs.
///
/// Landlock applies to a thread and to those that it starts later, so a part of the sandbox is entered before
/// JavaScriptCore starts its threads; the rest is entered afterwards, because JavaScriptCore reads files when it starts.
struct Sandbox {
    /// What JavaScriptCore and the C library read when they start.
    private static let readAtStart = ["/usr", "/lib", "/lib64", "/proc", "/sys/devices", "/dev/urandom"]

    /// How much memory a script may take in bytes, from its first run on.
    private let memory: Int
    private var report = SandboxReport(
        systemCallFilter: .unsupported, landlock: .unsupported, landlockVersion: 0, memoryLimit: .unsupported)

    /// Prepares the process, and denies it everything but reading what JavaScriptCore needs.
    ///
    /// - Parameter memory: the memory limit of a script in bytes.
    init(memory: Int) {
        self.memory = memory
        // Gigacage reserves 64 GB that may be written, and the compilers 1 GB. A limit for written memory means nothing
        // beside them.
        unsafe setenv("GIGACAGE_ENABLED", "0", 1)
        unsafe setenv("JSC_jitMemoryReservationSize", String(64 << 20), 1)
        lectern_prctl(PR_SET_NO_NEW_PRIVS, 1)
        let landlock = Landlock()
        report.landlockVersion = landlock.version
        report.landlock = landlock.enter(reading: Self.readAtStart, denying: .everything)
    }

    /// Closes the descriptors that this process may have inherited from a program that embeds the library.
    static func closeInherited() {
        lectern_close_from(3)
    }

    /// Enters the sandbox; the report says which parts are in force.
    mutating func enter() -> SandboxReport {
        // Ctrl-C in a terminal is for the parent; when that ends, so does this process.
        signal(SIGINT, SIG_IGN)
        // With pages of 2 MB, memory grows faster than the parent can check it.
        lectern_prctl(PR_SET_THP_DISABLE, 1)
        _ = Self.limit(RLIMIT_CORE, 0)
        _ = Self.limit(RLIMIT_FSIZE, 0)
        report.memoryLimit = limitMemory()
        if report.landlock == .active { report.landlock = Landlock().enter(reading: [], denying: .files) }
        _ = Self.limit(RLIMIT_NOFILE, 8)
        report.systemCallFilter = SystemCallFilter.install()
        return report
    }

    /// The parent ends this process when a script exceeds its memory. If it is too late, because the machine is busy, the
    /// kernel refuses more.
    private func limitMemory() -> SandboxReport.State {
        guard let data = Self.dataMemory() else { return .unsupported }
        return Self.limit(RLIMIT_DATA, rlim_t(data + memory))
    }

    /// The memory that this process can write to, in bytes.
    private static func dataMemory() -> Int? {
        let descriptor = unsafe open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var text = [UInt8](repeating: 0, count: 128)
        let count = unsafe read(descriptor, &text, text.count)
        let fields = text.prefix(max(0, count)).split(separator: UInt8(ascii: " "))
        guard fields.count > 5, let pages = Int(String(decoding: fields[5], as: UTF8.self)) else { return nil }
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    private static func limit(_ resource: __rlimit_resource, _ value: rlim_t) -> SandboxReport.State {
        var limit = rlimit(rlim_cur: value, rlim_max: value)
        return unsafe setrlimit(Int32(resource.rawValue), &limit) == 0 ? .active : .failed
    }
}

extension SandboxReport.State {
    /// The state of a part that a system call has just refused.
    static var failed: Self {
        errno == ENOSYS || errno == EOPNOTSUPP ? .unsupported : .refused(UInt8(truncatingIfNeeded: errno))
    }
}
