import Diagnostics
import JSONText

/// Reads rule files into a manifest.
struct ManifestLoader {
    var manifest = Manifest()
    /// Whether actions and redirects are loaded at once, so that their errors are known.
    let isEager: Bool
    private var appIndices: [String: Int] = [:]
    private var browserNames: Set<String> = []
    private var order: [String] = []
    /// How many more unknown keys are compared with all known ones: that is slow, and a file may have many.
    private var hints = 100

    init(isEager: Bool = false) { self.isEager = isEager }

    /// Reads the apps of all files first, so that a rule may name an app of any file.
    mutating func load(_ files: [SourceFile]) {
        var roots: [ObjectReader] = []
        for file in files {
            collectingError { (loader) throws(Finding) in roots.append(try loader.root(of: file)) }
        }
        manifest.isUnreadable = roots.isEmpty
        for root in roots { loadApps(root) }
        sortApps()
        for root in roots { loadRules(root) }
    }

    private mutating func root(of file: SourceFile) throws(Finding) -> ObjectReader {
        let root = try object(RuleFiles.document(of: file).root, in: file, as: .manifest)
        if isOwn(root) { manifest.ownFiles.insert(file.path) }
        return root
    }

    /// Looks up the keys of an object; those that are unknown or repeated become findings.
    ///
    /// - Throws: A finding, if the value is not an object.
    mutating func object(
        _ value: JSONValue, in file: SourceFile, as kind: ManifestSchema.Kind
    ) throws(Finding) -> ObjectReader {
        let object = try ObjectReader(value, in: file, as: kind)
        manifest.findings += object.keyFindings(hints: &hints)
        return object
    }

    /// Whether a file is written for Lectern: Opener's language has neither these keys nor apps that open passages.
    private func isOwn(_ root: ObjectReader) -> Bool {
        [.schema, .order, .passages].contains { root.optional($0) != nil }
            || (root.optional(.apps)?.items ?? []).contains { ManifestObject($0, kind: .app)?[.passage] != nil }
    }

    private mutating func loadApps(_ root: ObjectReader) {
        each(root, .apps, .app) { (loader, value) throws(Finding) in
            let object = try loader.object(value, in: root.file, as: .app)
            try loader.add(try loader.app(object))
        }
        collectingError { (loader) throws(Finding) in loader.order += try root.optionalStrings(.order) ?? [] }
    }

    private mutating func add(_ app: App) throws(Finding) {
        guard appIndices[app.identifier] == nil else {
            throw Finding(
                .error, "the app \"\(app.identifier)\" is defined twice", at: app.location,
                note: "the first one counts; give this one another identifier or remove it")
        }
        appIndices[app.identifier] = manifest.apps.count
        manifest.apps.append(app)
    }

    /// Puts the apps that `order` names first, in its order; the others keep the order of the files.
    private mutating func sortApps() {
        guard !order.isEmpty else { return }
        let positions = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        manifest.apps = manifest.apps.enumerated()
            .sorted {
                (positions[$0.element.identifier] ?? .max, $0.offset)
                    < (positions[$1.element.identifier] ?? .max, $1.offset)
            }
            .map(\.element)
        for (index, app) in manifest.apps.enumerated() { appIndices[app.identifier] = index }
    }

    private mutating func loadRules(_ root: ObjectReader) {
        each(root, .actions, .action) { (loader, value) throws(Finding) in
            let rule = loader.lazyAction(value, in: root.file)
            loader.manifest.lazyActions.append(rule)
            if loader.isEager { loader.manifest.findings += rule.loaded.findings }
        }
        each(root, .browsers, .browser) { (loader, value) throws(Finding) in
            let browser = try loader.browser(value, in: root.file)
            guard loader.browserNames.insert(browser.app.identifier).inserted else {
                throw Finding(
                    .error, "the browser \"\(browser.app.identifier)\" is defined twice", at: browser.location,
                    note: "the first one counts; give this one another identifier or remove it")
            }
            loader.manifest.browsers.append(browser)
        }
        each(root, .passages, .passage) { (loader, value) throws(Finding) in
            loader.manifest.lazyPassageRules.append(loader.lazyPassageRule(value, in: root.file))
        }
        each(root, .previews, .preview) { (loader, value) throws(Finding) in
            loader.manifest.previews.append(try loader.preview(value, in: root.file))
        }
        collectingError { (loader) throws(Finding) in try loader.loadRedirects(root) }
    }

    /// Reads each item of an array by itself: an item with an error becomes a finding, the others are kept.
    private mutating func each(
        _ root: ObjectReader, _ key: ManifestSchema.Key, _ kind: ManifestSchema.Kind,
        _ read: (inout ManifestLoader, JSONValue) throws(Finding) -> Void
    ) {
        var items: [JSONValue] = []
        collectingError { (_) throws(Finding) in items = try root.optionalArray(key) ?? [] }
        for item in items {
            collectingError(omitting: kind.title) { (loader) throws(Finding) in try read(&loader, item) }
        }
    }

    /// A loader that knows the same apps, to load a rule later.
    var context: ManifestLoader {
        var loader = ManifestLoader()
        loader.manifest.apps = manifest.apps
        loader.appIndices = appIndices
        return loader
    }

    /// Adds a finding that is thrown to the findings of the manifest, with a note on what is left out because of it.
    mutating func collectingError(
        omitting what: String? = nil, _ read: (inout ManifestLoader) throws(Finding) -> Void
    ) {
        do {
            try read(&self)
        } catch {
            manifest.findings.append(what.map(error.omitting) ?? error)
        }
    }

    /// The app that a rule names.
    func app(named identifier: String, at location: SourceLocation) throws(Finding) -> App {
        guard let index = appIndices[identifier] else {
            throw Finding(
                .error, "there is no app \"\(identifier)\"", at: location,
                note: Spelling.hint(for: identifier, in: appIndices.keys) ?? "add it to \"apps\"")
        }
        return manifest.apps[index]
    }
}
