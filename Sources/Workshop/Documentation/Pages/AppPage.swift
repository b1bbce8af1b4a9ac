import Bible
import LinkEngine
import Text

/// The page about an app: its links, with what they lose.
struct AppPage {
    let app: ManifestObject
    private let engine: Engine

    init(app: ManifestObject, _ engine: Engine) {
        self.app = app
        self.engine = engine
    }

    func page(at path: String) -> Document {
        var page = Document(path: path, title: app.string(.name) ?? "")
        let schemes = [app.string(.scheme)].compactMap(\.self) + app.strings(.schemes)
        var facts: [[Document.Inline]] = []
        if !schemes.isEmpty { facts.append([.text("Schemes: ")] + Self.list(schemes)) }
        if !app.strings(.intentions).isEmpty {
            facts.append([.text("For: " + app.strings(.intentions).joined(separator: ", "))])
        }
        if let store = manifestApp?.storeURL { facts.append([.text("Store: "), .link(store, to: .web(store))]) }
        page.blocks = [.list(facts + RuleFacts(app).lines)] + systems + examples + form
        page.words = schemes + [app.string(.identifier) ?? ""] + app.strings(.intentions)
        return page
    }

    private static func list(_ codes: [String]) -> [Document.Inline] { listed(codes.map { .code($0) }) }

    private static func listed(_ parts: [Document.Inline]) -> [Document.Inline] {
        Array(parts.map { [$0] }.joined(separator: [.text(", ")]))
    }

    private var manifestApp: App? { engine.manifest.apps.first { $0.identifier == app.string(.identifier) } }

    /// Where the app runs, and where people get it.
    private var systems: [Document.Block] {
        let rows = (manifestApp?.editions ?? []).map { edition in
            [
                [.text(edition.system.name)],
                Self.listed(edition.stores.map { .link($0.store.name, to: .web($0.url)) }), Self.list(edition.hosts),
                Document.Inline.linked(edition.docs ?? ""),
            ]
        }
        let heading = ["system", "stores", "opens links of", "source"]
        return rows.isEmpty ? [] : [.heading("Systems"), .table(heading: heading, rows: rows)]
    }

    /// The tests with a link, and what the link loses.
    private var examples: [Document.Block] {
        let tests = forms.flatMap(\.tests).prefix(WorkshopLimits.appExamples)
        let urls = tests.isEmpty ? Self.samples : tests.map(\.link)
        let rows = urls.compactMap { url in row(url) }
        return rows.isEmpty
            ? []
            : [.heading("Links"), .table(heading: [isOfPlaces ? "place" : "passage", "link", "lost"], rows: rows)]
    }

    /// Passages for an app of the common scheme, which has no tests of its own.
    private static let samples = ["[John.3.16-John.3.18]&translation=ESV", "[Num.5]", "[Gen.1.1],[Rev.1.1]"].map {
        "bible://?passages=\($0)"
    }

    private func row(_ url: String) -> [[Document.Inline]]? {
        guard let identifier = app.string(.identifier) else { return nil }
        var filter = OpeningFilter()
        filter.apps = [identifier]
        filter.includesUnverified = true
        let resolution = engine.resolve(url, filter)
        let passage = resolution.passage?.canonicalURL
        guard let name = passage?.passage.text ?? resolution.place?.text else { return nil }
        let words = [name, passage?.translation?.text].compactMap(\.self).joined(separator: " ")
        guard let opening = resolution.openings.first else {
            return [[.text(words)], [.text("none")], [.text("everything")]]
        }
        return [[.text(words)], [.code(opening.url)], [.text(opening.losses.text)]]
    }

    /// How the app opens passages or places; none for an app of the common scheme.
    private var forms: [ManifestObject] { app.objects(.passage) + app.objects(.place) }

    private var isOfPlaces: Bool { app[.place] != nil }

    /// How the links are written, and what the app takes.
    private var form: [Document.Block] {
        guard let form = forms.first else {
            return [.paragraph([.text("Reads the links of the common scheme for Bible apps.")])]
        }
        var blocks: [Document.Block] = [.heading("Templates")]
        if form[.script] != nil { blocks.append(.paragraph([.text("A script writes the links.")])) }
        if !form.strings(.templates).isEmpty { blocks.append(.code(form.strings(.templates).joined(separator: "\n"))) }
        if let takes = form.objects(.takes).first {
            blocks.append(.paragraph([.text("What the app takes:")]))
            blocks.append(.list(takes.members.map { [.text("\($0.name): \($0.value.string ?? $0.value.source)")] }))
        }
        return blocks
    }
}
