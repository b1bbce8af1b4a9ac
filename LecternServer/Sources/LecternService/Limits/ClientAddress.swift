import HTTPTypes
import Hosts
import NIOCore

/// Who sends a request, for the limit of requests: an address of IPv4, or the first 64 bits of one of IPv6, which is what a
/// household has.
enum ClientAddress: Hashable, Sendable {
    case ipv4(UInt32)
    case ipv6(UInt64)
    /// A program of this machine, or an address that cannot be read.
    case local
    /// All that are too many to be remembered.
    case others

    init(_ address: IPAddress) {
        let bytes = address.bytes
        let isMapped = bytes.count == 16 && bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF
        if address.isIPv4 || isMapped {
            self = .ipv4(bytes.suffix(4).reduce(0) { $0 << 8 | UInt32($1) })
        } else {
            self = .ipv6(bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) })
        }
    }
}

extension IPAddress {
    /// The address that a trusted proxy names: the last one of the field, since all before it come from the client.
    ///
    /// - Parameter name: the name of the field; `Forwarded` has parameters (RFC 7239).
    init?(forwarded field: String, in name: HTTPField.Name) {
        guard let last = field.split(separator: ",").last else { return nil }
        var text = last.filter { $0 != " " && $0 != "\t" }[...]
        if name.canonicalName == "forwarded" {
            // A quoted comma is in no address: such an element has none.
            let pairs = text.split(separator: ";").filter { $0.lowercased().hasPrefix("for=") }
            guard pairs.count == 1, let pair = pairs.first else { return nil }
            text = pair.dropFirst(4)
            if text.hasPrefix("\""), text.hasSuffix("\""), text.count > 1 { text = text.dropFirst().dropLast() }
        }
        // There may be brackets, and a port after them, or after an address of IPv4.
        if text.hasPrefix("[") {
            text = text.dropFirst().prefix { $0 != "]" }
        } else if text.contains("."), !text.contains("::") {
            text = text.prefix { $0 != ":" }
        }
        self.init(text)
    }

    /// The address of the other side of a connection; nil if that is a socket of this machine.
    init?(_ address: SocketAddress?) {
        // Where sockaddr_in and sockaddr_in6 have it, on every system.
        switch address {
        case .v4(let v4): self.init(bytes: unsafe withUnsafeBytes(of: v4.address) { unsafe Array($0[4..<8]) })
        case .v6(let v6): self.init(bytes: unsafe withUnsafeBytes(of: v6.address) { unsafe Array($0[8..<24]) })
        case .unixDomainSocket, nil: return nil
        }
    }
}
