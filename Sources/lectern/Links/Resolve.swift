import ArgumentParser
import LinkEngine
import XCallback

/// `lectern resolve`: links in, openings out.
struct Resolve: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resolve", abstract: "Print the app links of web links.")

    @Argument(help: ArgumentHelp("Links or references; - reads one per line from standard input.", valueName: "url"))
    var urls: [String] = []

    @OptionGroup var rules: RuleOptions
    @OptionGroup var filter: FilterOptions
    @OptionGroup var callbackOptions: CallbackOptions

    @Flag(help: "Percent-encode what RFC 3986 does not allow in the URLs printed.")
    var encoded = false

    @Flag(help: "Print one JSON array.")
    var json = false

    @Flag(help: "Print one JSON object per line, for each link.")
    var ndjson = false

    @Flag(help: "With --app, do not say on standard error what is lost.")
    var quiet = false

    func validate() throws {
        if json, ndjson { throw ValidationError("--json and --ndjson exclude each other") }
    }

    func run() throws {
        // Not in `validate`, which comes before unknown options are reported.
        if urls.isEmpty { throw ValidationError("a link was expected, or - to read links from standard input") }
        let urls = urls.joiningReferences()
        let engine = try rules.engine()
        try filter.check(against: engine.manifest)
        let callbacks = try callbackOptions.callbacks()
        let wanted = filter.filter(try PreferencesFile.read())
        var printer = ResolutionPrinter(
            format: json ? .json : ndjson ? .ndjson : .text, isBare: filter.app != nil, isQuiet: quiet,
            encoded: encoded, namesInputs: urls.count > 1 || urls.contains("-"))
        var isEveryLinkOpened = true
        var inputs = Inputs(urls)
        while let input = inputs.next() {
            var resolution = engine.resolve(utf8: input, wanted)
            resolution.add(callbacks, isOneApp: filter.app != nil)
            if !resolution.openings.contains(where: wanted.counts) {
                isEveryLinkOpened = false
                if resolution.findings.isEmpty { resolution.note("no rule opens this link, only browsers do") }
            }
            printer.print(resolution)
            if inputs.mustRead { printer.flush() }
        }
        printer.finish()
        if !isEveryLinkOpened { throw ExitStatus.negative }
    }
}
