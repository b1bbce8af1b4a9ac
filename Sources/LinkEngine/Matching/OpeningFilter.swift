public import Bible

/// Which openings are wanted.
public struct OpeningFilter: Sendable {
    /// Only this app.
    public var app: String?
    /// Not these apps, unless one of them is asked for by name.
    public var hidden: Set<String> = []
    /// Only apps for this device.
    public var platform: App.Platform?
    /// Only apps for this country, ISO 3166; nil: all.
    public var country: String?
    /// Only apps that are for this.
    public var intention: CommonSchemeURL.Intention?
    /// Whether apps count whose links were never seen in a source.
    public var includesUnverified = false
    /// Whether browsers are wanted.
    public var includesBrowsers = true

    /// Everything is wanted.
    public init() {}

    func admits(_ app: App) -> Bool {
        if let identifier = self.app {
            if identifier != app.identifier { return false }
        } else if hidden.contains(app.identifier) {
            return false
        }
        if let intention, !app.intentions.contains(intention) { return false }
        if let platform, let only = app.platform, only != platform { return false }
        if let country, let only = app.country, only != country.lowercased() { return false }
        return true
    }

    /// Whether apps that nobody has seen a link of, and pages on the web, are wanted.
    func admitsStatus(of app: App) -> Bool {
        (includesUnverified || !app.isUnverified) && (includesBrowsers || !app.isWebReader)
    }
}
