import AppLinks
import ArgumentParser
import Files
import LinkEngine
import Requests
import Text

/// `lectern resolve`: links in, openings out.
struct Resolve: FileWritingCommand {
    static let configuration = CommandConfiguration(
        commandName: "resolve", abstract: "Print the app links of web links.",
        discussion: """
            With one --app, prints only the link for this app.
              lectern https://www.esv.org/John+3:16
              lectern 'John 3:16' --app logos
              lectern --links links.txt --app logos --ndjson
            """)

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

    @Flag(help: "Percent-encode characters that RFC 3986 does not allow in the printed URLs.") var encoded = false

    @Flag(name: .shortAndLong, help: "Print one JSON array.") var json = false

    @Flag(help: "Print one JSON object per link, each on one line.") var ndjson = false

    @Flag(help: "On a terminal, print all app links of a link, not only those that fit on the screen.")
    var all = false

    @OptionGroup var outputFile: OutputFile

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
        let preferences = try PreferencesFile.read()
        let engine = try rules.engine(preferences) { jobs.wait(for: $0) }
        let openingFilter = try filter.filter(preferences, in: engine.manifest, isBatch: isBatch)
        let answering = LinkAnswering(
            engine: engine, filter: batch.limit(openingFilter), headers: headers, reading: readingOptions.reading,
            callbacks: try callbackOptions.callbacks(), isOneApp: filter.isOneApp)
        let printer = printer(preferences, namesInputs: urls.count > 1 || isBatch, isBatch: isBatch)
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

/// How many links are resolved at once, and what is made and printed of them.
struct BatchOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Also resolve the links in this file, one per line; may be repeated.", valueName: "file"))
    var links: [String] = []

    @Flag(help: "Print each answer as soon as it is available, not in the order of the links.")
    var unordered = false

    @Option(
        help: ArgumentHelp("Resolve this many links at a time (default: the number of processors).", valueName: "count")
    )
    var jobs: Int?

    @Flag(
        inversion: .prefixedNo,
        help: "Show the number of resolved links, if standard error is a terminal and standard output is not.")
    var progress = true

    @Option(
        help: ArgumentHelp(
            "Make only app links of these kinds: \(ValueList.named(Opening.Kind.allCases)).", valueName: "kind,..."),
        transform: { try ValueList.values(of: $0, "kind") })
    var kinds: [Opening.Kind]?

    @Option(
        help: ArgumentHelp(
            "Print only these fields, in this order: \(ValueList.named(ResolutionField.allCases)). Without openings, no app links are made.",
            valueName: "field,..."),
        transform: { try ValueList.values(of: $0, "field") })
    var fields: [ResolutionField]?

    func validate() throws {
        if let jobs, !(1...ProgramLimits.jobs).contains(jobs) {
            throw ValidationError("--jobs must be a number from 1 to \(ProgramLimits.jobs)")
        }
    }

    var makesOpenings: Bool { fields?.contains(.openings) ?? true }

    /// The filter, which makes nothing that is not asked for.
    func limit(_ filter: OpeningFilter) -> OpeningFilter {
        guard makesOpenings else { return .passageOnly(about: filter.topics) }
        var filter = filter
        filter.kinds = kinds.map(Set.init)
        return filter
    }

    /// Shows how many links are resolved; nil if that is not asked for.
    var progressLine: ProgressLine? { progress && !Output.output.isTerminal ? ProgressLine(total: nil) : nil }
}

/// Where an app that is opened sends its answer.
struct CallbackOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The URL that the app opens when it has finished.", valueName: "url"))
    var xSuccess: String?

    @Option(help: ArgumentHelp("The URL that the app opens on an error.", valueName: "url")) var xError: String?

    @Option(help: ArgumentHelp("The URL that the app opens if the user cancels.", valueName: "url"))
    var xCancel: String?

    @Option(help: ArgumentHelp("The name of the calling app.", valueName: "name")) var xSource: String?

    func callbacks() throws -> Callbacks {
        Callbacks(
            source: xSource, success: try callback(xSuccess, "--x-success"), error: try callback(xError, "--x-error"),
            cancel: try callback(xCancel, "--x-cancel"))
    }

    private func callback(_ url: String?, _ option: String) throws -> Callback? {
        do {
            return try url.map { url throws(CallError) in try Callback(url) }
        } catch {
            throw Failure("\(option): \(error.message)")
        }
    }
}

/// The option for the headers of a page, which some rules look at.
struct HeadersOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The headers of the page, for rules that use them: a JSON object, or the output of `curl -I`; - reads standard input.",
            valueName: "file"))
    var headers: String?

    /// The headers; nil if none are given.
    ///
    /// - Throws: `ValidationError` for other than one link; `Failure` or `ExitStatus.unusable` if they cannot be read.
    func headers(forLinks urls: [String]) throws -> [HeaderField]? {
        guard let headers else { return nil }
        guard urls.count == 1, urls != ["-"] else {
            throw ValidationError("--headers needs exactly one link as an argument")
        }
        do {
            return try HeaderFile.fields(of: try file(headers))
        } catch let error as Finding {
            Output.write([error])
            throw ExitStatus.unusable
        }
    }

    private func file(_ path: String) throws -> SourceFile {
        guard path == "-" else {
            return SourceFile(path: path, bytes: try FileSystem.read(path, maximumSize: ProgramLimits.headerFile))
        }
        return SourceFile(
            path: "standard input", bytes: try FileSystem.readStandardInput(maximumSize: ProgramLimits.headerFile))
    }
}
