import LinkEngine
package import Text

/// Which file has the rules for a site. A second file for it is refused: two people would not see each other's rules.
struct SiteOwners: Sendable {
    private var filesByHost: [String: String] = [:]
    /// The files with a host of a domain.
    private var filesByDomain: [String: String] = [:]
    private var filesByName: [String: String] = [:]

    /// Records the hosts that a rule for a site reads.
    ///
    /// - Returns: A finding if another file has rules for one of them, or for a site of the same name.
    mutating func claim(_ hosts: Set<String>, by rule: ContributedRule) -> [Finding] {
        guard rule.object.kind.readsSite, !hosts.isEmpty else { return [] }
        let path = rule.file.path
        let foreign = hosts.sorted().compactMap { host in
            owners(of: host).first { $0 != path }.map { (host, $0) }
        }.first
        for host in hosts { record(host, in: path) }
        if let (host, other) = foreign {
            return [
                Finding(
                    .siteTwoFiles, "the rules for \(host) are in another file, \(other)",
                    at: rule.location(rule.object.regex ?? rule.object.value),
                    note: "a site has one file: add this rule there")
            ]
        }
        guard let name = rule.object.string(.site), let label = rule.object[.site] else { return [] }
        let other = filesByName[name.lowercased(), default: path]
        filesByName[name.lowercased()] = other
        return other == path
            ? []
            : [
                Finding(
                    .siteTwoFiles, "the site \"\(name)\" is in another file, \(other)", at: rule.location(label),
                    note: "a site has one file: add this rule there, or give the other site another name")
            ]
    }

    private mutating func record(_ host: String, in path: String) {
        for name in [host, Self.withoutWWW(host)] where filesByHost[name] == nil { filesByHost[name] = path }
        for domain in Self.domains(of: host) where filesByDomain[domain] == nil { filesByDomain[domain] = path }
    }

    /// The files with rules for a host; `*.example.org` stands for every host of that domain.
    private func owners(of host: String) -> [String] {
        let wildcards = Self.domains(of: host).map { "*." + $0 }
        let files = ([host, Self.withoutWWW(host)] + wildcards).compactMap { filesByHost[$0] }
        return files + (host.hasPrefix("*.") ? [filesByDomain[String(host.dropFirst(2))]].compactMap { $0 } : [])
    }

    /// The domains that a host is in, the nearest first.
    private static func domains(of host: String) -> [String] {
        let labels = host.split(separator: ".")
        return labels.indices.dropFirst().map { labels[$0...].joined(separator: ".") }
    }

    private static func withoutWWW(_ host: String) -> String {
        host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }
}

/// The files with the rules for sites.
package enum SiteFiles {
    /// The first file with a rule for a host, with or without `www.`; nil if there is none.
    package static func file(of host: String, in files: [SourceFile]) -> SourceFile? {
        let names: Set = [host, "www." + host, "*." + host]
        return files.first { file in
            let root = (try? file.parsed())?.root
            return root.map { ManifestObject.all(in: $0) }?.contains { object in
                object.kind.readsSite
                    && !HostCheck(ContributedRule(object: object, file: file)).hosts.isDisjoint(with: names)
            } ?? false
        }
    }
}
