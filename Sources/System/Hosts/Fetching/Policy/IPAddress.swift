#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// An address of IPv4 or IPv6.
public struct IPAddress: Sendable, Hashable {
    /// The 4 or 16 bytes, in network order.
    public let bytes: [UInt8]

    /// The address with the given bytes; nil unless there are 4 or 16.
    public init?(bytes: [UInt8]) {
        guard bytes.count == 4 || bytes.count == 16 else { return nil }
        self.bytes = bytes
    }

    /// Reads an address in its usual form, such as `192.0.2.1` or `2001:db8::1`; nil for any other.
    public init?(_ text: some StringProtocol) {
        let text = String(text)
        let (family, count) = text.contains(":") ? (AF_INET6, 16) : (AF_INET, 4)
        var bytes = [UInt8](repeating: 0, count: count)
        // For C, a zero would end the text.
        guard !text.utf8.contains(0), unsafe inet_pton(family, text, &bytes) == 1 else { return nil }
        self.bytes = bytes
    }

    /// Whether it is an address of IPv4.
    public var isIPv4: Bool { bytes.count == 4 }
}

extension IPAddress: CustomStringConvertible {
    /// The address in its usual form.
    public var description: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let family = isIPv4 ? AF_INET : AF_INET6
        guard unsafe inet_ntop(family, bytes, &text, socklen_t(text.count)) != nil else { return "" }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
