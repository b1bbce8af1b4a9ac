import CSandbox
import Glibc
import Hosts

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

    /// Enters the sandbox; the report says which parts are in force.
    mutating func enter() -> SandboxReport {
        // Ctrl-C in a terminal is for the parent; when that ends, so does this process.
        signal(SIGINT, SIG_IGN)
        // With pages of 2 MB, memory grows faster than the parent can check it.
        lectern_prctl(PR_SET_THP_DISABLE, 1)
        // The parent ends this process when a script exceeds its memory. If it is too late, because the machine is busy, the
        // kernel refuses more.
        report.memoryLimit = ResourceLimits.limitMemory(memory)
        if report.landlock == .active { report.landlock = Landlock().enter(reading: [], denying: .files) }
        ResourceLimits.limit(fileSize: 0, descriptors: 8)
        report.systemCallFilter = SystemCallFilter.install()
        return report
    }
}
