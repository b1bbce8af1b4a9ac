import ArgumentParser
import Diagnostics
import LinkEngine
import XCallback

/// `lectern resolve`: links in, openings out.
struct Resolve: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resolve", abstract: "Print the app links of web links.")

    @Argument(
        help: ArgumentHelp(
            "Links, references, or texts with one in them; - reads one per line from standard input.", valueName: "url")
    )
    var urls: [String] = []

    @OptionGroup var rules: RuleOptions
    @OptionGroup var filter: FilterOptions
    @OptionGroup var callbackOptions: CallbackOptions
    @OptionGroup var headersOption: HeadersOption

    @Flag(help: "Percent-encode what RFC 3986 does not allow in the URLs printed.")
    var encoded = false

    @Flag(help: "Print one JSON array.")
    var json = false

    @Flag(help: "Print one JSON object per line, for each link.")
    var ndjson = false

    @Flag(help: "Print each answer as soon as it is known, not in the order of the links.")
    var unordered = false

    @Flag(help: "Print only errors on standard error: no warnings, no notes, and with --app not what is lost.")
    var quiet = false

    @Flag(help: "On a terminal: print all openings of a link, not only the first screenful.")
    var all = false

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if json, ndjson { throw ValidationError("--json and --ndjson exclude each other") }
    }

    func run() throws {
        // Not in `validate`, which comes before unknown options are reported.
        if urls.isEmpty { throw ValidationError("a link was expected, or - to read links from standard input") }
        let urls = urls.joiningReferences()
        let headers = try headersOption.headers(forLinks: urls)
        let threads = WorkerThreads(isConcurrent: urls.count > 1 || urls == ["-"])
        let engine = try rules.engine { threads.wait(for: $0) }
        try filter.check(against: engine.manifest)
        let callbacks = try callbackOptions.callbacks()
        let preferences = try PreferencesFile.read()
        let wanted = filter.filter(preferences)
        let isOneApp = filter.isOneApp
        let queue = ResolutionQueue(
            Inputs(urls),
            printer: printer(preferring: preferences.apps[.bible], namesInputs: urls.count > 1 || urls.contains("-")),
            threads: threads, isOrdered: !unordered,
            resolve: { input in
                do throws(Finding) {
                    var resolution = engine.resolve(pasted: try input.bytes(), wanted, headers: headers)
                    resolution.add(callbacks, isOneApp: isOneApp)
                    if resolution.findings.isEmpty, !resolution.openings.contains(where: wanted.counts) {
                        resolution.note("no rule opens this link, only browsers do")
                    }
                    return resolution
                } catch {
                    return Resolution(refusal: error)
                }
            },
            isOpened: { $0.openings.contains(where: wanted.counts) })
        if try !queue.run() { throw ExitStatus.negative }
    }

    private func printer(preferring app: String?, namesInputs: Bool) -> ResolutionPrinter {
        var printer = ResolutionPrinter(format: json ? .json : ndjson ? .ndjson : .text)
        printer.isBare = filter.isOneApp
        printer.isQuiet = quiet
        printer.encoded = encoded
        printer.namesInputs = namesInputs
        printer.preferred = app
        printer.showsAll = all
        printer.terminal = Output.output.terminal(output.color)
        printer.isColored = Output.output.isColored(output.color)
        return printer
    }
}
