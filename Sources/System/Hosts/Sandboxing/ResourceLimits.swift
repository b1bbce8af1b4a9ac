import CSandbox
import Glibc

/// What a process has inherited and may use.
package enum ResourceLimits {
    /// Closes the descriptors that this process may have inherited from a program that embeds the library.
    package static func closeInherited() { lectern_close_from(3) }

    /// Dumps no core, writes no more to a file than this number of bytes, and opens no more descriptors than that.
    package static func limit(fileSize: Int, descriptors: Int) {
        _ = limit(RLIMIT_CORE, 0)
        _ = limit(RLIMIT_FSIZE, rlim_t(fileSize))
        _ = limit(RLIMIT_NOFILE, rlim_t(descriptors))
    }

    private static func limit(_ resource: __rlimit_resource, _ value: rlim_t) -> SandboxReport.State {
        var limit = rlimit(rlim_cur: value, rlim_max: value)
        return unsafe setrlimit(Int32(resource.rawValue), &limit) == 0 ? .active : .failed
    }

    /// Lets the kernel refuse more memory that can be written to than there is now and this number of bytes.
    package static func limitMemory(_ memory: Int) -> SandboxReport.State {
        guard let data = dataMemory() else { return .unsupported }
        return limit(RLIMIT_DATA, rlim_t(data + memory))
    }

    /// The memory that this process can write to, in bytes.
    private static func dataMemory() -> Int? {
        let descriptor = unsafe open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return HostProcess.Memory(statm: descriptor)?.data
    }
}

extension SandboxReport.State {
    /// The state of a part that a system call has just refused.
    static var failed: Self {
        errno == ENOSYS || errno == EOPNOTSUPP ? .unsupported : .refused(UInt8(truncatingIfNeeded: errno))
    }
}
