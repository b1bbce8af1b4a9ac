import CSandbox
import Glibc

/// Landlock, the kernel's rules about files, TCP ports, and the signals and sockets of other processes
/// (https://docs.kernel.org/userspace-api/landlock.html).
package struct Landlock {
    /// The version of the interface that the kernel has; 0 if it has none.
    package let version: UInt8
    private let unavailable: SandboxReport.State

    /// Asks the kernel for the version.
    package init() {
        let version = lectern_landlock_version()
        self.version = UInt8(clamping: version)
        unavailable = version < 0 ? .failed : .unsupported
    }

    /// What is denied.
    package enum Denial {
        case files
        /// Files, TCP ports, and signals and sockets of other processes.
        ///
        /// Not for a thread alone: up to Linux 6.14 it could then not send signals to the threads that are not denied
        /// the same, as the garbage collector does.
        case everything
    }

    /// Denies something to this thread and to the threads that it starts from now on, except to read the given files and
    /// the files in the given folders, and to connect to the given ports of TCP.
    package func enter(
        reading paths: [String], connecting ports: [Int] = [], denying denial: Denial
    ) -> SandboxReport.State {
        guard version > 0 else { return unavailable }
        var rights = rights(denial)
        let rules = unsafe lectern_landlock_create(&rights)
        guard rules >= 0 else { return .failed }
        defer { close(rules) }
        for path in paths {
            let folder = unsafe open(path, O_RDONLY | O_CLOEXEC)
            // A path that does not exist needs no rule.
            guard folder >= 0 else { continue }
            defer { close(folder) }
            guard lectern_landlock_allow(rules, Self.readFile, folder) == 0 else { return .failed }
        }
        for port in ports where rights.network != 0 {
            guard lectern_landlock_allow_port(rules, Self.connectTCP, UInt64(port)) == 0 else { return .failed }
        }
        return lectern_landlock_restrict(rules) == 0 ? .active : .failed
    }

    /// `LANDLOCK_ACCESS_FS_READ_FILE`
    private static let readFile: UInt64 = 1 << 2

    /// `LANDLOCK_ACCESS_NET_CONNECT_TCP`
    private static let connectTCP: UInt64 = 1 << 1

    /// All rights of the version: each added some to those before it.
    private func rights(_ denial: Denial) -> lectern_landlock_rights {
        let fileRights: UInt64 =
            switch version {
            case ..<2: 13
            case 2: 14
            case 3, 4: 15
            default: 16
            }
        var rights = lectern_landlock_rights(files: (1 << fileRights) - 1, network: 0, scopes: 0)
        guard case .everything = denial else { return rights }
        if version >= 4 { rights.network = 0b11 }
        if version >= 6 { rights.scopes = 0b11 }
        return rights
    }
}
