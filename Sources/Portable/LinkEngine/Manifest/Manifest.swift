public import Text

/// A rule set: the contents of its files as values. Made once, then only read.
public struct Manifest: Sendable {
    /// The apps in the order in which people see them.
    public internal(set) var apps: [App] = []
    /// The rules from web links to links of apps, in file order.
    public var actions: [Action] { lazyActions.compactMap { $0.rule } }
    /// The rules that read the links of sites, in file order; the first that gives a passage or a place counts.
    public var readingRules: [ReadingRule] { lazyReadingRules.compactMap { $0.rule } }
    /// The browsers, in file order.
    public internal(set) var browsers: [Browser] = []
    /// The rules for pictures of what links lead to, in file order; the first that gives one counts.
    public internal(set) var previews: [Preview] = []
    /// The rules for links that wrap another link; the first that matches counts.
    public var redirects: [Redirect] { lazyRedirects.compactMap { $0.rule } }
    /// What is wrong with the files, in the order of the files, at most 100 findings of each. A rule with an error is
    /// left out of the lists above.
    public var findings: [Finding] { findingList.all }
    /// What is wrong with the files.
    public var findingList: FindingList { log.list }

    private(set) var log = FindingLog(FindingList(allowances: ManifestObject.allowances))

    var lazyActions: [LazyRule<Action>] = []
    var lazyReadingRules: [LazyRule<ReadingRule>] = []
    var lazyRedirects: [LazyRule<Redirect>] = []

    /// The paths of the files that are written for Lectern and not for Opener: those that name a
    /// schema or an order, read passages or places, or have an app that opens them.
    package internal(set) var ownFiles: Set<String> = []

    /// The scopes of the files that declare one, by their paths. Rules of such a file neither read nor make links outside of
    /// it.
    var scopes: [String: RuleScope] = [:]

    /// Whether no file could be read as a manifest at all.
    public internal(set) var isUnreadable = false

    /// Every app that a link can be opened in: the apps, the apps defined inside a format, the browsers.
    public var openers: [App] {
        apps + actions.flatMap { $0.formats }.filter { $0.isInline }.map { $0.app } + browsers.map { $0.app }
    }

    /// The identifiers of `openers`, each once. They are found without loading actions, so that an app whose format has
    /// an error is among them.
    public var appIdentifiers: [String] {
        let inline = lazyActions.flatMap { action in
            ManifestObject(action.value, kind: .action)?.objects(.formats)
                .flatMap { $0.objects(.app) }.compactMap { $0.string(.identifier) } ?? []
        }
        var seen: Set<String> = []
        return (apps.map { $0.identifier } + inline + browsers.map { $0.app.identifier }).filter {
            seen.insert($0).inserted
        }
    }

    init() {}

    /// Reads rule files; several add up in the order given. Nothing is thrown: errors become findings.
    ///
    /// - Parameters:
    ///   - onDemand: Loads actions, rules for sites and redirects only when a link needs them; until then
    ///   `findings` does not have what is wrong with them. Tests that repeat others are not looked for.
    ///   - servers: The user's own servers, by the names of the ``services`` that they run.
    ///   - replaceable: The paths of files whose apps those of earlier files replace, which is not a finding.
    public init(
        files: [SourceFile], onDemand: Bool = false, servers: [String: [String]] = [:], replaceable: Set<String> = []
    ) {
        var loader = ManifestLoader(isEager: !onDemand, servers: servers, replaceable: replaceable)
        loader.load(files)
        self = loader.manifest
        if !onDemand { for rule in lazyReadingRules { _ = rule.rule } }
    }

    /// Calls a function with each finding about a rule that is loaded from now on, since a link needs it.
    public func onFinding(_ report: @escaping @Sendable (Finding) -> Void) { log.onFinding(report) }
}
