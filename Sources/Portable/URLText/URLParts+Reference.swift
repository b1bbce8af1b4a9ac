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
