import CSandbox
import Files
import Glibc
import Hosts

/// Gives up everything but connections before any request is made.
struct Sandbox {
    /// What the C library reads to look up a name.
    private static let resolverFiles = [NameServers.path, "/etc/hosts", "/etc/nsswitch.conf", "/etc/host.conf"]

    let policy: FetchPolicy

    /// Enters the sandbox; the report says which parts are in force. The certificates have been read before.
    func enter() -> SandboxReport {
        // Ctrl-C in a terminal is for the parent; when that ends, so does this process.
        signal(SIGINT, SIG_IGN)
        signal(SIGPIPE, SIG_IGN)
        lectern_prctl(PR_SET_NO_NEW_PRIVS, 1)
        lectern_prctl(PR_SET_THP_DISABLE, 1)
        let memoryLimit = ResourceLimits.limitMemory(SystemLimits.fetchMemory)
        ResourceLimits.limit(fileSize: 0, descriptors: 32)
        let landlock = Landlock()
        let state = landlock.enter(reading: Self.resolverFiles, connecting: policy.tcpPorts, denying: .everything)
        // The filter cannot read the names of files: where Landlock does not, none are opened.
        let rules = Self.rules + (state == .active ? [Self.readingFiles] : [])
        return SandboxReport(
            systemCallFilter: SystemCallFilter.install(adding: rules), landlock: state,
            landlockVersion: landlock.version, memoryLimit: memoryLimit)
    }

    /// Allows to read the files that Landlock allows.
    private static var readingFiles: FilterProgram.Rule {
        let writing = UInt32(O_ACCMODE | O_CREAT | O_TRUNC | O_APPEND)
        return FilterProgram.Rule(SYS_openat, [.bits(2, of: writing, are: UInt32(O_RDONLY))])
    }

    /// What connections need beyond what every host needs. There is no `bind`, `listen` or `accept`: the host only
    /// connects.
    private static var rules: [FilterProgram.Rule] {
        typealias Rule = FilterProgram.Rule
        let families = [UInt32(AF_INET), UInt32(AF_INET6)]
        let options = [0, UInt32(SOCK_CLOEXEC.rawValue), UInt32(SOCK_NONBLOCK.rawValue)]
        let types = [SOCK_STREAM.rawValue, SOCK_DGRAM.rawValue].map { UInt32($0) }
            .flatMap { type in options.flatMap { [type | $0, type | $0 | options[1]] } }
        return [
            Rule(SYS_socket, [.argument(0, in: families), .argument(1, in: Set(types).sorted())]),
            Rule(SYS_fcntl, [.argument(1, in: [F_GETFD, F_SETFD, F_GETFL, F_SETFL].map { UInt32($0) })]),
            Rule(SYS_ioctl, [.argument(1, in: [UInt32(FIONREAD), UInt32(FIONBIO)])]),
        ]
            + [
                SYS_connect, SYS_getsockopt, SYS_setsockopt, SYS_getsockname, SYS_getpeername, SYS_sendmsg,
                SYS_sendmmsg, SYS_recvmsg, SYS_writev, SYS_newfstatat,
            ].map { Rule($0) }
    }
}
