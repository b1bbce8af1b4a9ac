package import Text

/// One manifest made of rule files.
package struct RuleBundle {
    /// The manifest.
    package let json: JSONOutput

    /// Joins files that have been checked; a file that cannot be read is left out.
    ///
    /// - Parameters:
    ///   - program: The program that is to read the manifest: keys that it does not know are left out.
    ///   - includesTests: Whether tests and notes are kept.
    ///   - includesScripts: Whether apps and rules with scripts are kept.
    package init(
        files: [SourceFile], for program: ManifestSchema.Program, includesTests: Bool, includesScripts: Bool = true
    ) {
        let roots = files.compactMap { file in
            (try? file.parsed()).flatMap { ManifestObject($0.root, kind: .manifest) }
        }
        let filter = KeyFilter(program: program, includesTests: includesTests)
        let parts = ManifestSchema.Kind.manifest.members.filter { $0.role == .parts && $0.isRead(by: program) }
        let set = program == .lectern ? roots.lazy.compactMap { $0[.set] }.first : nil
        json = .object(
            (set.map { [(ManifestSchema.Key.set.rawValue, .value($0))] } ?? [])
                + parts.compactMap { part in
                    Self.joined(part, of: roots, filter, includesScripts: includesScripts)
                        .map { (part.key.rawValue, $0) }
                })
    }

    /// What all files have under a key; nil where that is nothing.
    private static func joined(
        _ part: ManifestSchema.Member, of roots: [ManifestObject], _ filter: KeyFilter, includesScripts: Bool
    ) -> JSONOutput? {
        let lists = roots.compactMap { root in root[part.key].map { (list: $0, allowed: root[.allow]?.members ?? []) } }
        let members = lists.flatMap { list, allowed in (list.members ?? []).map { ($0, allowed) } }
        var items = lists.flatMap { list, allowed in (list.items ?? []).map { ($0, allowed) } }
        if !includesScripts { items.removeAll { $0.0.hasScript } }
        if part.key == .apps { items = sorted(items, order: roots.flatMap { $0[.order]?.items ?? [] }) }
        for type in part.types {
            switch type {
            case .array(let types) where !items.isEmpty: return filter.filtered(items, as: types)
            case .table(let types) where !members.isEmpty: return filter.filtered(members, as: types)
            default: continue
            }
        }
        return nil
    }

    private static func sorted<Allowed>(_ apps: [(JSONValue, Allowed)], order: [JSONValue]) -> [(JSONValue, Allowed)] {
        var positions: [String: Int] = [:]
        for (position, app) in order.enumerated() where positions[app.string ?? ""] == nil {
            positions[app.string ?? ""] = position
        }
        let identifiers = apps.map { ManifestObject($0.0, kind: .app)?.string(.identifier) ?? "" }
        return apps.indices
            .sorted { (positions[identifiers[$0]] ?? .max, $0) < (positions[identifiers[$1]] ?? .max, $1) }
            .map { apps[$0] }
    }
}
