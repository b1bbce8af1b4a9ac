package import Requests

/// Which hosts may be asked, and how.
///
/// ```swift
/// var policy = FetchPolicy()  // every public host, at the ports 80 and 443
/// policy.hosts = [HostPattern(host: "api.example.org"), HostPattern(host: "*.example.com", port: 8443)]
/// let network = Fetcher(hostPath: "/usr/local/libexec/lectern/lectern-fetch-host", policy: policy).network
/// ```
public struct FetchPolicy: Sendable, Hashable {
    /// The only hosts that are asked; empty: every public host. Without a port, the ports 80 and 443 are allowed.
    public var hosts: [HostPattern]
    /// Where to connect for some hosts instead of their public addresses.
    public var connections: [Connection]
    /// The path of the file with the certificates of authorities, in PEM; nil: that of the system.
    public var certificates: String?
    /// The proxy; nil: none. The environment is never consulted.
    public var proxy: Proxy?

    /// Creates a policy.
    public init(
        hosts: [HostPattern] = [], connections: [Connection] = [], certificates: String? = nil, proxy: Proxy? = nil
    ) {
        self.hosts = hosts
        self.connections = connections
        self.certificates = certificates
        self.proxy = proxy
    }

    /// An address to connect to for a host: the only way to one that is not public. It is for tests and staging servers.
    public struct Connection: Sendable, Hashable {
        /// The host and the port of the URL.
        public let host: HostPattern
        /// The address.
        public let address: IPAddress
        /// The port of the address.
        public let port: Int

        /// Creates a connection.
        public init(host: HostPattern, address: IPAddress, port: Int) {
            self.host = host
            self.address = address
            self.port = port
        }
    }

    /// An HTTP proxy. It resolves the names of hosts, so the addresses that it connects to are not checked here.
    public struct Proxy: Sendable, Hashable {
        /// The host name or address.
        public let host: String
        /// The port.
        public let port: Int

        /// Creates a proxy.
        public init(host: String, port: Int) {
            self.host = host
            self.port = port
        }
    }
}

extension FetchPolicy {
    /// Where a request goes.
    package enum Route: Sendable, Hashable {
        /// To the public addresses of the host.
        case host
        /// To this address, which is not checked.
        case address(IPAddress, port: Int)
        case proxy(Proxy)
    }

    /// The field `User-Agent` of every request.
    package static let userAgent = "Lectern/0.1"

    private static let standardPorts = [80, 443]

    /// Decides about a request.
    ///
    /// - Throws: `FetchError` of the kind `notAllowed`, `refusedURL` or `refusedAddress` if it must not be made.
    package func route(to target: RequestTarget) throws(FetchError) -> Route {
        try checkHost(target)
        if let connection = connections.first(where: { $0.isFor(target) }) {
            return .address(connection.address, port: connection.port)
        }
        if let proxy { return .proxy(proxy) }
        return .host
    }

    private func checkHost(_ target: RequestTarget) throws(FetchError) {
        let patterns = hosts.filter { $0.matches(host: target.host) }
        if patterns.isEmpty, !hosts.isEmpty {
            throw FetchError(.notAllowed, "\(target.host) is not among the hosts that --network-allow names")
        }
        // Only a connection for exactly this host makes an exception.
        if connections.contains(where: { $0.host.isOneHost && $0.isFor(target) }) { return }
        let ports = patterns.flatMap { pattern in pattern.port.map { [$0] } ?? Self.standardPorts }
        guard (patterns.isEmpty ? Self.standardPorts : ports).contains(target.port) else {
            throw FetchError(
                .refusedURL, "port \(target.port) of \(target.host) is not allowed; --network-allow can name it")
        }
        try Self.checkPublic(target)
    }

    private static func checkPublic(_ target: RequestTarget) throws(FetchError) {
        if let address = target.address {
            try check(address)
        } else if let domain = try HostName(target.host).localUse {
            throw FetchError(.refusedAddress, "\(target.host) is not a public host: \(domain) is for local use")
        }
    }

    /// Checks an address that is to be connected to.
    ///
    /// - Throws: `FetchError` of the kind `refusedAddress` if it is not public.
    package static func check(_ address: IPAddress, of host: String? = nil) throws(FetchError) {
        guard let refusal = AddressPolicy.refusal(of: address) else { return }
        let subject = host.map { "\($0) has the address \(address), which" } ?? "\(address)"
        throw FetchError(.refusedAddress, "\(subject) is not public: it is \(refusal)")
    }

    /// The ports of TCP that requests may need: those of URLs, of connections and of name servers.
    package var tcpPorts: [Int] {
        let named = hosts.compactMap(\.port) + connections.map(\.port) + (proxy.map { [$0.port] } ?? [])
        return Set([53] + Self.standardPorts + named).sorted()
    }
}

extension FetchPolicy.Connection {
    func isFor(_ target: RequestTarget) -> Bool {
        host.matches(host: target.host) && (host.port ?? target.port) == target.port
    }
}

extension FetchPolicy.Connection {
    /// Reads `HOST:PORT=ADDRESS:PORT`; nil for any other form.
    public init?(_ text: String) {
        let sides = text.split(separator: "=", maxSplits: 1)
        guard sides.count == 2, let host = HostPattern(sides[0]), host.port != nil, let end = HostPattern(sides[1]),
            let port = end.port, let address = IPAddress(end.host.trimming("[", "]"))
        else { return nil }
        self.init(host: host, address: address, port: port)
    }
}

extension FetchPolicy.Connection: CustomStringConvertible {
    /// `HOST:PORT=ADDRESS:PORT`
    public var description: String { "\(host)=\(address.isIPv4 ? "\(address)" : "[\(address)]"):\(port)" }
}

extension FetchPolicy.Proxy {
    /// Reads `http://HOST:PORT`; nil for any other form.
    public init?(_ text: String) {
        let text = text.hasSuffix("/") ? String(text.dropLast()) : text
        guard text.hasPrefix("http://"), let end = HostPattern(text.dropFirst(7)), let port = end.port, end.isOneHost
        else { return nil }
        self.init(host: end.host, port: port)
    }
}

extension FetchPolicy.Proxy: CustomStringConvertible {
    /// `http://HOST:PORT`
    public var description: String { "http://\(host):\(port)" }
}

extension String {
    /// The text between two characters, if it is between them.
    fileprivate func trimming(_ first: String, _ last: String) -> String {
        hasPrefix(first) && hasSuffix(last) ? String(dropFirst().dropLast()) : self
    }
}
