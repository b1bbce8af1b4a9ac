extension FetchPolicy.Connection {
    /// Reads `HOST:PORT=ADDRESS:PORT`; nil for any other form.
    public init?(_ text: String) {
        let sides = text.split(separator: "=", maxSplits: 1)
        guard sides.count == 2, let host = HostPattern(sides[0]), host.port != nil,
            let end = HostPattern(sides[1]), let port = end.port,
            let address = IPAddress(end.host.trimming("[", "]"))
        else { return nil }
        self.init(host: host, address: address, port: port)
    }
}

extension FetchPolicy.Connection: CustomStringConvertible {
    /// `HOST:PORT=ADDRESS:PORT`
    public var description: String {
        "\(host)=\(address.isIPv4 ? "\(address)" : "[\(address)]"):\(port)"
    }
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
