/// The parts of the sandbox of a host, as it reports them when it has started.
public struct SandboxReport: Sendable, Hashable {
    /// Whether a part is in force.
    public enum State: Sendable, Hashable {
        case active
        /// The kernel does not have it.
        case unsupported
        /// It was refused with this error number, by the kernel or by a filter around the process.
        case refused(UInt8)
    }

    /// The seccomp filter that allows only the system calls that the host needs.
    public var systemCallFilter: State
    /// Landlock, which denies files, TCP ports, and the signals and sockets of other processes.
    public var landlock: State
    /// The version of Landlock's interface; 0 if the kernel does not have it.
    public var landlockVersion: UInt8
    /// `RLIMIT_DATA`, which ends the growth of a host that the program did not stop in time.
    public var memoryLimit: State

    /// Creates a report.
    public init(systemCallFilter: State, landlock: State, landlockVersion: UInt8, memoryLimit: State) {
        self.systemCallFilter = systemCallFilter
        self.landlock = landlock
        self.landlockVersion = landlockVersion
        self.memoryLimit = memoryLimit
    }

    /// The parts that must be in force for the host to work, and are not.
    ///
    /// A kernel without Landlock is accepted: the system call filter refuses everything that Landlock refuses. A kernel
    /// that has Landlock and refuses it is not, because something else is wrong there.
    public var missingParts: [String] {
        var missing: [String] = []
        if systemCallFilter != .active { missing.append("the system call filter is \(systemCallFilter)") }
        if landlock != .active, landlock != .unsupported { missing.append("Landlock is \(landlock)") }
        if memoryLimit != .active { missing.append("the memory limit of the kernel is \(memoryLimit)") }
        return missing
    }
}

extension SandboxReport.State: CustomStringConvertible {
    /// "active", "not supported by this kernel" or "refused (error 1)".
    public var description: String {
        switch self {
        case .active: "active"
        case .unsupported: "not supported by this kernel"
        case .refused(let code): "refused (error \(code))"
        }
    }
}

extension SandboxReport: WireMessage {
    package func write(to wire: inout WireWriter) {
        for state in [systemCallFilter, landlock, memoryLimit] { state.write(to: &wire) }
        wire.write(landlockVersion)
    }

    package init(from wire: inout WireReader) throws(ChannelError) {
        systemCallFilter = try State(from: &wire)
        landlock = try State(from: &wire)
        memoryLimit = try State(from: &wire)
        landlockVersion = try wire.byte()
    }
}

extension SandboxReport.State: WireMessage {
    package func write(to wire: inout WireWriter) {
        switch self {
        case .active: wire.write(UInt8(0))
        case .unsupported: wire.write(UInt8(1))
        case .refused(let code):
            wire.write(UInt8(2))
            wire.write(code)
        }
    }

    package init(from wire: inout WireReader) throws(ChannelError) {
        switch try wire.byte() {
        case 0: self = .active
        case 1: self = .unsupported
        case 2: self = .refused(try wire.byte())
        default: throw .malformed
        }
    }
}
