public import Bible
public import LinkEngine

/// The common share sheet of Bible apps: the installed apps that open a passage, and featured apps in the store.
///
/// ```swift
/// let openings = engine.openings(for: "John 3:16")
/// let sheet = ShareSheet(openings: openings, featured: ["verses"], canOpen: opener.canOpen)
/// sheet.listings.map(\.title) // ["Study in Logos (also: Read)", "Memorize in Verses, from the store"]
/// ```
public struct ShareSheet: Sendable, Equatable {
    /// An app of the sheet.
    public struct Listing: Sendable, Equatable {
        /// The identifier of the app.
        public let app: String
        /// The displayed name.
        public let name: String
        /// What the app is for: the requested intention first, else the app's main one.
        public let intentions: [String]
        /// Whether the app is installed. If not, the URL leads to the store.
        public let isInstalled: Bool
        /// The URL to open: the passage in the app, or the app's page in the store.
        public let url: String
        /// Whether the rules show the app as new.
        public let isNew: Bool
        /// What of the passage the app cannot take.
        public let losses: [Loss]
        /// The app's page in the store; nil if it has none.
        public let store: String?
        /// The app on each operating system that its rule names.
        public let editions: [AppEdition]
    }

    /// The apps in display order, installed ones first.
    public let listings: [Listing]

    /// The sheet for the openings of a passage.
    ///
    /// - Parameters:
    ///   - intention: what the user wants to do; apps for other purposes are left out.
    ///   - featured: the identifiers of apps to list even if they are not installed.
    ///   - system: the operating system whose stores come before others.
    ///   - canOpen: whether an installed app opens a URL. It must return false for web pages, so that a link to the
    ///     store never makes an app look installed.
    public init(
        openings: [Opening], intention: CommonSchemeURL.Intention? = nil, featured: Set<String> = [],
        system: OperatingSystem? = nil, canOpen: (String) -> Bool
    ) {
        var seen: Set<String> = []
        let candidates = openings.filter { $0.kind != .browser && $0.isFor(intention) }
        func listing(_ opening: Opening, isInstalled: Bool) -> Listing? {
            let store = opening.store(on: system)
            guard let url = isInstalled ? opening.url : store else { return nil }
            return Listing(opening, url: url, store: store, isInstalled: isInstalled, intention)
        }
        let installed = candidates.filter { canOpen($0.url) && seen.insert($0.app).inserted }
        let inStore = candidates.filter { featured.contains($0.app) && $0.store != nil && seen.insert($0.app).inserted }
        listings =
            installed.compactMap { listing($0, isInstalled: true) }
            + inStore.compactMap { listing($0, isInstalled: false) }
    }
}

extension ShareSheet.Listing {
    fileprivate init(
        _ opening: Opening, url: String, store: String?, isInstalled: Bool, _ intention: CommonSchemeURL.Intention?
    ) {
        app = opening.app
        name = opening.name
        let requested = intention.map { [$0.rawValue] } ?? []
        intentions = requested + opening.intentions.filter { !requested.contains($0) }
        self.isInstalled = isInstalled
        isNew = opening.isNew
        self.url = url
        losses = opening.losses
        self.store = store
        editions = opening.editions
    }

    /// The line of a menu: "Study in Logos (also: Read)", "Study in Logos, from the store".
    public var title: String {
        let verb = intentions.first.map { "\($0) in \(name)" } ?? name
        let others = intentions.dropFirst()
        let more = others.isEmpty ? "" : " (also: \(others.joined(separator: ", ")))"
        return verb + more + (isNew ? " (new)" : "") + (isInstalled ? "" : ", from the store")
    }
}

extension Opening {
    fileprivate func isFor(_ intention: CommonSchemeURL.Intention?) -> Bool {
        intention.map { intentions.contains($0.rawValue) } ?? true
    }
}
