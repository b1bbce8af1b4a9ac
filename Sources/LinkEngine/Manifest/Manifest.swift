/// A rule set: what its files say, as values. Made once, then only read.
public struct Manifest: Sendable {
    /// The apps in the order in which people see them.
    public internal(set) var apps: [App] = []
    /// The rules from web links to links of apps, in file order.
    public internal(set) var actions: [Action] = []
    /// The rules that read the links of sites, in file order, each read when it is needed.
    var deferredRules: [DeferredRule] = []
    /// The rules that read the links of sites, in file order; the first that gives a passage counts. Reads them all.
    public var passageRules: [PassageRule] { deferredRules.compactMap(\.reading.rule) }
    /// The browsers, in file order.
    public internal(set) var browsers: [Browser] = []
    /// The rules for links that wrap another link; the first that matches counts.
    public internal(set) var redirects: [Redirect] = []
    /// What is wrong with the files, in the order of the files. A rule with an error is left out of the lists above.
    public internal(set) var findings: [Finding] = []

    /// Whether no file could be read as a manifest at all.
    public internal(set) var isUnreadable = false

    /// Every app that a link can be opened in: the apps, the apps stated inside a format, the browsers.
    public var openers: [App] {
        apps + actions.flatMap(\.formats).filter(\.isInline).map(\.app) + browsers.map(\.app)
    }

    init() {}

    /// Reads rule files; several add up in the order given. Nothing is thrown: what cannot be read becomes a finding.
    ///
    /// - Parameter onDemand: leaves the rules for sites unread until a link needs them; what is wrong with them is then
    ///   a finding of that link.
    public init(files: [SourceFile], onDemand: Bool = false) {
        var loader = ManifestLoader()
        loader.load(files)
        self = loader.manifest
        if !onDemand { findings += deferredRules.flatMap(\.reading.findings) }
    }
}
