import Diagnostics
import JSONText

/// The state of reading rule files into a manifest.
struct ManifestLoader {
    var manifest = Manifest()
    /// Whether actions and redirects are read at once, so that what is wrong with them is known.
    let isEager: Bool
    private var appIndices: [String: Int] = [:]
    private var browserNames: Set<String> = []
    private var order: [String] = []

    init(isEager: Bool = false) { self.isEager = isEager }

    /// Reads the apps of all files first, so that a rule may name an app of any file.
    mutating func load(_ files: [SourceFile]) {
        var roots: [ObjectReader] = []
        for file in files {
            attempt { (loader) throws(Finding) in roots.append(try loader.root(of: file)) }
        }
        manifest.isUnreadable = roots.isEmpty
        for root in roots { loadApps(root) }
        sortApps()
        for root in roots { loadRules(root) }
    }

    private mutating func root(of file: SourceFile) throws(Finding) -> ObjectReader {
        let root = try ObjectReader(RuleFiles.document(of: file).root, in: file, kind: "manifest")
        manifest.findings += root.keyFindings(known: Keys.manifest)
        return root
    }

    private mutating func loadApps(_ root: ObjectReader) {
        each(root, "apps") { (loader, value) throws(Finding) in
            let app = try loader.app(value, in: root.file, kind: "app")
            try loader.add(app)
        }
        attempt { (loader) throws(Finding) in loader.order += try root.optionalStrings("order") ?? [] }
    }

    private mutating func add(_ app: App) throws(Finding) {
        guard appIndices[app.identifier] == nil else {
            throw Finding(
                .error, "the app \"\(app.identifier)\" is stated twice", at: app.location,
                note: "the first one counts; give this one another identifier or remove it")
        }
        appIndices[app.identifier] = manifest.apps.count
        manifest.apps.append(app)
    }

    /// Puts the apps that `order` names first, in its order; the others keep the order of the files.
    private mutating func sortApps() {
        guard !order.isEmpty else { return }
        let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        manifest.apps = manifest.apps.enumerated()
            .sorted {
                (places[$0.element.identifier] ?? .max, $0.offset) < (places[$1.element.identifier] ?? .max, $1.offset)
            }
            .map(\.element)
        for (index, app) in manifest.apps.enumerated() { appIndices[app.identifier] = index }
    }

    private mutating func loadRules(_ root: ObjectReader) {
        each(root, "actions") { (loader, value) throws(Finding) in
            let rule = loader.deferredAction(value, in: root.file)
            loader.manifest.deferredActions.append(rule)
            if loader.isEager { loader.manifest.findings += rule.reading.findings }
        }
        each(root, "browsers") { (loader, value) throws(Finding) in
            let browser = try loader.browser(value, in: root.file)
            guard loader.browserNames.insert(browser.app.identifier).inserted else {
                throw Finding(
                    .error, "the browser \"\(browser.app.identifier)\" is stated twice", at: browser.location,
                    note: "the first one counts; give this one another identifier or remove it")
            }
            loader.manifest.browsers.append(browser)
        }
        each(root, "passages") { (loader, value) throws(Finding) in
            loader.manifest.deferredRules.append(loader.deferredPassageRule(value, in: root.file))
        }
        each(root, "previews") { (loader, value) throws(Finding) in try loader.checkPreview(value, in: root.file) }
        attempt { (loader) throws(Finding) in try loader.loadRedirects(root) }
    }

    /// Reads each item of an array by itself: one that is wrong becomes a finding, the others stay.
    private mutating func each(
        _ root: ObjectReader, _ name: String, _ read: (inout ManifestLoader, JSONValue) throws(Finding) -> Void
    ) {
        var items: [JSONValue] = []
        attempt { (_) throws(Finding) in items = try root.optionalArray(name) ?? [] }
        for item in items {
            attempt(leavingOut: name == "passages" ? "passage rule" : String(name.dropLast())) {
                (loader) throws(Finding) in
                try read(&loader, item)
            }
        }
    }

    /// What a rule needs to know to be read later: the apps.
    var context: ManifestLoader {
        var loader = ManifestLoader()
        loader.manifest.apps = manifest.apps
        loader.appIndices = appIndices
        return loader
    }

    /// Turns what is thrown into a finding, which says what is not used for it.
    mutating func attempt(
        leavingOut what: String? = nil, _ read: (inout ManifestLoader) throws(Finding) -> Void
    ) {
        do {
            try read(&self)
        } catch {
            manifest.findings.append(what.map(error.leavingOut) ?? error)
        }
    }

    /// The app that a rule names.
    func app(named identifier: String, at location: SourceLocation) throws(Finding) -> App {
        guard let index = appIndices[identifier] else {
            throw Finding(
                .error, "there is no app \"\(identifier)\"", at: location,
                note: Spelling.hint(for: identifier, in: appIndices.keys)
                    ?? "add it to \"apps\"")
        }
        return manifest.apps[index]
    }
}

/// The keys that each kind of object may have: Opener's, in both spellings, then Lectern's own.
enum Keys {
    /// Notes to readers of the file, and keys that authors renamed to switch them off.
    private static let notes: Set = [
        "docs", "note", "note2", "notes", "todo", "useful", "known issue", "xformat", "xregex", "xscript",
    ]

    static let manifest: Set = [
        "apps", "actions", "browsers", "redirects", "redirectRules", "previews", "$schema", "order", "passages",
    ]
    static let app: Set =
        notes.union([
            "identifier", "name", "displayName", "storeId", "storeIdentifier", "iconURL", "scheme", "new", "platform",
            "country", "web", "schemes", "intentions", "passage", "status", "verified",
        ])
    static let action: Set =
        notes.union([
            "title", "regex", "headers", "includeHeaders", "formats", "test", "testInputs",
            "testsThatCantBeRunCuzHeaders",
        ])
    private static let result: Set = notes.union(["format", "script", "script2", "template", "testResults"])
    static let format = result.union(["appId", "appIdentifier", "app"])
    static let browser = app.union(result).union(["regex", "testInputs"])
    static let passage = result.union([
        "site", "regex", "query", "translation", "language", "versification", "books", "translations", "testInputs",
    ])
    static let passageForm: Set = [
        "templates", "script", "takes", "translations", "testInputs", "testResults", "note",
    ]
    static let takes: Set = ["list", "range", "books", "translation", "versification", "note"]
    static let redirect = notes.union(["param", "format", "tests", "test"])
    static let testInput: Set = ["url", "headers"]
    static let testResult: Set = ["result", "knownFailure"]
    static let preview = notes.union(["regex", "format", "script", "script2", "canSave"])
}
