public import Bible

/// Which openings are wanted.
public struct OpeningFilter: Sendable {
    /// Only these apps; nil: all.
    public var apps: [String]?
    /// Not these apps, unless ``apps`` names them.
    public var hidden: Set<String> = []
    /// Only apps for this device.
    public var platform: App.Platform?
    /// Only apps for this operating system, pages of the web, and apps whose rules do not say; nil: all.
    public var system: OperatingSystem?
    /// Only apps for this country, by its code of two letters (ISO 3166-1); nil: all.
    public var country: String?
    /// Only apps with this intention; links of the common scheme name it. Nil: all apps, and the intention of the link.
    public var intention: CommonSchemeURL.Intention?
    /// The translation of links for passages whose source names none; nil: the usual one of the language of the text.
    public var translation: TranslationCode?
    /// The language of the text that has the reference, whose passage is given as a URL of the common scheme.
    package var language: String?
    /// Whether apps are wanted whose links no source shows.
    public var includesUnverified = false
    /// Whether browsers and pages of the web are wanted.
    public var includesBrowsers = true

    /// The topics that links may be about; nil: any. Rules about other topics are not tried, and such links open only in
    /// browsers.
    public var topics: Set<LinkTopic>?
    /// Only openings of these kinds, and no others are made; nil: all.
    public var kinds: Set<Opening.Kind>?

    /// Whether no openings are wanted, only the passage.
    public private(set) var isPassageOnly = false

    /// All openings are wanted but those of unverified apps.
    public init() {}

    /// Only this app; nil: all, or several.
    public var app: String? {
        get { apps?.count == 1 ? apps?.first : nil }
        set { apps = newValue.map { [$0] } }
    }

    /// Whether an opening is one that the user may have asked for: one in an app, or in a browser named in ``apps``.
    package func counts(_ opening: Opening) -> Bool {
        opening.kind != .browser || apps?.contains(opening.app) == true
    }

    /// The passage is wanted, and no openings.
    public static let passageOnly: OpeningFilter = {
        var filter = OpeningFilter()
        filter.isPassageOnly = true
        return filter
    }()

    /// The passage is wanted, if it is about these topics, and no openings.
    public static func passageOnly(about topics: Set<LinkTopic>?) -> OpeningFilter {
        var filter = passageOnly
        filter.topics = topics
        return filter
    }

    /// Why nothing opens a link.
    var noRule: String { "no rule \(topics == nil ? "" : "about the requested topics ")opens this link" }

    func admits(_ app: App) -> Bool {
        if let apps {
            if !apps.contains(app.identifier) { return false }
        } else if hidden.contains(app.identifier) {
            return false
        }
        if let intention, !app.intentions.contains(intention) { return false }
        if let platform, let only = app.platform, only != platform { return false }
        if let system, !app.runs(on: system) { return false }
        if let country, let only = app.country, only != country.lowercased() { return false }
        return true
    }

    /// Whether openings of a kind are wanted.
    func admits(_ kind: Opening.Kind) -> Bool { kinds?.contains(kind) ?? true }

    /// Whether an app is wanted for openings of a kind: neither unverified, nor a page of the web, nor of another kind.
    func admits(_ app: App, as kind: Opening.Kind) -> Bool {
        (includesUnverified || !app.isUnverified) && (includesBrowsers || !app.isWebReader)
            && admits(app.isWebReader ? .browser : kind)
    }

    /// Whether the opening of an action is wanted.
    func admits(_ format: Action.Format) -> Bool {
        admits(format.app.topic) && admits(format.app) && admits(format.result.kind)
    }

    /// Whether links about a topic are wanted; nil is the topic of general links.
    func admits(_ topic: Topic?) -> Bool { topics?.contains(LinkTopic(topic)) ?? true }
}
