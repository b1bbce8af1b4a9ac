import Text

/// A URL as browsers read it (WHATWG URL Standard, section 4), without their rules for files and for domains that are not
/// in ASCII.
struct WebURL {
    /// The scheme in lower case.
    var scheme = ""
    var username = ""
    var password = ""
    /// The host as it is serialized; nil if the URL has none.
    var host: String?
    /// The port, unless it is the default of the scheme.
    var port: UInt16?
    var path = Path.segments([])
    var query: String?
    var fragment: String?

    enum Path {
        /// The path of a URL such as `mailto:a@example.org`, which cannot be the base of another one.
        case opaque(String)
        case segments([String])
    }
}

extension WebURL {
    private static let defaultPorts: [String: UInt16] = ["ftp": 21, "http": 80, "https": 443, "ws": 80, "wss": 443]

    /// Whether the scheme is one of those that have hosts and default ports.
    var isSpecial: Bool { Self.isSpecial(scheme) }

    static func isSpecial(_ scheme: String) -> Bool { defaultPorts[scheme] != nil }

    var defaultPort: UInt16? { Self.defaultPorts[scheme] }

    var hasOpaquePath: Bool { if case .opaque = path { true } else { false } }

    var hasCredentials: Bool { !username.isEmpty || !password.isEmpty }

    /// Whether the URL can have a username, a password and a port.
    var canHaveCredentials: Bool { host?.isEmpty == false }

    /// Removes the last segment of the path.
    mutating func shortenPath() {
        guard case .segments(var segments) = path else { return }
        _ = segments.popLast()
        path = .segments(segments)
    }

    mutating func append(segment: String) {
        guard case .segments(var segments) = path else { return }
        path = .segments([])
        segments.append(segment)
        path = .segments(segments)
    }
}

// The members of the interface URL.
extension WebURL {
    var href: String { withoutFragment + (fragment.map { "#" + $0 } ?? "") }

    /// The URL as it is requested from a server.
    var withoutFragment: String {
        var text = scheme + ":"
        if host != nil {
            text += "//"
            if hasCredentials { text += username + (password.isEmpty ? "" : ":" + password) + "@" }
            text += hostAndPort
        } else if case .segments(let segments) = path, segments.count > 1, segments[0].isEmpty {
            // Otherwise the path would be read as a host.
            text += "/."
        }
        return text + pathname + (query.map { "?" + $0 } ?? "")
    }

    var origin: String {
        if scheme == "blob", case .opaque(let text) = path, let inner = WebURL(text) {
            return ["http", "https"].contains(inner.scheme) ? inner.origin : "null"
        }
        return isSpecial ? "\(scheme)://\(hostAndPort)" : "null"
    }

    var hostAndPort: String { (host ?? "") + (port.map { ":\($0)" } ?? "") }

    var pathname: String {
        switch path {
        case .opaque(let text): text
        case .segments(let segments): segments.map { "/" + $0 }.joined()
        }
    }

    var search: String { query.map { $0.isEmpty ? "" : "?" + $0 } ?? "" }

    var hash: String { fragment.map { $0.isEmpty ? "" : "#" + $0 } ?? "" }

    /// The values of the members that scripts see, in the order in which the prelude expects them.
    var members: [String] {
        [
            href, origin, scheme + ":", username, password, hostAndPort, host ?? "", port.map { String($0) } ?? "",
            pathname, search, hash,
        ]
    }
}
