public import Bible

/// An app that links can be opened in. Shared, not copied: every link is held against every app.
public final class App: Sendable {
    /// The kind of device that an app runs on.
    public enum Platform: String, Sendable, CaseIterable {
        case phone
        case pad
    }

    /// The name other parts of the manifest use, `youversion`.
    public let identifier: String
    /// The name people see, "YouVersion".
    public let name: String
    /// The URL schemes that the app answers to, without a colon; the first is its main one.
    public let schemes: [String]
    /// The app's number on the App Store.
    public let storeId: String?
    /// The only device that shows the app; nil: both.
    public let platform: Platform?
    /// The only country that shows the app, ISO 3166 in lower case; nil: all.
    public let country: String?
    /// What the app is for, the main use first: Read, Study, Memorize, Listen.
    public let intentions: [CommonSchemeURL.Intention]
    /// What the app makes of a passage.
    public let passage: PassageForm?
    /// Whether its links were never seen in a source, so that it is left out unless asked for.
    public let isUnverified: Bool
    package let testInputs: JSONValue?
    package let testResults: JSONValue?
    /// Where the app is stated.
    package let mark: SourceMark

    /// The page of the app in the store.
    public let storeURL: String?
    /// The intentions as openings carry them.
    let intentionNames: [String]

    init(
        identifier: String, name: String, schemes: [String], storeId: String?, platform: Platform?, country: String?,
        intentions: [CommonSchemeURL.Intention], passage: PassageForm?, isUnverified: Bool, testInputs: JSONValue?,
        testResults: JSONValue?, mark: SourceMark
    ) {
        self.identifier = identifier
        self.name = name
        self.schemes = schemes
        self.storeId = storeId
        self.platform = platform
        self.country = country
        self.intentions = intentions
        self.passage = passage
        self.isUnverified = isUnverified
        self.testInputs = testInputs
        self.testResults = testResults
        self.mark = mark
        storeURL = storeId.map { "https://apps.apple.com/app/id\($0)" }
        intentionNames = intentions.map(\.rawValue)
    }
}

extension App {
    /// The app as `lectern apps --json` prints it.
    package var json: JSONOutput {
        .object([
            ("identifier", .string(identifier)), ("name", .string(name)),
            ("schemes", .array(schemes.map { .string($0) })),
            ("intentions", .array(intentions.map { .string($0.rawValue) })),
            ("store", JSONOutput(storeURL)), ("platform", JSONOutput(platform?.rawValue)),
            ("country", JSONOutput(country)),
        ])
    }
}
