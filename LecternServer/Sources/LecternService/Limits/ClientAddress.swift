import Fetching
import NIOCore

/// Who sends a request, for the limit of requests: an address of IPv4, or the first 64 bits of one of IPv6, which is what a
/// household has.
enum ClientAddress: Hashable, Sendable {
    case ipv4([UInt8])
    case ipv6([UInt8])
    /// A socket of the machine, or an address that cannot be read.
    case local
    /// All that are too many to be remembered.
    case others

    /// The client behind an address of a connection.
    init(_ address: SocketAddress?) {
        switch address {
        case .v4, .v6: self = address?.ipAddress.flatMap { Self(text: $0) } ?? .local
        case .unixDomainSocket, nil: self = .local
        }
    }

    /// The client that a trusted proxy names: the last entry of the field, since all before it come from the client.
    init?(forwarded field: String) {
        guard let last = field.split(separator: ",").last else { return nil }
        self.init(text: last.filter { $0 != " " && $0 != "\t" })
    }

    private init?(text: some StringProtocol) {
        // An address of a proxy may have brackets, and a port behind them.
        let plain = text.hasPrefix("[") ? text.dropFirst().prefix { $0 != "]" } : text[...]
        guard let bytes = IPAddress(plain)?.bytes else { return nil }
        let isMapped = bytes.count == 16 && bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF
        if bytes.count == 4 || isMapped {
            self = .ipv4(Array(bytes.suffix(4)))
        } else {
            self = .ipv6(Array(bytes.prefix(8)))
        }
    }
}
