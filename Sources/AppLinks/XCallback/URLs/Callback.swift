import URLText

/// The URL that receives an answer: the value of `x-success`, `x-error` or `x-cancel`.
///
/// Any app may be the caller, so the URL must pass the same policy as the results of contributed rules: no
/// `javascript:`, `file:`, `data:` and the like.
public struct Callback: Sendable, Hashable {
    /// The URL, decoded once. Escapes that are left in it belong to the app that it calls.
    public let url: String
    /// The scheme of the URL, in lower case.
    public let scheme: String

    /// Checks that a URL may be opened.
    ///
    /// - Throws: `CallError` if the URL is too long, malformed, or has a scheme that is never opened.
    public init(_ url: String) throws(CallError) {
        let parts = try URLParts(checking: url)
        if case .refused(let reason) = SchemePolicy.general.verdict(on: url) { throw CallError(reason) }
        try PercentEncoding.checkEscapes(url, of: "the callback")
        self.url = url
        scheme = parts.scheme
    }

    /// The URL to open: all characters that RFC 3986 does not allow are percent-encoded.
    package var encoded: String { PercentEncoding.encode(url, keeping: .urlSyntax) }

    /// The URL with results added after its query and before its fragment.
    func url(adding results: [QueryItem]) -> String {
        guard !results.isEmpty else { return url }
        let fragment = url.utf8.firstIndex(of: UInt8(ascii: "#")) ?? url.endIndex
        let base = url[..<fragment]
        let endsWithSeparator = base.utf8.last == UInt8(ascii: "?") || base.utf8.last == UInt8(ascii: "&")
        let separator = !base.utf8.contains(UInt8(ascii: "?")) ? "?" : endsWithSeparator ? "" : "&"
        return base + separator + results.query(space: .escape) + url[fragment...]
    }
}
