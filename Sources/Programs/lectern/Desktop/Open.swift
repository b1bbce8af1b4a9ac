import AppLinks
import ArgumentParser
import LinkEngine
import NativeEngine
import Text
import URLText

/// `lectern open`: a link in, an app opens.
struct Open: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Open a link in an installed app.",
        discussion: """
            Opens the link in the preferred app (`lectern prefer`), otherwise in the first installed one. Without an \
            app nothing is opened, unless --browser or --store is given.
            """)

    @OptionGroup var link: LinkArgument
    @OptionGroup var filter: FilterOptions

    @Flag(help: "If no app is installed, open the page in the browser.") var browser = false

    @Flag(help: "If no app is installed, open the app's page in the store.") var store = false

    @Flag(
        name: [.customShort("n"), .long],
        help: "Print the app, the desktop entry and the URL without opening anything.")
    var dryRun = false

    @Flag(help: "Like --dry-run; exits with 0 if an app, or a browser for a web link, can open the link.")
    var check = false

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: EngineOptions

    func validate() throws {
        if [browser, store, check].count(where: { $0 }) > 1 {
            throw ValidationError("--browser, --store and --check cannot be combined")
        }
    }

    func run() throws {
        let preferences = try PreferencesFile.read()
        let engine = try rules.engine(preferences)
        let openingFilter = try filter.filter(preferences, in: engine.manifest)
        let opensInBrowser = browser || check && SchemePolicy.isWeb(link.text)
        do {
            try Installation.opener.open(
                link.text, with: engine, openingFilter, preferences, link.readingOptions.reading,
                fallback: opensInBrowser ? .browser : store ? .store : nil, dryRun: dryRun || check)
        } catch {
            let isHelped = !browser && !store && !check && error.kind == .notInstalled
            let hint = isHelped ? "; use --browser to open the page" : ""
            throw ExitStatus.negative(saying: error.message + hint)
        }
    }
}

extension LinkOpener {
    /// Opens a link, or shows what would be opened, and prints the warnings about the link; if that fails, all findings.
    func open(
        _ text: String, with engine: Engine, _ filter: OpeningFilter, _ preferences: Preferences,
        _ reading: TextReading = TextReading(), fallback: Fallback?, dryRun: Bool
    ) throws(DesktopError) {
        let resolution = engine.resolve(text, filter, reading: reading)
        let preferred = preferences.app(for: resolution)
        do throws(DesktopError) {
            let plan = try plan(
                for: resolution, requestedApps: filter.apps ?? [], preferred: preferred,
                on: filter.system ?? Self.system, fallback: fallback)
            try open(plan, input: resolution.part ?? text, dryRun: dryRun)
            Output.write(
                resolution.warnings + resolution.othersFinding
                    + engine.findings(on: resolution, without: preferred, filter)
                    + (plan.opening.flatMap { [$0].lossFinding }.map { [$0] } ?? []))
        } catch {
            // An error about the link says more than that nothing opens it.
            let reason = error.kind == .noOpening ? resolution.findings.first { $0.severity == .error } : nil
            Output.write(resolution.findings.filter { $0 != reason && $0.message != error.message })
            throw reason.map { DesktopError(.noOpening, message: $0.message + ($0.note.map { "; \($0)" } ?? "")) }
                ?? error
        }
    }

    /// Opens what was planned, or shows it.
    func open(_ plan: Plan, input: String, dryRun: Bool) throws(DesktopError) {
        guard dryRun else {
            try open(plan, input: input)
            return Output.note("opened: \(Printable.line(plan.cells.joined(separator: " ")))")
        }
        Output.write([plan.cells], heading: ["app", "entry", "url"])
    }
}

extension Engine {
    /// Why the preferred app does not open a passage; nothing if it does, or others were asked for.
    fileprivate func findings(on resolution: Resolution, without id: String?, _ filter: OpeningFilter) -> [Finding] {
        guard filter.apps == nil, let passage = resolution.passage,
            !resolution.openings.contains(where: { $0.app == id }),
            let app = manifest.apps.first(where: { $0.identifier == id })
        else { return [] }
        let refusal = refusal(of: passage.canonicalURL, by: app)
        return [Finding(.note, "the preferred app was passed over: \(refusal.reason)")]
    }
}

extension Resolution {
    /// The warnings about the link itself, not about rules.
    var warnings: [Finding] { findings.filter { $0.severity == .warning && $0.location == nil } }
}
