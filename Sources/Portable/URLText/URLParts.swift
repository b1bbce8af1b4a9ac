import Text

/// A URL split into the components of RFC 3986, section 3. All but the scheme are as they are written.
package struct URLParts: Sendable {
    /// The scheme in lower case.
    package let scheme: String
    /// The text after `//`; nil if the URL has no `//`.
    package let authority: Substring?
    /// The text between the scheme or authority and the query.
    package let path: Substring
    /// The items of the query; none if the URL has no `?`.
    package let query: Query

    /// Splits a URL; nil if it has no scheme.
    package init?(_ url: String) {
        guard let scheme = SchemePolicy.scheme(of: url), let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")) else {
            return nil
        }
        self.scheme = scheme
        query = Query(of: url)
        let rest = url[url.utf8.index(after: colon)...].utf8
            .prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        guard rest.starts(with: "//".utf8) else {
            authority = nil
            path = Substring(rest)
            return
        }
        let afterSlashes = rest.dropFirst(2)
        let slash = afterSlashes.firstIndex(of: UInt8(ascii: "/")) ?? afterSlashes.endIndex
        authority = Substring(afterSlashes[..<slash])
        path = Substring(afterSlashes[slash...])
    }
}

extension URLParts {
    /// The URL that a reference means on the page of another URL (RFC 3986, section 5.2), without the removal of dot
    /// segments.
    ///
    /// - Parameters:
    ///   - reference: an absolute URL, or the part of one: `//host/path`, `/path`, `path`, `?query`.
    ///   - base: an absolute URL of the web.
    package static func resolve(_ reference: String, against base: String) -> String {
        guard SchemePolicy.scheme(of: reference) == nil, let parts = URLParts(base), let authority = parts.authority
        else { return reference }
        if reference.hasPrefix("//") { return parts.scheme + ":" + reference }
        let origin = parts.scheme + "://" + authority
        if reference.hasPrefix("/") { return origin + reference }
        if reference.hasPrefix("?") || reference.isEmpty { return origin + parts.path + reference }
        let folder = parts.path.lastIndex(of: "/").map { parts.path[...$0] } ?? "/"
        return origin + folder + reference
    }
}
