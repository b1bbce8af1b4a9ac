import AppLinks
import Bible
import LinkEngine
import Text

extension ShareSheet.Listing {
    /// The line of the menu: the title, and what is lost: "Study in Logos; lost: translation: ESV".
    var menuLine: String { losses.isEmpty ? title : "\(title); lost: \(losses.text)" }

    /// The object of `lectern share --json`.
    var json: JSONOutput {
        .object(
            [
                ("app", .string(app)), ("name", .string(name)), ("intentions", .array(intentions.map { .string($0) })),
                ("installed", .bool(isInstalled)), ("url", .string(url)),
            ] + losses.jsonMembers + [("store", JSONOutput(store)), ("os", editions.json), ("new", .bool(isNew))])
    }

    /// The row of `lectern share`.
    var cells: [String] {
        [app, name, intentions.joined(separator: ", "), isInstalled ? "installed" : "store", url, losses.text]
    }
}
