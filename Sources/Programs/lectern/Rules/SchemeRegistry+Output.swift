import AppLinks
import LinkEngine

extension SchemeRegistry.Entry {
    /// The row of `lectern list schemes`.
    var cells: [String] {
        [
            scheme + ":", app.identifier, actions.map(\.title).joined(separator: ", "),
            takesCallbacks ? "x-callback-url" : "", handler ?? "", app.storeURL ?? "",
        ]
    }
}
