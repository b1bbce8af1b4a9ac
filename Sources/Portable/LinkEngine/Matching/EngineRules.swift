/// The rules of an engine, and what is derived from them. An object, so that an engine is copied by one reference.
final class EngineRules: Sendable {
    let manifest: Manifest
    /// The rank of each app in the display order, by its identifier.
    let ranks: [String: Int]
    /// The apps that open passages in display order, web readers last.
    let passageApps: [App]
    /// Which rules may be for a link.
    let index: ManifestIndex

    init(_ manifest: Manifest) {
        self.manifest = manifest
        index = ManifestIndex(manifest)
        var ranks: [String: Int] = [:]
        for (rank, app) in manifest.apps.enumerated() where ranks[app.identifier] == nil {
            ranks[app.identifier] = rank
        }
        self.ranks = ranks
        let openers = manifest.apps.filter { $0.passage != nil }
        passageApps = openers.filter { !$0.isWebReader } + openers.filter { $0.isWebReader }
    }

    /// Another object with the same rules.
    init(_ rules: EngineRules) {
        manifest = rules.manifest
        ranks = rules.ranks
        passageApps = rules.passageApps
        index = rules.index
    }
}
