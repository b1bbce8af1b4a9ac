import AppLinks
import ArgumentParser
import Bible
import Documents
import LinkEngine
import NativeEngine
import Text

/// `lectern share`: the common share sheet.
struct Share: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "share",
        abstract: "Choose among the installed apps for a passage.",
        discussion:
            "On a terminal, choose with the arrow keys and Enter, or leave with Esc or q. Otherwise prints the list.")

    @OptionGroup var link: LinkArgument
    @OptionGroup var filter: FilterOptions

    @Option(help: ArgumentHelp("An app to show even if it is not installed; may be repeated.", valueName: "id"))
    var feature: [String] = []

    @Flag(name: .shortAndLong, help: "Print a JSON array.") var json = false

    @Flag(help: "Prefer the chosen app for passages in future.") var remember = false

    @Flag(
        name: [.customShort("n"), .long],
        help: "Print the URL of the chosen app without opening or remembering it.")
    var dryRun = false

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: EngineOptions

    func run() throws {
        let preferences = try PreferencesFile.read()
        let engine = try rules.engine(preferences)
        let feature = try feature.map(engine.manifest.identifier)
        let resolution = engine.resolve(
            link.text, try filter.filter(preferences, in: engine.manifest), reading: link.readingOptions.reading)
        let system = filter.os ?? LinkOpener.system
        let sheet = ShareSheet(
            openings: resolution.openings(preferring: nil, on: system), intention: filter.intention,
            featured: Set(feature), system: system, canOpen: Installation.opener.canOpen)
        let missing = Set(feature).subtracting(sheet.listings.map(\.app)).sorted()
        for app in missing {
            Self.note("\(app) is not shown: it cannot open this link, is hidden, or has no store page")
        }
        if !sheet.listings.isEmpty { Output.write(resolution.warnings + resolution.othersFinding) }
        try show(sheet.listings, for: resolution)
        guard sheet.listings.isEmpty else { return }
        Output.write(resolution.findings)
        throw ExitStatus.negative(
            saying: "no installed app can open this link; use --feature ID to show one that you can install")
    }

    private static func note(_ text: String) { Output.note("note: \(text)") }

    private func show(_ listings: [ShareSheet.Listing], for resolution: Resolution) throws {
        if json {
            Output.write(JSONOutput.array(listings.map(\.json)).pretty + "\n")
        } else if listings.isEmpty {
            return
        } else if TerminalMenu.isPossible {
            guard let choice = TerminalMenu.choose(listings.map(\.menuLine)) else { throw ExitStatus.negative }
            try open(listings[choice], isPassage: resolution.passage != nil)
        } else {
            Output.write(listings.map(\.cells), heading: ["app", "name", "intentions", "installed", "url", "lost"])
        }
    }

    private func open(_ listing: ShareSheet.Listing, isPassage: Bool) throws {
        guard !dryRun else {
            Output.write(listing.url + "\n")
            return
        }
        if remember { try prefer(listing.app, isPassage: isPassage) }
        let opener = Installation.opener
        try opener.open(opener.plan(for: listing, input: link.text), input: link.text)
    }

    private func prefer(_ app: String, isPassage: Bool) throws {
        guard isPassage else { return Self.note("\(app) is not remembered: the link is not a passage") }
        try PreferencesFile.update { $0.apps[.bible] = app }
    }
}

extension ShareSheet.Listing {
    /// The line of the menu: the title, and what is lost: "Study in Logos; lost: translation: ESV".
    var menuLine: String { losses.isEmpty ? title : "\(title); lost: \(losses.text)" }

    /// The object of `lectern share --json`.
    var json: JSONOutput {
        [
            "app": .string(app), "name": .string(name), "intentions": .strings(intentions),
            "installed": .bool(isInstalled), "url": .string(url), "lost": losses.lost, "losses": losses.json,
            "store": JSONOutput(store), "os": editions.json, "new": .bool(isNew),
        ]
    }

    /// The row of `lectern share`.
    var cells: [String] {
        [app, name, intentions.joined(separator: ", "), isInstalled ? "installed" : "store", url, losses.text]
    }
}
