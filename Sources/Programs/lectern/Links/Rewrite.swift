public import ArgumentParser
import Bible
public import Documents
import LinkEngine
import Text

/// `lectern rewrite`: documents with their Bible links led elsewhere.
struct Rewrite: FileWritingCommand {
    static let configuration = CommandConfiguration(
        commandName: "rewrite",
        abstract: "Rewrite the Bible links of documents.",
        discussion: """
            Prints a single document, and changes no byte outside of links. For several files or folders, choose one of \
            --in-place, --dry-run, --diff, --check, --report or --json. Links in code are skipped.
              lectern rewrite notes.md --app logos
              lectern rewrite --in-place --references --app logos docs
            """)

    @Argument(
        help: ArgumentHelp(
            "Files with Markdown, HTML or plain text, folders of such files, or quoted globs ('docs/**/*.md'); - reads standard input. Files in folders that .gitignore excludes are skipped.",
            valueName: "file"))
    var files: [String]

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Link to this app (default: the preferred one).", valueName: "id"))
    var app: String?

    @Option(
        help: ArgumentHelp("Link to common-scheme, osis, or web:ID for the page of a web reader.", valueName: "target"))
    var to: RewriteTarget?

    @Option(
        help: ArgumentHelp(
            "The translation of links whose source names none (default: the usual one of the language of the text, or none).",
            valueName: "code"))
    var translation: TranslationCode?

    @Option(
        help:
            "The format of the documents. Required for standard input and for files with an unknown suffix."
    )
    var format: DocumentFormat?

    @Option(
        help: ArgumentHelp(
            "Only files with these suffixes, separated by commas: md,html (default: all documents in folders).",
            valueName: "suffixes"))
    var ext: String?

    @Option(help: .onlyTopics, transform: { try ValueList.values(of: $0, "topic") }) var topics: [LinkTopic]?

    @OptionGroup(title: "References in the text") var references: RewriteReferenceOptions

    @Flag(help: "Allow an app whose links no reliable source documents.") var unverified = false

    @OptionGroup(title: "Actions") var actions: RewriteOptions

    @OptionGroup var table: TableOptions

    @OptionGroup var outputFile: OutputFile

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: EngineOptions

    func validate() throws {
        if app != nil, to != nil { throw ValidationError("--app and --to cannot be combined") }
        if files.contains("-") {
            if files.count > 1 { throw ValidationError("- reads standard input and cannot be combined with files") }
            if actions.changesFiles { throw ValidationError("--in-place needs a file, not standard input") }
            if format == nil { throw ValidationError("standard input needs --format: \(DocumentFormat.choice)") }
        }
        if references.references, topics?.contains(.bible) == false {
            throw ValidationError("--references needs the topic bible in --topics")
        }
        if let ext { _ = try RewriteOptions.suffixes(ext, format: format) }
        try translation?.checkIsListed()
    }

    func run() throws {
        let documents = DocumentFiles(files, suffixes: try ext.map { try RewriteOptions.suffixes($0, format: format) })
        guard let report = actions.report(isSeveral: documents.isSeveral) else {
            throw Failure("for several files, choose one of --in-place, --dry-run, --diff, --check, --report or --json")
        }
        guard !documents.entries.isEmpty || !documents.problems.isEmpty else {
            throw Failure("\(files.joined(separator: ", ")): not a document with the suffix of --ext \(ext ?? "")")
        }
        let jobs = Jobs(isConcurrent: documents.entries.count > 1)
        let task = RewriteTask(
            rewriter: try rewriter(jobs), format: format, report: report, changesFiles: actions.changesFiles,
            isCheck: actions.check, demandsTarget: app != nil || to != nil, isSeveral: documents.isSeveral,
            isWide: table.wide)
        for problem in documents.problems { Output.write("Error: \(problem)\n", to: .error) }
        let queue = OrderedQueue(documents, RewriteWriter(for: task, documents), jobs)
        let (status, failure) = queue.run {
            task.run($0)
        } finish: {
            $0.finish()
        }
        if let failure { throw failure }
        if let status = documents.problems.isEmpty ? status : .unusable { throw status }
    }

    /// The translation by the code that sites show: `LUT` for `luther`.
    private var usualTranslation: TranslationCode? {
        translation.map { code in Translation.with(code: code.text).map { TranslationCode($0.code) } ?? code }
    }

    private func rewriter(_ jobs: Jobs) throws -> Rewriter {
        let engine = try rules.engine { jobs.wait(for: $0) }
        // What a check finds must not depend on what somebody prefers.
        let preferred =
            try to ?? (app ?? (actions.check ? nil : PreferencesFile.read().apps[.bible])).map(RewriteTarget.app)
        guard let target = preferred ?? (actions.check ? .commonScheme : nil) else {
            throw Failure("choose a target: --app ID or --to TARGET (or set one for good: `lectern prefer ID`)")
        }
        do throws(DocumentError) {
            return try Rewriter(
                engine: engine, target: target, includesUnverified: unverified,
                references: references.options(usualTranslation), keepsLinks: references.keepsLinks,
                translation: usualTranslation, topics: topics.map(Set.init))
        } catch {
            if case .web = target, case .unknownApp(_, nearest: nil) = error {
                let readers = engine.manifest.appIdentifiers
                    .filter { (try? Rewriter(engine: engine, target: .web($0))) != nil }
                throw Failure("\(error); the web pages are those of \(readers.joined(separator: ", "))")
            }
            throw Failure(error.descriptionWithOption)
        }
    }
}

extension DocumentFormat: LowercaseArgument {
    /// The arguments of `--format`, for messages.
    static let choice = "markdown, mdx, html or text"
}

extension RewriteTarget: ExpressibleByArgument {
    /// Reads the argument of `--to`.
    public init?(argument: String) { self.init(argument) }
}
