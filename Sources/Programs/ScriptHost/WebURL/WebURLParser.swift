import Text

/// A text that is not a URL.
struct InvalidURL: Error {}

extension WebURL {
    /// Parses a URL, relative to a base if there is one; nil if it is not valid.
    init?(_ text: String, base: WebURL? = nil) {
        let input = text.utf8.drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }.reversed()
        var parser = WebURLParser(WebURL.withoutBreaks(input))
        guard (try? parser.parse(base: base)) != nil else { return nil }
        self = parser.url
    }

    /// A text without tabs and line breaks, which are ignored wherever they are.
    static func withoutBreaks(_ text: some Sequence<UInt8>) -> ArraySlice<UInt8> {
        text.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }[...]
    }
}

/// The basic URL parser (WHATWG URL Standard, section 4.4). The states of the standard are functions here, which take
/// their component from the rest of the text.
struct WebURLParser {
    var url = WebURL()
    var rest: ArraySlice<UInt8>

    /// A parser of a text without tabs and line breaks.
    init(_ text: ArraySlice<UInt8>) { rest = text }

    mutating func parse(base: WebURL?) throws(InvalidURL) {
        if let scheme = takeScheme() {
            url.scheme = scheme
            return try parseAfterScheme(base: base?.scheme == scheme ? base : nil)
        }
        guard let base else { throw InvalidURL() }
        url.scheme = base.scheme
        if base.hasOpaquePath {
            guard rest.first == UInt8(ascii: "#") else { throw InvalidURL() }
            (url.path, url.query) = (base.path, base.query)
            parseQueryAndFragment()
        } else {
            try parseRelative(to: base)
        }
    }

    /// Takes a scheme and its colon.
    private mutating func takeScheme() -> String? {
        guard rest.first?.isASCIILetter == true, let colon = rest.firstIndex(where: { !$0.isSchemeCharacter }),
            rest[colon] == UInt8(ascii: ":")
        else { return nil }
        defer { rest = rest[(colon + 1)...] }
        return String(decoding: rest[..<colon].map(\.lowercasedASCII), as: UTF8.self)
    }

    /// - Parameter base: the base if it has the same scheme.
    private mutating func parseAfterScheme(base: WebURL?) throws(InvalidURL) {
        if url.isSpecial, let base, !base.hasOpaquePath, !rest.starts(with: "//".utf8) {
            try parseRelative(to: base)
        } else if url.isSpecial {
            try parseAuthorityAfterSlashes()
        } else if rest.starts(with: "//".utf8) {
            rest.removeFirst(2)
            try parseAuthority()
        } else if rest.first == UInt8(ascii: "/") {
            rest.removeFirst()
            parsePath()
        } else {
            parseOpaquePath()
        }
    }

    private mutating func parseRelative(to base: WebURL) throws(InvalidURL) {
        if takeSlash() {
            if url.isSpecial, startsWithSlash { return try parseAuthorityAfterSlashes() }
            if takeSlash() { return try parseAuthority() }
            copyAuthority(of: base)
            return parsePath()
        }
        copyAuthority(of: base)
        (url.path, url.query) = (base.path, base.query)
        parseRelativePath()
    }

    private mutating func copyAuthority(of base: WebURL) {
        (url.username, url.password, url.host, url.port) = (base.username, base.password, base.host, base.port)
    }

    /// Replaces the last segment of the base's path, unless there is only a query or a fragment.
    private mutating func parseRelativePath() {
        if let first = rest.first, first != UInt8(ascii: "?"), first != UInt8(ascii: "#") {
            url.query = nil
            url.shortenPath()
            parsePath()
        } else {
            parseQueryAndFragment()
        }
    }
}

extension WebURLParser {
    private static let slash = UInt8(ascii: "/")
    private static let backslash = UInt8(ascii: "\\")

    func isSlash(_ byte: UInt8) -> Bool { byte == Self.slash || byte == Self.backslash && url.isSpecial }

    func isEndOfAuthority(_ byte: UInt8) -> Bool {
        isSlash(byte) || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }

    var startsWithSlash: Bool { rest.first.map(isSlash) ?? false }

    mutating func takeSlash() -> Bool {
        defer { if startsWithSlash { rest.removeFirst() } }
        return startsWithSlash
    }
}
