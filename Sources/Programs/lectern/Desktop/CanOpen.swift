import AppLinks
import ArgumentParser
import LinkEngine
import NativeEngine

/// `lectern can-open`: whether a link opens in an app here, as `canOpenURL` says on a phone.
struct CanOpen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "can-open",
        abstract: "Check whether an installed app can open a link.",
        discussion: """
            Prints the app, the desktop entry and the URL, like `lectern open --dry-run`. The exit status is 1 if no \
            app opens the link; browsers do not count. The app need not be in the rules.
            """)

    @OptionGroup var link: LinkArgument
    @OptionGroup var rules: RuleOptions
    @OptionGroup var filter: FilterOptions

    func run() throws {
        let engine = try rules.engine()
        try filter.check(against: engine.manifest)
        let preferences = try PreferencesFile.read()
        do {
            try Installation.opener.open(
                link.text, with: engine, filter.filter(preferences), preferences, link.strictness.reading,
                fallback: nil, dryRun: true)
        } catch {
            throw ExitStatus.negative(saying: error.message)
        }
    }
}
