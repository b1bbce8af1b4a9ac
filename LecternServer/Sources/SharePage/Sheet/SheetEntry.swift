import Bible
import LinkEngine

struct SheetEntry {
    let app: SheetApp
    /// What it does with a link that is not a passage, in English; nil for a passage.
    let title: String?
    /// Opens the passage in the app.
    let link: Link
    /// What of the passage the app cannot take.
    let losses: [Loss]
    /// Whether the system hands the link, a web page, to the app where it is installed.
    let isHandedOver: Bool

    /// The entry of an opening; nil if its link is none that a page may have.
    ///
    /// - Parameter back: the page to which Android comes back without the app.
    init?(_ opening: Opening, _ app: SheetApp, isPassage: Bool, _ back: WayBack?) {
        guard let link = Link(opening, of: app) else { return nil }
        self.app = app
        title = isPassage ? nil : opening.title
        losses = opening.losses
        isHandedOver = app.starts.contains { link.url.hasPrefix($0) }
        if let package = app.package, isHandedOver || !link.isWeb, let back {
            self.link = link.intent(package: package, fallback: back.page(for: app))
        } else {
            self.link = link
        }
    }
}
