import Bible
import LinkEngine
import Text
import URLText

/// What the pages in a language for a system know of an app, found out once for all of them. A class, since each page has
/// every app.
final class SheetApp: Sendable {
    let identifier: String
    /// The identifier as the value of a parameter, in a URL that is the value of another.
    let escapedIdentifier: String
    /// The name that people see.
    let name: String
    /// What it is for, its main use first.
    let uses: String
    /// Whether it is a page of the web that shows passages.
    let isWebReader: Bool
    /// The schemes that its links may have, in lower case.
    let schemes: Set<String>
    /// The package of an Android app, where the system is Android.
    let package: String?
    /// Where the app can be had, the usual store first.
    let stores: [Store]
    /// How the links start that the system hands to the app.
    let starts: [String]
    /// Its row in a list.
    let row: HTMLTemplate

    /// The page of an app in a store.
    struct Store {
        let name: String
        let link: Link
    }

    /// What is known of an app of the rules.
    ///
    /// - Parameter system: nil: where the app can be had for any.
    init(_ app: App, in language: PageLanguage, on system: OperatingSystem?) {
        identifier = app.identifier
        escapedIdentifier = PercentEncoding.encode(
            PercentEncoding.encode(identifier, keeping: .readable), keeping: .nothing)
        name = app.name
        let phrases = app.intentions.compactMap { Phrase(rawValue: $0.rawValue.lowercased()) }
        uses = phrases.map { language.text($0) }.joined(separator: ", ")
        isWebReader = app.isWebReader
        schemes = Set(app.schemes.map { $0.lowercased() }).subtracting(Link.running)
        let edition = app.editions.first { $0.system == system }
        package = edition?.package
        let listings = system == nil ? app.editions.flatMap { $0.stores } : edition?.stores ?? []
        stores = listings.compactMap { listing in
            Link(web: listing.url).map { Store(name: listing.store.name, link: $0) }
        }
        starts = edition?.hosts.flatMap { ["https://\($0)/", "https://\($0)?"] } ?? []
        row = SheetRow.template(app, language)
    }
}

/// The apps of the rules as pages show them, made for a language and a system when they are first asked for, and kept.
final class SheetApps: Sendable {
    private let apps: [App]
    private let made = Locked<[Key: [String: SheetApp]]>([:])

    private struct Key: Hashable {
        let language: String
        let system: OperatingSystem?
    }

    init(_ apps: [App]) { self.apps = apps }

    subscript(visit: Visit) -> [String: SheetApp] {
        let key = Key(language: visit.language.code, system: visit.system)
        return made.withLock { made in
            if let known = made[key] { return known }
            var new: [String: SheetApp] = [:]
            for app in apps where new[app.identifier] == nil {
                new[app.identifier] = SheetApp(app, in: visit.language, on: visit.system)
            }
            made[key] = new
            return new
        }
    }
}
