import PCRE
import Text

/// Reads rule files into a manifest.
struct ManifestLoader {
    var manifest = Manifest()
    /// Whether actions and redirects are loaded at once, so that their errors are known, and tests are compared with each
    /// other.
    let isEager: Bool
    /// The user's own servers, by the names of their services.
    let servers: [String: [String]]
    /// The paths of files whose apps those of earlier files replace.
    private let replaceable: Set<String>
    /// The variables of templates and the regexes of browsers so far: most of them occur many times.
    var variables: [String: PassageVariable] = [:]
    var browserPatterns: [String: Pattern] = [:]
    private var appIndices: [String: Int] = [:]
    private var browserNames: Set<String> = []
    private let maximumRules: Int
    private var ruleCount = 0
    private var orders: [JSONValue] = []
    /// What rules are read with that are loaded later.
    private var lazyContext: LazyContext?

    /// A loader that knows the same apps, shared by the rules of a file.
    final class LazyContext: Sendable {
        let loader: ManifestLoader

        init(_ loader: ManifestLoader) { self.loader = loader }
    }

    /// A loader of no files so far.
    ///
    /// - Parameter maximumRules: the most apps and rules, some 300 times those of the largest manifest: one takes much more
    ///   memory than its text may have.
    init(
        isEager: Bool = false, servers: [String: [String]] = [:], replaceable: Set<String> = [],
        maximumRules: Int = PortableLimits.rules
    ) {
        self.isEager = isEager
        self.servers = servers
        self.replaceable = replaceable
        self.maximumRules = maximumRules
    }

    /// Reads the apps of all files first, so that a rule may name an app of any file.
    mutating func load(_ files: [SourceFile]) {
        var roots: [ObjectReader] = []
        for file in files {
            collectingError { (loader) throws(Finding) in roots.append(try loader.root(of: file)) }
        }
        manifest.isUnreadable = roots.isEmpty
        for root in roots { loadApps(root) }
        sortApps()
        lazyContext = LazyContext(self)
        for root in roots { loadRules(root) }
    }

    private mutating func root(of file: SourceFile) throws(Finding) -> ObjectReader {
        let root = try object(file.parsed().root, in: file, as: .manifest)
        if root.object.isOwnManifest { manifest.ownFiles.insert(file.path) }
        if let set = root.optional(.set) {
            let scope = RuleScope(try object(set, in: file, as: .set).object)
            if !scope.isUnlimited { manifest.scopes[file.path] = scope }
        }
        return root
    }

    /// Looks up the keys of an object; those that are unknown or repeated become findings.
    mutating func object(
        _ value: JSONValue, in file: SourceFile, as kind: ManifestSchema.Kind
    ) throws(Finding) -> ObjectReader {
        let object = try ObjectReader(value, in: file, as: kind)
        object.checkKeys {
            log.append($0)
        } isListed: {
            !log.isFull($0, in: file)
        }
        return object
    }

    private mutating func loadApps(_ root: ObjectReader) {
        each(root, .apps, .app) { (loader, value) throws(Finding) in
            let object = try loader.object(value, in: root.file, as: .app)
            try loader.add(try loader.app(object))
        }
        collectingError { (loader) throws(Finding) in
            guard let order = root.optional(.order) else { return }
            guard order.isArray else { throw root.wrongType(order, .order, expected: "an array") }
            var other: JSONValue?
            order.forEachItem { if !$0.isString { other = other ?? $0 } }
            if let other { throw root.wrongType(other, .order, expected: "a string") }
            loader.orders.append(order)
        }
    }

    private mutating func add(_ app: App) throws(Finding) {
        guard appIndices[app.identifier] == nil else { return try checkReplaceable(app, "app") }
        try countRule(at: app.location)
        manifest.apps.append(app)
        appIndices[app.identifier] = manifest.apps.count - 1
    }

    /// Checks that an app may have the identifier of one before it, which replaces it.
    private func checkReplaceable(_ app: App, _ kind: String) throws(Finding) {
        guard !replaceable.contains(app.location.file.path) else { return }
        throw Finding(
            .appDuplicate, "the \(kind) \"\(app.identifier)\" is defined twice", at: app.location,
            note: "the first one counts; give this one another identifier or remove it")
    }

    /// Counts an app or rule before it is added.
    mutating func countRule(at location: SourceLocation) throws(Finding) {
        guard ruleCount < maximumRules else {
            throw Finding(
                .manifestInvalidValue, "the manifest has more than \(maximumRules) apps and rules", at: location)
        }
        ruleCount += 1
    }

