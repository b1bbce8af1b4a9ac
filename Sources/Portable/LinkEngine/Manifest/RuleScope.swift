package import Text
import URLText

/// The links for which the rules of a rule set may speak, as its manifest declares them.
package struct RuleScope: Sendable, Equatable {
    /// The hosts of web links; `*.example.org` means the subdomains of a host, and `*` every host.
    package let hosts: [String]
    /// The schemes of links of apps, without a colon; `*` means every scheme.
    package let schemes: [String]

    private static let everything = "*"

    /// - Parameter set: the object `set` of a manifest.
    package init(_ set: ManifestObject) {
        hosts = set.strings(.hosts).map { $0.lowercased() }
        schemes = set.strings(.schemes).map { $0.lowercased() }
    }

    /// Whether every web link is in the scope.
    package var includesAllHosts: Bool { hosts.contains(Self.everything) }

    /// Whether every link is in the scope.
    package var isUnlimited: Bool { includesAllHosts && schemes.contains(Self.everything) }

    /// Whether a host, or all hosts of a pattern, are in the scope.
    package func includes(host: String) -> Bool {
        includesAllHosts || hosts.contains(host)
            || hosts.contains { pattern in
                pattern.hasPrefix("*.") && host.hasSuffix(pattern.dropFirst()) && host.utf8.count >= pattern.utf8.count
            }
    }

    package func includes(scheme: String) -> Bool {
        schemes.contains(Self.everything) || schemes.contains(scheme.lowercased())
    }

    /// Whether all of another scope is in this one.
    package func includes(_ other: RuleScope) -> Bool {
        other.hosts.allSatisfy(includes(host:)) && other.schemes.allSatisfy(includes(scheme:))
    }

    /// Whether a link is in the scope. One whose host programs may read in different ways, with a user name or an escape, is
    /// only in one of all hosts.
    package func includes(_ url: String) -> Bool {
        guard SchemePolicy.isWeb(url) else { return SchemePolicy.scheme(of: url).map(includes(scheme:)) ?? false }
        return includesAllHosts || Self.host(of: url).map(includes(host:)) ?? false
    }

    /// Whether a link in UTF-8, which headers may follow, is in the scope.
    func includes(_ link: Span<UInt8>) -> Bool {
        var text: [UInt8] = []
        for index in 0..<link.indexOrEnd(of: UInt8(ascii: "\n")) { text.append(link[index]) }
        return includes(String(decoding: text, as: UTF8.self))
    }

    /// The host of a web link in lower case; nil if its authority is anything but a name and perhaps a port.
    private static func host(of url: String) -> String? {
        guard let authority = URLParts(url)?.authority else { return nil }
        let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
        guard let host = parts.first, parts.count <= 2, !host.isEmpty,
            host.utf8.allSatisfy({ nameCharacters.contains($0) }),
            parts.dropFirst().allSatisfy({ $0.utf8.allSatisfy { $0.isASCIIDigit } })
        else { return nil }
        return host.lowercased()
    }

    private static let nameCharacters = ASCIISet("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.")
}

extension JSONValue {
    /// Whether a script is anywhere in the value.
    package var hasScript: Bool {
        var found = false
        forEachItem { found = found || $0.hasScript }
        forEachMember { member in
            let isScript = [ManifestSchema.Key.script, .script2].contains { $0.rawValue == member.name }
            found = found || isScript || member.value.hasScript
        }
        return found
    }
}
