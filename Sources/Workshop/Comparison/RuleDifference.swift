import LinkEngine
import PCRE
import Text

/// Which parts of two sets of rules differ. What depends only on equal parts need not be compared.
struct RuleDifference {
    /// Whether both read the same passage of every link.
    let readsAlike: Bool
    /// The identifiers of the apps that may open a passage in another way; a new app opens all, which is one remark.
    let passageApps: [String]
    /// The identifiers of the apps and browsers for which another URL may be made from a link.
    let linkApps: [String]
    /// What differs beside what becomes of links.
    let remarks: [String]

    init(from old: RuleSet, to new: RuleSet) {
        let (before, after) = (RuleTexts(old), RuleTexts(new))
        readsAlike = before.reading == after.reading
        let apps = Self.changed(before.apps, after.apps)
        let acting = Set(before.actions.keys).union(after.actions.keys).union(
            [old, new].flatMap { $0.engine.manifest.apps }.filter { $0.place != nil }.map(\.identifier))
        passageApps = apps.filter { before.apps[$0] != nil }.sorted()
        linkApps = apps.intersection(acting).union(Self.changed(before.browsers, after.browsers))
            .union(Self.changed(before.actions, after.actions)).sorted()
        remarks =
            Self.remarks(from: old.engine.manifest.apps, to: new.engine.manifest.apps)
            + Self.shortLinkRemarks(from: old.engine.manifest, to: new.engine.manifest)
    }

    private static func changed(_ old: [String: [String]], _ new: [String: [String]]) -> Set<String> {
        Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    }

    private static func remarks(from old: [App], to new: [App]) -> [String] {
        let known = Dictionary(old.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        let added = new.filter { known[$0.identifier] == nil }.map { "the app \"\($0.identifier)\" is new" }
        let kept = Set(new.map(\.identifier))
        let removed = old.filter { !kept.contains($0.identifier) }.map { "the app \"\($0.identifier)\" is removed" }
        let statuses = new.compactMap { app -> String? in
            guard let before = known[app.identifier], before.status != app.status else { return nil }
            return "the app \"\(app.identifier)\" was \(before.status) and is \(app.status)"
        }
        let order = old.map(\.identifier).filter(kept.contains)
        let isReordered = order != new.map(\.identifier).filter { known[$0] != nil }
        return added + removed + statuses + (isReordered ? ["the order of the apps is another"] : [])
    }

    /// Short links lead nowhere without a network, so that their rules change no link.
    private static func shortLinkRemarks(from old: Manifest, to new: Manifest) -> [String] {
        let (before, after) = (shortLinks(old), shortLinks(new))
        return after.filter { !before.contains($0) }.map {
            "links that match \($0) are now followed where the network is on"
        }
            + before.filter { !after.contains($0) }.map { "links that match \($0) are no longer followed" }
    }

    private static func shortLinks(_ manifest: Manifest) -> [String] {
        manifest.redirects.compactMap { redirect in
            if case .fetch = redirect.target { redirect.pattern.source } else { nil }
        }
    }
}

/// Rules as texts that are equal where the rules are, whatever the layout of their JSON.
private struct RuleTexts {
    /// What passages and redirects depend on.
    let reading: [String]
    let apps: [String: [String]]
    /// The text of each browser, by the identifier of its app.
    let browsers: [String: [String]]
    /// The texts of the actions that name an app, by its identifier.
    let actions: [String: [String]]

    init(_ rules: RuleSet) {
        var reading: [String] = []
        var texts: [SourceLocation: String] = [:]
        for file in rules.files {
            guard let root = try? file.parsed().root else { continue }
            for object in ManifestObject.all(in: root) {
                switch object.kind {
                case .manifest:
                    reading += [ManifestSchema.Key.passages, .places, .redirects].compactMap {
                        object[$0].map(Self.text)
                    }
                case .app, .browser, .action:
                    texts[SourceLocation(file: file, offset: object.value.offset)] = Self.text(object.value)
                default: continue
                }
            }
        }
        func text(_ location: SourceLocation) -> [String] { texts[location].map { [$0] } ?? [] }
        let manifest = rules.engine.manifest
        self.reading = reading
        apps = Self.table(manifest.apps.map { ($0.identifier, text($0.location)) })
        browsers = Self.table(manifest.browsers.map { ($0.app.identifier, text($0.location)) })
        actions = Self.table(
            manifest.actions.flatMap { action in
                Set(action.formats.map(\.app.identifier)).map { ($0, text(action.location)) }
            })
    }

    private static func table(_ entries: [(String, [String])]) -> [String: [String]] {
        Dictionary(entries, uniquingKeysWith: +)
    }

    private static func text(_ value: JSONValue) -> String { JSONOutput.value(value).line }
}
