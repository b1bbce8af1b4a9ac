import Text

extension WebURL {
    /// The members of the interface URL that can be set.
    enum Member: String {
        case protocolName = "protocol"
        case username, password, host, hostname, port, pathname, search, hash
    }

    /// Sets a member as scripts do; a value that is not valid changes nothing.
    mutating func set(_ member: Member, to value: String) {
        switch member {
        case .protocolName: setScheme(WebURL.withoutBreaks(value.utf8))
        case .username where canHaveCredentials: username = PercentEncodeSet.userinfo.encode(value.utf8)
        case .password where canHaveCredentials: password = PercentEncodeSet.userinfo.encode(value.utf8)
        case .port where value.isEmpty && canHaveCredentials: port = nil
        case .username, .password: break
        case .search: setQuery(value)
        case .hash: setFragment(value)
        case .host, .hostname, .port, .pathname:
            var parser = WebURLParser(WebURL.withoutBreaks(value.utf8))
            parser.url = self
            // What was set before the error remains.
            try? parser.set(member)
            self = parser.url
        }
    }

    private mutating func setScheme(_ text: ArraySlice<UInt8>) {
        let name = text.prefix(while: \.isSchemeCharacter)
        let following = text[name.endIndex...].first ?? UInt8(ascii: ":")
        guard name.first?.isASCIILetter == true, following == UInt8(ascii: ":") else { return }
        let scheme = String(decoding: name.map(\.lowercasedASCII), as: UTF8.self)
        if WebURL.isSpecial(scheme) != isSpecial { return }
        self.scheme = scheme
        if port == defaultPort { port = nil }
    }

    private mutating func setQuery(_ value: String) {
        if value.isEmpty {
            query = nil
            return
        }
        let text = WebURL.withoutBreaks(
            value.utf8.first == UInt8(ascii: "?") ? value.utf8.dropFirst() : value.utf8[...])
        query = (isSpecial ? PercentEncodeSet.specialQuery : .query).encode(text)
    }

    private mutating func setFragment(_ value: String) {
        if value.isEmpty {
            fragment = nil
            return
        }
        let text = WebURL.withoutBreaks(
            value.utf8.first == UInt8(ascii: "#") ? value.utf8.dropFirst() : value.utf8[...])
        fragment = PercentEncodeSet.fragment.encode(text)
    }
}

extension WebURLParser {
    /// Sets one of the members for which the standard runs the parser from one of its states on.
    mutating func set(_ member: WebURL.Member) throws(InvalidURL) {
        if url.hasOpaquePath { return }
        switch member {
        case .host: try setHost(withPort: true)
        case .hostname: try setHost(withPort: false)
        case .port where url.canHaveCredentials: try setLeadingPort(rest)
        case .pathname: setPath()
        default: break
        }
    }

    private mutating func setHost(withPort: Bool) throws(InvalidURL) {
        let authority = rest.prefix { !isEndOfAuthority($0) }
        let (host, port) = Self.hostAndPort(authority)
        if port != nil, host.isEmpty || !withPort { throw InvalidURL() }
        if host.isEmpty, url.isSpecial || url.hasCredentials || url.port != nil { throw InvalidURL() }
        url.host = try WebHost.parse(host, isOpaque: !url.isSpecial)
        if let port { try setLeadingPort(port) }
    }

    /// Sets the port to the digits that a text starts with, if there are any.
    private mutating func setLeadingPort(_ text: ArraySlice<UInt8>) throws(InvalidURL) {
        let digits = text.prefix(while: \.isASCIIDigit)
        if !digits.isEmpty { try setPort(digits) }
    }

    private mutating func setPath() {
        url.path = .segments([])
        if url.isSpecial || startsWithSlash {
            _ = takeSlash()
            parsePath(isAlone: true)
        } else if !rest.isEmpty {
            parsePath(isAlone: true)
        } else if url.host == nil {
            url.append(segment: "")
        }
    }
}
