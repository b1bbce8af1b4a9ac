/// A host with a port, or the hosts of a domain, as `--network-allow` takes them.
public struct HostPattern: Sendable, Hashable {
    /// The host in lower case; `*.example.org` for all hosts below one, `*` for all.
    public let host: String
    /// The port; nil if none is given.
    public let port: Int?

    /// Creates a pattern.
    public init(host: String, port: Int? = nil) {
        self.host = host.lowercased()
        self.port = port
    }

    /// Reads `HOST` or `HOST:PORT`, an address of IPv6 in brackets; nil for any other form.
    public init?(_ text: some StringProtocol) {
        let colon = text.hasSuffix("]") ? nil : text.lastIndex(of: ":")
        let host = colon.map { text[..<$0] } ?? text[...]
        let port = colon.map { Int(text[text.index(after: $0)...]) ?? 0 }
        guard port.map({ (1...65_535).contains($0) }) ?? true, Self.isValid(String(host)) else { return nil }
        self.init(host: String(host), port: port)
    }

    private static func isValid(_ host: String) -> Bool {
        if host.hasPrefix("["), host.hasSuffix("]") { return IPAddress(host.dropFirst().dropLast())?.isIPv4 == false }
        let labels = (host.hasPrefix("*.") ? String(host.dropFirst(2)) : host).split(
            separator: ".", omittingEmptySubsequences: false)
        return host == "*" || labels.allSatisfy { HostName.isLabel($0) }
    }

    /// Whether it is for a host, which must be in lower case and without a dot at its end.
    func matches(host other: String) -> Bool {
        if host == "*" { return true }
        return host.hasPrefix("*.") ? other.hasSuffix(host.dropFirst()) : other == host
    }

    var isOneHost: Bool { !host.hasPrefix("*") }
}

extension HostPattern: CustomStringConvertible {
    /// `HOST` or `HOST:PORT`.
    public var description: String { port.map { "\(host):\($0)" } ?? host }
}
