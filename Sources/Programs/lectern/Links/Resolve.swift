import AppLinks
import ArgumentParser
import Files
import LinkEngine
import Requests
import Text

/// `lectern resolve`: links in, openings out.
struct Resolve: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "resolve", abstract: "Print the app links of web links.",
        discussion: "With one --app, prints only the link for this app.")

    @Argument(
        help: ArgumentHelp(
            "Links, references, or texts that contain some; - reads one per line from standard input.", valueName: "url"
        )
    )
    var urls: [String] = []

    @OptionGroup var filter: FilterOptions
    @OptionGroup var callbackOptions: CallbackOptions
    @OptionGroup var headersOption: HeadersOption
    @OptionGroup var batch: BatchOptions
    @OptionGroup var readingOptions: ReadingOptions

    @Flag(help: "Percent-encode characters that RFC 3986 does not allow in the printed URLs.")
    var encoded = false

    @Flag(name: .shortAndLong, help: "Print one JSON array.")
    var json = false

    @Flag(help: "Print one JSON object per link, each on one line.")
    var ndjson = false

    @Flag(help: "On a terminal, print all app links of a link, not only those that fit on the screen.")
    var all = false

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: EngineOptions

    func validate() throws {
        if json, ndjson { throw ValidationError("--json and --ndjson cannot be combined") }
        if filter.isOneApp, !batch.makesOpenings {
            throw ValidationError("--app needs \"openings\" in --fields")
        }
    }

    func run() throws {
        // Not in `validate`, which comes before unknown options are reported.
        if urls.isEmpty, batch.links.isEmpty {
            throw ValidationError("missing link; use - to read links from standard input")
        }
        let urls = urls.joiningReferences(readingOptions.reading)
        let isBatch = urls.contains("-") || !batch.links.isEmpty
        let headers = try headersOption.headers(forLinks: urls + batch.links)
        let inputs = try Inputs(urls, files: batch.links)
        let jobs = Jobs(isConcurrent: urls.count > 1 || isBatch, count: batch.jobs)
        let engine = try rules.engine { jobs.wait(for: $0) }
        let preferences = try PreferencesFile.read()
        let openingFilter = try filter.filter(preferences, in: engine.manifest, isBatch: isBatch)
        let answering = LinkAnswering(
            engine: engine, filter: batch.limit(openingFilter), headers: headers,
            reading: readingOptions.reading, callbacks: try callbackOptions.callbacks(), isOneApp: filter.isOneApp)
        let printer = printer(
            preferences, namesInputs: urls.count > 1 || isBatch, isBatch: isBatch)
        let queue = OrderedQueue(
            inputs, ResolutionWriter(for: printer, progress: batch.progressLine), jobs, isOrdered: !batch.unordered)
        let (isEveryLinkOpened, failure) = queue.run {
            answering.answers($0, printer)
        } finish: { writer in
            writer.finish()
            return writer.isEveryLinkOpened
        }
        if let failure { throw failure }
        guard !isEveryLinkOpened else { return }
        Output.write(urls.compactMap(Self.hint))
        throw ExitStatus.negative
    }

    /// What an input probably means that is the name of a file or of a command.
    private static func hint(for input: String) -> Finding? {
        let shown = Printable.line(input)
        if FileSystem.isFile(input) {
            return Finding(.note, "\(shown) is a file: --links \(shown) resolves the links in it")
        }
        guard Lectern.configuration.subcommands.contains(where: { $0.configuration.commandName == input }) else {
            return nil
        }
        return Finding(.note, "\(shown) is a command, which comes before options: lectern \(shown) ...")
    }

    private func printer(_ preferences: Preferences, namesInputs: Bool, isBatch: Bool) -> ResolutionPrinter {
        var printer = ResolutionPrinter(format: json ? .json : ndjson ? .ndjson : .text)
        if let fields = batch.fields { printer.fields = fields }
        printer.isTable = batch.fields != nil
        printer.isBare = filter.isOneApp && !printer.isTable
        printer.isQuiet = Output.isQuiet
        printer.countsNotes = isBatch
        printer.encoded = encoded
        printer.namesInputs = namesInputs
        printer.preferences = preferences
        printer.showsAll = all
        printer.terminal = Output.output.terminal
        printer.isColored = Output.output.isColored
        return printer
    }
}

/// What `lectern resolve` answers to inputs.
private struct LinkAnswering: Sendable {
    let engine: Engine
    let filter: OpeningFilter
    let headers: [HeaderField]?
    let reading: TextReading
    let callbacks: Callbacks
    /// Whether the openings of a single app are asked for.
    let isOneApp: Bool

    /// What is printed for inputs, by a thread of its own.
    func answers(_ inputs: InputBatch, _ printer: ResolutionPrinter) -> PrintedResolutions {
        let engine = engine.forOneThread
        var (inputs, printed) = (inputs, PrintedResolutions())
        while let input = inputs.next() {
            let answer = answer(input, by: engine)
            printer.print(answer, number: input.number, isOpened: answer.isOpened(for: filter), to: &printed)
        }
        return printed
    }

    private func answer(_ input: Input, by engine: Engine) -> Resolution {
        do throws(Finding) {
            let bytes = try input.bytes()
            var resolution = engine.resolve(utf8: bytes, filter, headers: headers, reading: reading)
            resolution.add(callbacks, isOneApp: isOneApp)
            resolution.explainUnopened(filter)
            return resolution
        } catch {
            return Resolution(refusal: error)
        }
    }
}