    /// Puts the apps that `order` names first, in its order; the others keep the order of the files.
    private mutating func sortApps() {
        guard !orders.isEmpty else { return }
        var positions: [String: Int] = [:]
        for order in orders {
            order.forEachItem { item in
                guard let name = item.string, appIndices[name] != nil, positions[name] == nil else { return }
                positions[name] = positions.count
            }
        }
        manifest.apps = manifest.apps.enumerated()
            .sorted {
                (positions[$0.element.identifier] ?? .max, $0.offset)
                    < (positions[$1.element.identifier] ?? .max, $1.offset)
            }
            .map { $0.element }
        for (index, app) in manifest.apps.enumerated() { appIndices[app.identifier] = index }
    }

    private mutating func loadRules(_ root: ObjectReader) {
        each(root, .actions, .action) { (loader, value) throws(Finding) in
            let rule = loader.lazyAction(value, in: root.file)
            guard loader.keeps(rule) else { return }
            try loader.countRule(at: root.location(value))
            loader.manifest.lazyActions.append(rule)
        }
        each(root, .browsers, .browser) { (loader, value) throws(Finding) in
            try loader.load(browser: try loader.browser(value, in: root.file))
        }
        each(root, .passages, .passage) { (loader, value) throws(Finding) in
            try loader.loadReadingRule(value, in: root, about: .bible)
        }
        each(root, .places, .place) { (loader, value) throws(Finding) in
            try loader.loadReadingRule(value, in: root, about: .places)
        }
        each(root, .previews, .preview) { (loader, value) throws(Finding) in
            loader.manifest.previews.append(try loader.preview(value, in: root.file))
        }
        collectingError { (loader) throws(Finding) in try loader.loadRedirects(root) }
    }

    private mutating func loadReadingRule(
        _ value: JSONValue, in root: ObjectReader, about topic: Topic
    ) throws(Finding) {
        let rule = lazyReadingRule(value, in: root.file, about: topic)
        guard rule.hasRegex || rule.rule != nil else { return }
        try countRule(at: root.location(value))
        manifest.lazyReadingRules.append(rule)
    }

    private mutating func load(browser: Browser) throws(Finding) {
        guard browserNames.insert(browser.app.identifier).inserted else {
            return try checkReplaceable(browser.app, "browser")
        }
        try countRule(at: browser.location)
        manifest.browsers.append(browser)
    }

    /// Reads each item of an array by itself: an item with an error becomes a finding, the others are kept.
    private mutating func each(
        _ root: ObjectReader, _ key: ManifestSchema.Key, _ kind: ManifestSchema.Kind,
        _ read: (inout ManifestLoader, JSONValue) throws(Finding) -> Void
    ) {
        guard let array = root.optional(key) else { return }
        guard array.isArray else { return log.append(root.wrongType(array, key, expected: "an array")) }
        array.forEachItem { item in
            collectingError(omitting: kind.title) { (loader) throws(Finding) in try read(&loader, item) }
        }
    }

    /// Whether a rule is usable as far as that is known. A rule without a regex is loaded at once: a link would load it
    /// only to find the error.
    func keeps<Rule>(_ rule: LazyRule<Rule>) -> Bool { !isEager && rule.hasRegex || rule.rule != nil }

    /// The context of rules that are loaded later; the apps must be known.
    var context: LazyContext { lazyContext ?? LazyContext(self) }

    /// Adds a finding that is thrown to the findings of the manifest, with a note on what is left out because of it.
    mutating func collectingError(
        omitting what: String? = nil, _ read: (inout ManifestLoader) throws(Finding) -> Void
    ) {
        do {
            try read(&self)
        } catch {
            log.append(what.map(error.omitting) ?? error)
        }
    }

    private static let maximumHintedApps = 1000

    /// To compare a name with all others is slow, and a file may have many of both.
    private func hint(for identifier: String, at location: SourceLocation) -> String? {
        guard appIndices.count <= Self.maximumHintedApps, !log.isFull(.error, in: location.file) else { return nil }
        return Spelling.hint(for: identifier, in: appIndices.keys)
    }

    /// Where findings go.
    var log: FindingLog { manifest.log }

    func app(named identifier: String, at location: SourceLocation) throws(Finding) -> App {
        guard let index = appIndices[identifier] else {
            throw Finding(
                .appUnknown, "there is no app \"\(identifier)\"", at: location,
                note: hint(for: identifier, at: location) ?? "add it to \"apps\"")
        }
        return manifest.apps[index]
    }
}
