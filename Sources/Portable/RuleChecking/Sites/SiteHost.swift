public import Text
import URLText

/// The host of a site, as a rule names it.
public struct SiteHost: Hashable, Sendable {
    /// In lower case, without `www.`.
    public let name: String

    /// The host that a person names: `www.example.org`, or a link of it.
    ///
    /// - Throws: A finding if it is not the name of a host on the web.
    public init(_ text: String) throws(Finding) {
        let isLink = SchemePolicy.isWeb(text) || text.contains("/")
        let authority = isLink ? URLParts(NormalizedLink(text).url)?.authority.map { String($0) } ?? "" : text
        let host = authority.lowercased()
        if let problem = Self.problem(host) {
            throw Finding(
                .error,
                "the host of \"\(Printable.shortened(Printable.line(text)))\" cannot be that of a site: \(problem)",
                note: "the host is like www.example.org")
        }
        name = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }

    private static func problem(_ host: String) -> String? {
        if host.contains("@") { return "it has a user name" }
        if host.contains(":") { return "it has a port, or is an address" }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, labels.allSatisfy(isLabel) else { return "it has another form" }
        guard host.utf8.count <= 253, labels.allSatisfy({ $0.utf8.count <= 63 }) else { return "it is too long" }
        guard let domain = labels.last, domain.contains(where: { $0.isLetter }), domain.count > 1 else {
            return "it is an address"
        }
        return labels.count == 2 && labels[0] == "www" ? "it has no domain" : nil
    }

    private static func isLabel(_ label: Substring) -> Bool {
        !label.isEmpty && label.first != "-" && label.last != "-"
            && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }

    /// Whether sites with such a name usually have the same pages at `www.`: those right below a domain that is open to
    /// registration.
    var usuallyHasWWW: Bool {
        let labels = name.split(separator: ".")
        let isBelowSecondLevel =
            labels.count == 3 && labels[2].count == 2
            && ["co", "com", "org", "net", "ac", "or", "gov"].contains(labels[1])
        return labels.count == 2 || isBelowSecondLevel
    }
}
