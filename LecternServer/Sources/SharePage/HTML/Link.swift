import LinkEngine

/// An address that a page may lead to: a page of ours, or what the engine made of a passage. Nothing else becomes a link.
struct Link: Equatable {
    /// The address, as an attribute or a header has it before it is escaped.
    let url: String

    private init(unchecked url: String) { self.url = url }

    /// A page or a file of ours.
    static func path(_ path: StaticString, _ query: Query = Query()) -> Link {
        Link(unchecked: query.appended(to: "\(path)"))
    }

    /// A page of ours for a passage.
    ///
    /// - Parameter prefix: what is before the passage, such as `/go/`.
    static func passage(_ path: PassagePath, _ prefix: StaticString = "/", _ query: Query = Query()) -> Link {
        Link(unchecked: Query(path.parameters + query.items).appended(to: "\(prefix)\(path.path)"))
    }

    /// The page of a request with other parameters. The path is that of a page of ours, since only such a page shows it;
    /// two slashes at its start would name a host.
    static func current(path: String, _ query: Query) -> Link {
        let rest = path.utf8.drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
        return Link(unchecked: query.appended(to: "/" + PercentEscapes.url(String(Substring(rest)))))
    }

    /// The same page with one more parameter.
    func adding(_ name: String, _ value: String) -> Link {
        let mark = url.utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
        return Link(unchecked: "\(url)\(mark)\(name)=\(PercentEscapes.value(value))")
    }

    /// A page on the web; nil for anything else.
    init?(web url: String) {
        guard Self.isWeb(url), let encoded = Self.encoded(url) else { return nil }
        self.url = encoded
    }

    /// What an opening leads to; nil unless that is a page on the web or has a scheme that its app declares.
    init?(_ opening: Opening, of app: App) {
        let url = opening.url(encoded: true)
        let isOwn = Self.scheme(of: url).map { scheme in
            app.schemes.contains { $0.lowercased() == scheme } && !Self.isRunning(scheme)
        }
        guard isOwn == true || Self.isWeb(url), let encoded = Self.encoded(url) else { return nil }
        self.url = encoded
    }

    /// The same link for Android, by which the browser asks for one app and comes back to a page of ours without it.
    func intent(package: String, fallback: Link, origin: String) -> Link {
        guard let scheme = Self.scheme(of: url) else { return self }
        let rest = url.dropFirst(scheme.utf8.count + 1)
        let back = PercentEscapes.component(origin + fallback.url)
        return Link(
            unchecked: "intent:\(rest)#Intent;scheme=\(scheme);package=\(package);S.browser_fallback_url=\(back);end")
    }

    /// The host of a page on the web.
    var host: String? {
        guard Self.isWeb(url), let start = url.firstRange(of: "//") else { return nil }
        let authority = url[start.upperBound...].prefix { !"/?#".contains($0) }
        return String(authority.drop { authority.contains("@") && $0 != "@" })
    }

    /// The link with the origin before it.
    func absolute(at origin: String) -> String { origin + url }

    /// A bookmark that sends the page one is reading to ours. It is meant to be kept among the bookmarks.
    static func bookmarklet(origin: String) -> Link {
        Link(
            unchecked: "javascript:location.href='\(PercentEscapes.url(origin))/?q='+encodeURIComponent(location.href)")
    }

    private static let schemeCharacters = ASCIIBytes(ASCIIBytes.alphanumeric + "+-.")

    /// The scheme of a URL in lower case.
    static func scheme(of url: String) -> String? {
        guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = url[..<colon]
        let isScheme = schemeCharacters.contain(scheme.utf8.span)
        return isScheme && !scheme.isEmpty ? scheme.lowercased() : nil
    }

    private static func isWeb(_ url: String) -> Bool {
        url.utf8.starts(with: "https:".utf8) || url.utf8.starts(with: "http:".utf8)
            || scheme(of: url).map(["http", "https"].contains) ?? false
    }

    /// Whether a scheme makes a browser run or show what is in the link itself.
    private static func isRunning(_ scheme: String) -> Bool {
        ["javascript", "data", "vbscript", "blob", "file", "about", "intent", "filesystem"].contains(scheme)
    }

    private static func encoded(_ url: String) -> String? { url.isEmpty ? nil : PercentEscapes.url(url) }
}
