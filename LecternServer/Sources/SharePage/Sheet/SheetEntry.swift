import Bible
import LinkEngine

/// An app of the sheet.
struct SheetEntry {
    /// The identifier of the app.
    let app: String
    /// The name that people see.
    let name: String
    /// What it does with a link that is not a passage, in English; nil for a passage.
    let title: String?
    /// What the app is for, its main use first.
    let intentions: [String]
    /// Opens the passage in the app.
    let link: Link
    /// What of the passage the app cannot take.
    let losses: [Loss]
    /// Where the app can be had, the usual store first.
    let stores: [Store]
    /// Whether the system hands the link, a web page, to the app where it is installed.
    let isHandedOver: Bool

    /// An app's page in a store.
    struct Store {
        let name: String
        let link: Link
    }

    /// The entry of an opening; nil if its link is none that a page may have.
    ///
    /// - Parameter back: the page to which Android comes back without the app, by the identifier of the app.
    init?(_ opening: Opening, _ app: App, isPassage: Bool, _ back: (String) -> Link?, for visit: Visit) {
        guard let link = Link(opening, of: app) else { return nil }
        let edition = opening.editions.first { $0.system == visit.system }
        let isWeb = Link(web: link.url) != nil
        self.app = app.identifier
        name = app.name
        title = isPassage ? nil : opening.title
        intentions = opening.intentions
        losses = opening.losses
        isHandedOver = isWeb && (edition.map { Self.isHandedOver(link, to: $0) } ?? false)
        stores = Self.stores(opening, edition, visit.system)
        if let package = edition?.package, isHandedOver || !isWeb, let back = back(app.identifier) {
            self.link = link.intent(package: package, fallback: back, origin: visit.origin)
        } else {
            self.link = link
        }
    }

    private static func isHandedOver(_ link: Link, to edition: AppEdition) -> Bool {
        edition.hosts.contains { host in
            link.url.hasPrefix("https://\(host)/") || link.url.hasPrefix("https://\(host)?")
        }
    }

    private static func stores(_ opening: Opening, _ edition: AppEdition?, _ system: OperatingSystem?) -> [Store] {
        let listings = edition?.stores ?? (system == nil ? opening.editions.flatMap(\.stores) : [])
        return listings.compactMap { listing in
            Link(web: listing.url).map { Store(name: listing.store.name, link: $0) }
        }
    }
}
