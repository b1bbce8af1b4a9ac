import Glibc

/// What a service of systemd tells it, as sd_notify(3) does: a datagram to the socket that $NOTIFY_SOCKET names.
enum SystemdNotification {
    /// Tells the state, if systemd wants to know it.
    static func send(_ state: String) {
        guard let name = Arguments.environment["NOTIFY_SOCKET"] else { return }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var path = Array(name.utf8)
        // A name that is in no file system begins with a zero.
        if path.first == UInt8(ascii: "@") { path[0] = 0 }
        let size = MemoryLayout<sa_family_t>.size + path.count
        guard path.count < MemoryLayout.size(ofValue: address.sun_path) else { return }
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path) }
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        defer { close(descriptor) }
        let bytes = Array(state.utf8)
        _ = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe sendto(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL), $0, socklen_t(size))
            }
        }
    }
}
