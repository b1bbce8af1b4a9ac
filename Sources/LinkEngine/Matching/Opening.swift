import Bible

/// One way of opening a link: an app, and the URL that makes it open the same thing.
public struct Opening: Sendable, Hashable {
    /// How the URL came about.
    public enum Kind: String, Sendable {
        case passage
        case format
        case script
        case template
        case browser
    }

    /// The identifier of the app.
    public let app: String
    /// The app's name as people see it.
    public let name: String
    /// What happens, "Open Tweet".
    public let title: String
    /// How the URL came about.
    public let kind: Kind
    /// What the app is for; the first is its main use.
    public let intentions: [String]
    /// What the app cannot take, in words.
    public let lost: [String]
    /// The app's page in the store.
    public let store: String?
    /// The URL to open.
    public let url: String

    init(app: App, title: String, kind: Kind, lost: [String] = [], url: String) {
        self.app = app.identifier
        name = app.name
        self.title = title
        self.kind = kind
        intentions = app.intentionNames
        self.lost = lost
        store = app.storeURL
        self.url = url
    }
}
