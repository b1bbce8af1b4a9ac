public import Bible
public import Text
import URLText

/// An app that links can be opened in. A class, since every link is compared with every app.
public final class App: Sendable {
    /// The kind of device that an app runs on.
    public enum Platform: String, Sendable, CaseIterable {
        case phone
        case pad
    }

    /// The name in other parts of the manifest, `youversion`.
    public let identifier: String
    /// The name that people see, "YouVersion".
    public let name: String
    /// The URL schemes that the app answers to, without a colon; the first is its main one.
    public let schemes: [String]
    /// The only device that shows the app; nil: both.
    public let platform: Platform?
    /// The app on each operating system that its rule names; none: the rule does not say.
    public let editions: [AppEdition]
    /// The only country that shows the app, ISO 3166 in lower case; nil: all.
    public let country: String?
    /// What the app is for, the main use first: Read, Study, Memorize, Listen.
    public let intentions: [CommonSchemeURL.Intention]
    /// What the app makes of a passage.
    public let passage: PassageForm?
    /// What the app makes of a place.
    public let place: PlaceForm?
    /// Whether it is a page on the web that reads passages or shows places, for those who have no app.
    public let isWebReader: Bool
    /// The documentation of the app's links, a URL.
    public let docs: String?
    /// Whether no good source documents its links. Such an app is left out unless it is requested.
    public let isUnverified: Bool
    /// Whether the manifest's author shows the app among the new ones.
    public let isNew: Bool
    /// The URL of the app's icon, if it is not on the App Store.
    public let icon: String?
    package let tests: TestList
    /// Where the app is in its file.
    package let location: SourceLocation

    /// The page of the app in the App Store, or else in another store.
    public let storeURL: String?
    /// The intentions as openings carry them.
    let intentionNames: [String]
    /// The JSON members that all of its openings have in common.
    let openingJSON = OpeningJSON()
    /// Which links of the app may be opened.
    let policy: SchemePolicy

    init(
        identifier: String, name: String, schemes: [String], storeId: String?, platform: Platform?,
        editions: [AppEdition], country: String?, intentions: [CommonSchemeURL.Intention], passage: PassageForm?,
        place: PlaceForm?, isWebReader: Bool, docs: String?, isUnverified: Bool, isNew: Bool, icon: String?,
        tests: TestList, location: SourceLocation
    ) {
        self.identifier = identifier
        self.name = name
        self.schemes = schemes
        self.platform = platform
        self.editions = editions
        self.country = country
        self.intentions = intentions
        self.passage = passage
        self.place = place
        self.isWebReader = isWebReader
        self.docs = docs
        self.isUnverified = isUnverified
        self.isNew = isNew
        self.icon = icon
        self.tests = tests
        self.location = location
        let listing =
            storeId.map { StoreListing(store: .appStore, id: $0) } ?? editions.lazy.flatMap { $0.stores }.first
        storeURL = listing?.url
        intentionNames = intentions.map { $0.rawValue }
        policy = SchemePolicy(appSchemes: schemes)
    }
}

extension App {
    /// The topic of the app's links: places, or the Bible if it opens passages or has intentions.
    var topic: Topic? { place != nil ? .places : passage != nil || !intentions.isEmpty ? .bible : nil }

    /// "verified", "unverified", or "web" for a page on the web.
    package var status: String { isUnverified ? "unverified" : isWebReader ? "web" : "verified" }

    /// Which passages, or what of places, the app can open, for people; nil where it opens none.
    package var takes: String? {
        guard let passage else { return place?.takes }
        return passage.capabilities?.text ?? "everything (common scheme)"
    }
}

extension Capabilities {
    fileprivate var text: String {
        [
            list ? "lists" : nil, range == .none ? nil : "ranges: \(range.rawValue)",
            books == .all ? "all books" : "66 books",
            onlyTranslation.map { "\($0.code) only" } ?? (translation ? "translation" : nil),
        ].compactMap { $0 }.joined(separator: "; ")
    }
}

extension App {
    /// The object of `lectern list apps --json`.
    public var json: JSONOutput {
        [
            "identifier": .string(identifier), "name": .string(name), "schemes": .strings(schemes),
            "intentions": .array(intentions.map { .string($0.rawValue) }), "takes": JSONOutput(takes),
            "status": .string(status), "docs": JSONOutput(docs), "store": JSONOutput(storeURL), "os": editions.json,
            "platform": JSONOutput(platform?.rawValue), "country": JSONOutput(country), "new": .bool(isNew),
            "icon": JSONOutput(icon),
        ]
    }
}
