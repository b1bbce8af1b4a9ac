public import ArgumentParser
public import Documents
import JSONText
import LinkEngine
import UTF8Text

/// `lectern rewrite`: documents with their Bible links led elsewhere.
struct Rewrite: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rewrite",
        abstract: "Rewrite the Bible links of a document.",
        discussion: """
            Prints the document, every byte outside the links as it was; --report prints what became of the links \
            instead. Links in code are left alone.
            """)

    @Argument(help: ArgumentHelp("Markdown, HTML or plain text; - reads standard input.", valueName: "file"))
    var file: String

    @OptionGroup var rules: RuleOptions

    @Option(help: ArgumentHelp("Lead the links into this app; without --to, the preferred one.", valueName: "id"))
    var app: String?

    @Option(
        help: ArgumentHelp(
            "Lead the links to: common-scheme, osis, or web:ID for a reader's page.", valueName: "target"))
    var to: RewriteTarget?

    @Option(help: "What the document is: markdown, html or text; without it, the file's name tells.")
    var format: DocumentFormat?

    @Flag(help: "Allow an app whose links no good source shows.")
    var unverified = false

    @Flag(help: "Rewrite the file itself.")
    var inPlace = false

    @Flag(help: "Print line, link, passage, result and what is lost, for each Bible link.")
    var report = false

    @Flag(help: "Print the report as a JSON array.")
    var json = false

    @Flag(help: "Print the report, and exit with status 1 if a Bible link cannot be read.")
    var check = false

    func validate() throws {
        if app != nil, to != nil { throw ValidationError("--app and --to exclude each other") }
        if check, inPlace { throw ValidationError("--check and --in-place exclude each other") }
        if inPlace, file == "-" { throw ValidationError("--in-place needs a file; standard input is none") }
    }

    func run() throws {
        let engine = try rules.engine()
        let preferred = try to ?? (app ?? PreferencesFile.read().apps[.bible]).map(RewriteTarget.app)
        guard let target = preferred ?? (check ? .commonScheme : nil) else {
            throw Failure("say where the links are to lead: --app ID, --to, or once `lectern prefer bible ID`")
        }
        let rewriter = try Rewriter(engine: engine, target: target, includesUnverified: unverified)
        let source = DocumentFile(path: file)
        let document = try source.read()
        let result = try rewriter.rewrite(document, as: format ?? DocumentFormat(path: file))
        if inPlace, result.document != document { try source.replace(document, with: result.document) }
        print(result)
        let failures: [RewrittenLink.Outcome] = check ? [.unopened, .unread] : [.unopened]
        if result.links.contains(where: { failures.contains($0.outcome) }) { throw ExitStatus.negative }
    }

    private func print(_ result: Rewriter.Result) {
        if json {
            Output.write(JSONOutput.array(result.links.map(\.json)).pretty + "\n")
        } else if report || check {
            Output.write(result.links.map(\.cells), heading: ["line", "link", "passage", "result", "lost"])
        } else {
            if !inPlace { Output.write(result.document) }
            if let summary = result.summary { Output.write("\(Printable.line(file)): \(summary)\n", to: .error) }
        }
    }
}

extension DocumentFormat: ExpressibleByArgument {}

extension RewriteTarget: ExpressibleByArgument {
    /// Reads the argument of `--to`.
    public init?(argument: String) { self.init(argument) }
}
