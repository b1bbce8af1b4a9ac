import Foundation

/// A connection to a Unix domain socket that sends nothing.
final class UnixConnection {
    struct Failure: Error {}

    private let descriptor: Int32

    init(to path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        // The path of a socket may be longer than an address.
        let folder = unsafe open((path as NSString).deletingLastPathComponent, O_RDONLY | O_DIRECTORY)
        defer { close(folder) }
        let short = "/proc/self/fd/\(folder)/\((path as NSString).lastPathComponent)"
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: short.utf8) }
        let status = unsafe withUnsafePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status == 0 else { throw Failure() }
    }

    deinit { close(descriptor) }
}
