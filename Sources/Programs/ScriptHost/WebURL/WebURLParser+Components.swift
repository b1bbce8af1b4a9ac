import Text

extension WebURLParser {
    /// Parses an authority after any number of slashes, as in `https:/\example.org`.
    mutating func parseAuthorityAfterSlashes() throws(InvalidURL) {
        while takeSlash() {}
        try parseAuthority()
    }

    mutating func parseAuthority() throws(InvalidURL) {
        var authority = rest.prefix { !isEndOfAuthority($0) }
        rest = rest[authority.endIndex...]
        if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
            setCredentials(authority[..<at])
            authority = authority[(at + 1)...]
            if authority.isEmpty { throw InvalidURL() }
        }
        let (host, port) = Self.hostAndPort(authority)
        if host.isEmpty, url.isSpecial || port != nil { throw InvalidURL() }
        url.host = try WebHost.parse(host, isOpaque: !url.isSpecial)
        if let port {
            guard port.allSatisfy(\.isASCIIDigit) else { throw InvalidURL() }
            try setPort(port)
        }
        parsePathStart()
    }

    private mutating func setCredentials(_ text: ArraySlice<UInt8>) {
        let colon = text.firstIndex(of: UInt8(ascii: ":")) ?? text.endIndex
        url.username = PercentEncodeSet.userinfo.encode(text[..<colon])
        url.password = PercentEncodeSet.userinfo.encode(text[colon...].dropFirst())
    }

    /// Splits at the first colon outside of brackets; the port is nil if there is no colon.
    static func hostAndPort(_ text: ArraySlice<UInt8>) -> (host: ArraySlice<UInt8>, port: ArraySlice<UInt8>?) {
        var isInBrackets = false
        for index in text.indices {
            switch text[index] {
            case UInt8(ascii: "["): isInBrackets = true
            case UInt8(ascii: "]"): isInBrackets = false
            case UInt8(ascii: ":") where !isInBrackets: return (text[..<index], text[(index + 1)...])
            default: break
            }
        }
        return (text, nil)
    }

    mutating func setPort(_ digits: ArraySlice<UInt8>) throws(InvalidURL) {
        if digits.isEmpty { return url.port = nil }
        let significant = digits.drop { $0 == UInt8(ascii: "0") }
        guard let port = UInt16(significant.isEmpty ? "0" : String(decoding: significant, as: UTF8.self)) else {
            throw InvalidURL()
        }
        url.port = port == url.defaultPort ? nil : port
    }

    mutating func parsePathStart() {
        if url.isSpecial || startsWithSlash {
            _ = takeSlash()
            parsePath()
        } else {
            parseQueryAndFragment()
        }
    }

    /// Parses the segments after the first slash.
    ///
    /// - Parameter isAlone: whether `?` and `#` belong to the path, because only the path is set.
    mutating func parsePath(isAlone: Bool = false) {
        while true {
            let segment = rest.prefix {
                !isSlash($0) && (isAlone || $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#"))
            }
            rest = rest[segment.endIndex...]
            let isLast = !takeSlash()
            add(segment, isLast: isLast)
            if isLast { break }
        }
        if !isAlone { parseQueryAndFragment() }
    }

    private mutating func add(_ segment: ArraySlice<UInt8>, isLast: Bool) {
        switch Self.dots(segment) {
        case 1: if isLast { url.append(segment: "") }
        case 2:
            url.shortenPath()
            if isLast { url.append(segment: "") }
        default: url.append(segment: PercentEncodeSet.path.encode(segment))
        }
    }

    /// The number of dots if the segment has only one or two, percent-encoded or not; otherwise 0.
    private static func dots(_ segment: ArraySlice<UInt8>) -> Int {
        guard segment.count <= 6 else { return 0 }
        let text = String(decoding: segment.map(\.lowercasedASCII), as: UTF8.self)
        return switch text {
        case ".", "%2e": 1
        case "..", ".%2e", "%2e.", "%2e%2e": 2
        default: 0
        }
    }

    mutating func parseOpaquePath() {
        let text = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        rest = rest[text.endIndex...]
        var path = PercentEncodeSet.control.encode(text)
        // A space at the end would be lost when the URL is parsed again.
        if !rest.isEmpty, path.hasSuffix(" ") { path = path.dropLast() + "%20" }
        url.path = .opaque(path)
        parseQueryAndFragment()
    }

    mutating func parseQueryAndFragment() {
        if rest.first == UInt8(ascii: "?") {
            let query = rest.dropFirst().prefix { $0 != UInt8(ascii: "#") }
            rest = rest[query.endIndex...]
            setQuery(query)
        }
        if rest.first == UInt8(ascii: "#") {
            url.fragment = PercentEncodeSet.fragment.encode(rest.dropFirst())
        }
    }

    mutating func setQuery(_ text: ArraySlice<UInt8>) {
        url.query = (url.isSpecial ? PercentEncodeSet.specialQuery : .query).encode(text)
    }
}
