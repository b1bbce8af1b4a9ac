public import Bible

/// One way of opening a link: an app, and the URL that makes it open the same thing.
public struct Opening: Sendable, Hashable {
    /// How the URL was made.
    public enum Kind: String, Sendable, CaseIterable {
        /// From the passage, by an app.
        case passage
        /// From the place, by an app.
        case place
        /// From the link, by a substitution.
        case format
        /// From the link, by a script.
        case script
        /// From the link, by a URI Template (RFC 6570).
        case template
        /// From the passage, the place or the link, for a page on the web or a browser.
        case browser
    }

    /// What happens, "Open Tweet".
    public let title: String
    /// How the URL was made.
    public let kind: Kind
    /// What of the passage or the place the app cannot take.
    public let losses: [Loss]
    /// The translation that the URL names, if that is only a usual one of the language of the text.
    public let assumedTranslation: TranslationCode?
    /// The URL to open.
    public internal(set) var url: String
    let opener: App

    /// The title of the openings of a web link in browsers.
    package static let browserTitle = "Open in Browser"
    /// The title of the openings that are made from a passage.
    package static let passageTitle = "Open Passage"
    /// The title of the openings that are made from a place.
    package static let placeTitle = "Open Place"

    /// Whether it was made from the passage, by an app or a page of the web, and not from the link.
    package var isOfPassage: Bool { kind == .passage || kind == .browser && title == Self.passageTitle }
    /// Whether it is made from a passage or a place, for an app or for the page of one.
    package var isOfTopic: Bool { isOfPassage || kind == .place || kind == .browser && title == Self.placeTitle }

    /// The identifier of the app.
    public var app: String { opener.identifier }
    /// The app's name as people see it.
    public var name: String { opener.name }
    /// What the app is for; the first is its main use.
    public var intentions: [String] { opener.intentionNames }
    /// Whether the rules show the app as new.
    public var isNew: Bool { opener.isNew }
    /// The app's page in the store.
    public var store: String? { opener.storeURL }
    /// The app on each operating system that its rule names.
    public var editions: [AppEdition] { opener.editions }

    init(
        app: App, title: String, kind: Kind, losses: [Loss] = [], assumedTranslation: TranslationCode? = nil,
        url: String
    ) {
        opener = app
        self.title = title
        self.kind = kind
        self.losses = losses
        self.assumedTranslation = assumedTranslation
        self.url = url
    }
}

extension Opening {
    /// The app's page in a store of an operating system, or else in any.
    public func store(on system: OperatingSystem?) -> String? { system.flatMap(opener.storeURL) ?? store }

    /// Whether both have the same app (by its identifier), title, kind, losses and URL.
    public static func == (left: Self, right: Self) -> Bool {
        left.app == right.app && left.title == right.title && left.kind == right.kind && left.losses == right.losses
            && left.url == right.url
    }

    /// Hashes app and URL.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(app)
        hasher.combine(url)
    }
}

extension Opening.Kind {
    /// The kind of an opening that is made from a passage.
    static func ofPassage(in app: App) -> Opening.Kind { app.isWebReader ? .browser : .passage }
}
