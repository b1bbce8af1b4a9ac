public import Diagnostics

/// A rule set: what its files say, as values. Made once, then only read.
public struct Manifest: Sendable {
    /// The apps in the order in which people see them.
    public internal(set) var apps: [App] = []
    /// The rules from web links to links of apps, in file order.
    public var actions: [Action] { deferredActions.compactMap(\.reading.rule) }
    /// The rules that read the links of sites, in file order; the first that gives a passage counts.
    public var passageRules: [PassageRule] { deferredRules.compactMap(\.reading.rule) }
    /// The browsers, in file order.
    public internal(set) var browsers: [Browser] = []
    /// The rules for links that wrap another link; the first that matches counts.
    public var redirects: [Redirect] { deferredRedirects.compactMap(\.reading.rule) }
    /// What is wrong with the files, in the order of the files. A rule with an error is left out of the lists above.
    public internal(set) var findings: [Finding] = []

    /// The actions, the rules for sites and the redirects as the engine has them: each is read when it is needed.
    var deferredActions: [DeferredRule<Action>] = []
    var deferredRules: [DeferredRule<PassageRule>] = []
    var deferredRedirects: [DeferredRule<Redirect>] = []

    /// Whether no file could be read as a manifest at all.
    public internal(set) var isUnreadable = false

    /// Every app that a link can be opened in: the apps, the apps stated inside a format, the browsers.
    public var openers: [App] {
        apps + actions.flatMap(\.formats).filter(\.isInline).map(\.app) + browsers.map(\.app)
    }

    init() {}

    /// Reads rule files; several add up in the order given. Nothing is thrown: what cannot be read becomes a finding.
    ///
    /// - Parameter onDemand: leaves actions, rules for sites and redirects unread until a link needs them; what is wrong
    ///   with them is then a finding of that link.
    public init(files: [SourceFile], onDemand: Bool = false) {
        var loader = ManifestLoader(isEager: !onDemand)
        loader.load(files)
        self = loader.manifest
        if !onDemand { findings += deferredRules.flatMap(\.reading.findings) }
    }
}
