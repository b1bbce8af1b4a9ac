import LinkEngine
package import Text

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
