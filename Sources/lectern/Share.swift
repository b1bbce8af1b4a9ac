import AppLinks
import ArgumentParser
import LinkEngine

/// `lectern share`: the common share sheet.
struct Share: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the apps of this machine that open a passage, and open the one that is chosen.",
        discussion: "On a terminal: arrow keys and Enter choose, Esc or q leaves. Elsewhere the list is printed.")

    @Argument(help: ArgumentHelp("The link, or a reference like \"John 3:16\".", valueName: "url"))
    var url: String

    @OptionGroup var rules: RuleOptions
    @OptionGroup var filter: FilterOptions

    @Option(help: ArgumentHelp("An app to show though it is not here; may be repeated.", valueName: "id"))
    var feature: [String] = []

    @Flag(help: "Print a JSON array.")
    var json = false

    @Flag(help: "Prefer the app that is chosen from now on.")
    var remember = false

    @Flag(help: "Print the URL of the app that is chosen, and open nothing.")
    var dryRun = false

    func run() throws {
        let manifest = try rules.usableManifest(onDemand: true)
        try filter.check(against: manifest)
        try feature.forEach(manifest.check)
        let resolution = Engine(manifest: manifest, scripts: rules.scripts)
            .resolve(utf8: Array(url.utf8), filter.filter(try PreferencesFile.read()))
        let sheet = ShareSheet(
            openings: resolution.openings, intention: filter.intention, featured: Set(feature),
            canOpen: Installation.opener.canOpen)
        if json {
            Output.write(JSONOutput.array(sheet.listings.map(\.json)).pretty + "\n")
        } else if TerminalMenu.isPossible, !sheet.listings.isEmpty {
            guard let choice = TerminalMenu.choose(sheet.listings.map(\.title)) else { throw ExitStatus.negative }
            try open(sheet.listings[choice])
        } else {
            Output.write(sheet.listings.map(\.cells), heading: ["app", "name", "intentions", "installed", "url"])
        }
        guard sheet.listings.isEmpty else { return }
        Output.write(resolution.findings)
        throw ExitStatus.negative(saying: "no app on this machine opens this link; --feature ID shows one to install")
    }

    private func open(_ listing: ShareSheet.Listing) throws {
        if remember {
            var preferences = try PreferencesFile.read()
            preferences.apps[.bible] = listing.app
            try PreferencesFile.write(preferences)
        }
        guard !dryRun else {
            Output.write(listing.url + "\n")
            return
        }
        do {
            try Installation.opener.open(listing, input: url)
        } catch {
            throw ExitStatus.negative(saying: error.message)
        }
    }
}
