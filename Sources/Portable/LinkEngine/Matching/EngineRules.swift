/// The rules of an engine, and what is derived from them. An object, so that an engine is copied by one reference.
final class EngineRules: Sendable {
    let manifest: Manifest
    /// The rank of each app in the display order, by its identifier.
    let ranks: [String: Int]
    /// The apps that open passages in display order, web readers last.
    let passageApps: [App]
    /// The apps that open places in display order, web pages last.
    let placeApps: [App]
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
        let apps = manifest.apps.filter { !$0.isWebReader } + manifest.apps.filter { $0.isWebReader }
        passageApps = apps.filter { $0.passage != nil }
        placeApps = apps.filter { $0.place != nil }
    }

    /// Another object with the same rules.
    init(_ rules: EngineRules) {
        manifest = rules.manifest
        ranks = rules.ranks
        passageApps = rules.passageApps
        placeApps = rules.placeApps
        index = rules.index
    }
}
