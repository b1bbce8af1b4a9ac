package import Text
import URLText

/// The host of a site, as a rule names it.
package struct SiteHost: Hashable, Sendable {
    /// In lower case, without `www.`.
    package let name: String

    /// The host that a person names: `www.example.org`, or a link of it.
    ///
    /// - Throws: A finding if it is not the name of a host on the web.
    package init(_ text: String) throws(Finding) {
        let isLink = SchemePolicy.isWeb(text) || text.contains("/")
        let authority = isLink ? URLParts(NormalizedLink(text).url)?.authority.map(String.init) ?? "" : text
        let host = authority.lowercased()
        if let problem = Self.problem(host) {
            throw Finding(
                .error, "\"\(Printable.shortened(Printable.line(text)))\" is not the host of a site: \(problem)",
                note: "write it like www.example.org")
        }
        name = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }

    private static func problem(_ host: String) -> String? {
        if host.contains("@") { return "it has a user name" }
        if host.contains(":") { return "it has a port, or is an address" }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, labels.allSatisfy(isLabel) else { return "it has another form" }
        guard host.utf8.count <= 253, labels.allSatisfy({ $0.utf8.count <= 63 }) else { return "it is too long" }
        guard let domain = labels.last, domain.contains(where: \.isLetter), domain.count > 1 else {
            return "it is an address"
        }
        return labels.count == 2 && labels[0] == "www" ? "it has no domain" : nil
    }

    private static func isLabel(_ label: Substring) -> Bool {
        !label.isEmpty && label.first != "-" && label.last != "-"
            && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    }

    /// Of a link, in bytes. Each of its parts may be a part of the passage, and all are tried together.
    private static let maximumLength = 500
    private static let maximumParameters = 30

    /// The labels before the name in the host of a link: empty, `www.`, `m.`.
    ///
    /// - Throws: A finding if the link is of another host, or cannot be in a rule.
    @discardableResult
    package func prefix(in link: String) throws(Finding) -> String {
        let url = NormalizedLink(link).url
        guard url.utf8.count <= Self.maximumLength, url.split(separator: "&").count <= Self.maximumParameters,
            Printable.line(url) == url
        else {
            throw Self.wrong(
                link, "is too long, or has characters that nobody sees",
                note: "cut what is no part of the passage; \(Self.maximumLength) bytes are the most")
        }
        guard SchemePolicy.isWeb(url), let authority = URLParts(url)?.authority.map(String.init),
            WebAuthority.problem(in: url) == nil
        else { throw Self.wrong(link, "is not a link of the web", note: "copy it from the address bar of a browser") }
        guard !authority.contains("@") else {
            throw Self.wrong(link, "has a user name before its host", note: "cut it: rules are for everybody")
        }
        guard !authority.contains(":") else {
            throw Self.wrong(link, "has a port", note: "rules are for the public pages of a site, which have none")
        }
        if authority == name { return "" }
        guard authority.hasSuffix("." + name) else {
            throw Self.wrong(
                link, "is of another host, \(Printable.line(authority))",
                note: "give the links of \(name) only, or name the other host")
        }
        return String(authority.dropLast(name.count))
    }

    private static func wrong(_ link: String, _ problem: String, note: String) -> Finding {
        Finding(.error, "\(Printable.shortened(Printable.line(link))) \(problem)", note: note)
    }

    /// The name of the file of its rules, `bible-example` for `bible.example.org`; nil where nothing is left of it in
    /// letters that such a name can have, or it is too long.
    package var fileName: String? {
        let labels = name.split(separator: ".").dropLast().joined(separator: "-")
        let allowed = labels.unicodeScalars.map { RuleFileName.isAllowed($0) ? Character($0) : "-" }
        let text = String(allowed.drop { $0 == "-" }.reversed().drop { $0 == "-" }.reversed())
        return (try? RuleFileName.check(text)) == nil ? nil : text
    }

    /// The last label of the name: `org`.
    var topLevelDomain: String { name.split(separator: ".").last.map(String.init) ?? "" }

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
