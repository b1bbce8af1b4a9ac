import LinkEngine
import URLText

/// An address that a page may lead to: a page of ours, or what the engine made of a passage. Nothing else becomes a link.
struct Link: Equatable {
    /// The address, as an attribute or a header has it before it is escaped.
    let url: String

    private init(unchecked url: String) { self.url = url }

    /// The place of a link in a template.
    static let hole = Link(unchecked: HTMLTemplate.hole)

    /// The place of a link with one more parameter in a template, which ``upToParameter`` fills.
    static func hole(_ name: String, _ value: String) -> Link {
        Link(unchecked: "\(HTMLTemplate.hole)\(name)=\(PercentEncoding.encode(value, keeping: .readable))")
    }

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
        return Link(unchecked: query.appended(to: "/" + PercentEncoding.encode(String(Substring(rest)), keeping: .url)))
    }

    /// The same page with one more parameter.
    func adding(_ name: String, _ value: String) -> Link {
        Link(unchecked: "\(upToParameter)\(name)=\(PercentEncoding.encode(value, keeping: .readable))")
    }

    /// The address with the mark before one more parameter.
    var upToParameter: String { url + (url.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") }

    /// A page on the web; nil for anything else.
    init?(web url: String) {
        guard SchemePolicy.isWeb(url) else { return nil }
        self.url = PercentEncoding.encode(url, keeping: .url)
    }

    /// What an opening leads to; nil unless that is a page on the web or has a scheme that its app declares.
    init?(_ opening: Opening, of app: SheetApp) {
        url = opening.url(encoded: true)
        guard isWeb || SchemePolicy.scheme(of: url).map(app.schemes.contains) == true else { return nil }
    }

    /// The same link for Android, by which the browser asks for one app and comes back to a page of ours without it.
    ///
    /// - Parameter fallback: that page, escaped.
    func intent(package: String, fallback: String) -> Link {
        guard let scheme = SchemePolicy.scheme(of: url) else { return self }
        let rest = url.dropFirst(scheme.utf8.count + 1)
        return Link(
            unchecked:
                "intent:\(rest)#Intent;scheme=\(scheme);package=\(package);S.browser_fallback_url=\(fallback);end")
    }

    var isWeb: Bool { SchemePolicy.isWeb(url) }

    /// The host of a page on the web.
    var host: String? {
        guard isWeb, let colon = url.firstIndex(of: ":"), url[colon...].hasPrefix("://") else { return nil }
        let authority = url[colon...].dropFirst(3).prefix { !"/?#".contains($0) }
        return String(authority.drop { authority.contains("@") && $0 != "@" })
    }

    /// The link with the origin before it.
    func absolute(at origin: String) -> String {
        origin + (PageRequest.isFragment(origin) ? url.dropFirst() : Substring(url))
    }

    /// A bookmark that sends the page one is reading to ours. It is meant to be kept among the bookmarks.
    static func bookmarklet(origin: String) -> Link {
        Link(
            unchecked: "javascript:location.href='\(PercentEncoding.encode(origin, keeping: .url))/?q='"
                + "+encodeURIComponent(location.href)")
    }

    /// The schemes by which a browser runs or shows what is in the link itself.
    static let running: Set = ["javascript", "data", "vbscript", "blob", "file", "about", "intent", "filesystem"]
}
