import URLText

/// Where an answer goes: the URL that a caller gives as `x-success`, `x-error` or `x-cancel`. The caller may be
/// anybody, so the URL must be one that the policy for the results of rules lets through.
public struct Callback: Sendable, Hashable {
    /// The URL, decoded once: what is encoded in it is encoded for whom it calls.
    public let url: String
    /// Its scheme, in lower case.
    public let scheme: String

    /// A callback, if the URL may be opened.
    public init(_ url: String) throws(CallError) {
        let parts = try URLParts(url)
        if case .refused(let reason) = SchemePolicy.general.verdict(on: url) { throw CallError(reason) }
        try PercentEscapes.check(url[...], of: "the callback")
        self.url = url
        scheme = parts.scheme
    }

    /// The URL as it is opened: everything encoded that RFC 3986 does not allow.
    package var encoded: String { PercentEncoding.encode(url, keeping: .urlSyntax) }

    /// The URL with results behind the query that it has, and before its fragment.
    func url(adding results: [QueryItem]) -> String {
        guard !results.isEmpty else { return url }
        let fragment = url.utf8.firstIndex(of: UInt8(ascii: "#")) ?? url.endIndex
        let whole = url[..<fragment]
        let isOpen = whole.utf8.last == UInt8(ascii: "?") || whole.utf8.last == UInt8(ascii: "&")
        let separator = !whole.utf8.contains(UInt8(ascii: "?")) ? "?" : isOpen ? "" : "&"
        return whole + separator + results.query(space: .escape) + url[fragment...]
    }
}
