package import LinkEngine
package import Text

/// Rules of a rule set that would read or make links outside of its scope. The engine does not let them; this tells their
/// author, and whoever is about to take the set.
package struct ScopeCheck {
    private let scope: RuleScope
    private let file: SourceFile

    /// - Parameter scope: the scope that the manifest declares.
    package init(_ scope: RuleScope, of file: SourceFile) {
        self.scope = scope
        self.file = file
    }

    /// An error for each object that is not in the scope.
    package var findings: [Finding] {
        guard let root = (try? file.parsed())?.root else { return [] }
        return ManifestObject.all(in: root).flatMap(findings)
    }

    private func findings(_ object: ManifestObject) -> [Finding] {
        switch object.kind {
        case .manifest: return scope.includesAllHosts ? [] : everyLinkFindings(object)
        case .app, .browser:
            return SchemeCheck.schemes(of: object).filter { !scope.includes(scheme: $0) }.map { scheme in
                finding("the app opens \(scheme):", at: object.value)
            }
        default:
            let hosts = HostCheck(ContributedRule(object: object, file: file)).hosts
            return hosts.filter { !scope.includes(host: $0) }.sorted().map { host in
                finding("the rule reads \(host)", at: object.regex ?? object.value)
            }
        }
    }

    /// What is about the links of all sites.
    private func everyLinkFindings(_ manifest: ManifestObject) -> [Finding] {
        [ManifestSchema.Key.order, .browsers, .previews].compactMap { key in
            manifest[key].map { finding("\"\(key.rawValue)\" is about the links of every site", at: $0) }
        }
    }

    private func finding(_ what: String, at value: JSONValue) -> Finding {
        Finding(
            .error, "\(what), which is not in the scope of the rule set",
            at: SourceLocation(file: file, offset: value.offset),
            note: "the scope is \((scope.hosts + scope.schemes.map { $0 + ":" }).joined(separator: ", "))")
    }
}
