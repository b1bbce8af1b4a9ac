public import Bible
package import JSONText
public import LinkEngine
import UTF8Text

/// The common share sheet of Bible apps: the apps in which a passage can be opened here, and the ones that the app
/// which shows the sheet wants to be known.
public struct ShareSheet: Sendable, Equatable {
    /// An app of the sheet.
    public struct Listing: Sendable, Equatable {
        /// The identifier of the app.
        public let app: String
        /// The name that people see.
        public let name: String
        /// What it is for: what was asked for in front, else the app's main use.
        public let intentions: [String]
        /// Whether it is here. An app that is not leads to the store.
        public let isInstalled: Bool
        /// The URL to open: the passage in the app, or the app's page in the store.
        public let url: String
        /// What of the passage the app cannot take.
        public let losses: [Loss]
        /// The app's page in the store.
        public let store: String?
    }

    /// The apps in the order in which people see them, those that are here first.
    public let listings: [Listing]

    /// The sheet for the openings of a passage.
    ///
    /// - Parameters:
    ///   - intention: what the person wants to do; apps that are not for it are left out.
    ///   - featured: the apps that are shown though they are not here.
    ///   - canOpen: whether an app on this machine opens a URL. Pages on the web are nobody's app, so a link to a store
    ///     never makes an app look installed.
    public init(
        openings: [Opening], intention: CommonSchemeURL.Intention? = nil, featured: Set<String> = [],
        canOpen: (String) -> Bool
    ) {
        var seen: Set<String> = []
        let candidates = openings.filter { $0.kind != .browser && $0.isFor(intention) }
        let here = candidates.filter { canOpen($0.url) && seen.insert($0.app).inserted }
        let elsewhere = candidates.filter {
            featured.contains($0.app) && $0.store != nil && seen.insert($0.app).inserted
        }
        listings =
            here.map { Listing($0, url: $0.url, isInstalled: true, intention) }
            + elsewhere.compactMap { opening in
                opening.store.map { Listing(opening, url: $0, isInstalled: false, intention) }
            }
    }
}

extension ShareSheet.Listing {
    fileprivate init(_ opening: Opening, url: String, isInstalled: Bool, _ intention: CommonSchemeURL.Intention?) {
        app = opening.app
        name = opening.name
        let asked = intention.map { [$0.rawValue] } ?? []
        intentions = asked + opening.intentions.filter { !asked.contains($0) }
        self.isInstalled = isInstalled
        self.url = url
        losses = opening.losses
        store = opening.store
    }

    /// The listing in words: "Study in Logos (also: Read)", "Study in Logos, from the store".
    public var title: String {
        let verb = intentions.first.map { "\($0) in \(name)" } ?? name
        let others = intentions.dropFirst()
        let more = others.isEmpty ? "" : " (also: \(others.joined(separator: ", ")))"
        return verb + more + (isInstalled ? "" : ", from the store")
    }

    /// The title, and what is lost: "Study in Logos; lost: translation: ESV".
    package var menuLine: String { losses.isEmpty ? title : "\(title); lost: \(Printable.line(losses.text))" }

    /// The listing as `lectern share --json` prints it.
    package var json: JSONOutput {
        .object(
            [
                ("app", .string(app)), ("name", .string(name)), ("intentions", .array(intentions.map { .string($0) })),
                ("installed", .bool(isInstalled)), ("url", .string(url)),
            ] + losses.jsonMembers + [("store", JSONOutput(store))])
    }

    /// The listing as a row.
    package var cells: [String] {
        [app, name, intentions.joined(separator: ", "), isInstalled ? "installed" : "store", url, losses.text]
    }
}

extension Opening {
    fileprivate func isFor(_ intention: CommonSchemeURL.Intention?) -> Bool {
        intention.map { intentions.contains($0.rawValue) } ?? true
    }
}
