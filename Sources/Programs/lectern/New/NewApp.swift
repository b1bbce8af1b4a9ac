import AppLinks
import ArgumentParser
import Bible
import Files
import Glibc
import LinkEngine
import RuleChecking
import Text
import Workshop

/// `lectern new app`: a rule from what is known of an app's links.
struct NewApp: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "app", abstract: "Make a rule for an app.",
        discussion: """
            Use the scheme and templates of a documented source. Without --docs the rule is marked as unverified and used \
            only with --unverified. Without --name, asks for the missing values. The tests are the links of some passages. \
            With --from, prints the rules of all apps of a list.
              lectern new app example-reader --name Reader --scheme reader \\
                --template 'reader://{book.osis}/{chapter}'
              lectern new app --from apps.plist --output rules/apps
            """)

    @Argument(help: ArgumentHelp("The identifier, such as example-reader.", valueName: "id"))
    var identifier: String?

    @Option(help: ArgumentHelp("The apps.plist of the common share sheet, instead of one app.", valueName: "file"))
    var from: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("With --from: write one file per app to this folder.", valueName: "dir"))
    var output: String?

    @Option(help: ArgumentHelp("The name of the app.", valueName: "name")) var name: String?

    @Option(help: ArgumentHelp("The scheme of its links, without a colon.", valueName: "scheme"))
    var scheme: String?

    @Option(
        name: .customLong("template"),
        help: ArgumentHelp(
            "A template of its links, the most precise one first; may be repeated. docs/variables.md lists the variables.",
            valueName: "template"))
    var templates: [String] = []

    @Option(help: ArgumentHelp("The page or code that documents the links.", valueName: "text")) var docs: String?

    @Option(
        help: ArgumentHelp(
            "The purpose of the app: \(ValueList.named(CommonSchemeURL.Intention.allCases)).", valueName: "name,..."),
        transform: { try ValueList.values(of: $0, "intention") })
    var intention: [[CommonSchemeURL.Intention]] = []

    @Option(
        help: ArgumentHelp(
            "The operating systems on which it runs: \(ValueList.named(OperatingSystem.allCases)).",
            valueName: "os,..."),
        transform: { try ValueList.values(of: $0, "operating system") })
    var os: [[OperatingSystem]] = []

    @Flag(help: "One link can contain several passages.") var lists = false

    @Flag(help: "The app has the deuterocanonical books.") var allBooks = false

    @OptionGroup var folder: RuleFolder

    @OptionGroup var outputOptions: OutputOptions

    func validate() throws {
        guard (identifier == nil) != (from == nil) else {
            throw ValidationError("missing identifier; use --from for a list of apps")
        }
        guard output == nil || from != nil else { throw ValidationError("--output needs --from") }
    }

    func run() throws {
        if let from { return try importApps(from) }
        if let identifier { try makeRule(identifier) }
    }

    /// Prints the rules of a list of apps, or writes a file for each.
    private func importApps(_ file: String) throws {
        do {
            let list = try SharedAppList(propertyList: try FileSystem.read(file, maximumSize: AppLinksLimits.appList))
            if let output { try list.write(into: output) } else { Output.write(list.manifest) }
        } catch let error as SharedAppList.ImportError {
            throw Failure("\(file): \(error.message)")
        }
    }

    private func makeRule(_ identifier: String) throws {
        do {
            try RuleFileName.check(identifier)
            let files = try folder.files()
            let path = folder.path(of: identifier, in: "apps")
            guard !FileSystem.isFile(path) else { throw Failure("\(path): already exists") }
            guard !Manifest(files: files, onDemand: true).appIdentifiers.contains(identifier) else {
                throw Failure("there is already an app \"\(identifier)\"; `lectern list apps` lists them")
            }
            var prompt = Prompt()
            let isAsking = name == nil && isatty(STDIN_FILENO) == 1
            let proposal = try AppProposal(isAsking ? asked(identifier, &prompt) : described(identifier))
            let file = proposal.file(path: path, schema: folder.schema)
            if isAsking, !folder.dryRun {
                Output.write(
                    proposal.tests.map { "  \($0.link)\n    \($0.result ?? "no link")\n" }.joined(), to: .error)
                guard prompt.confirms("Write \(path)?") else {
                    throw ExitStatus.negative(saying: "nothing was written")
                }
            }
            if folder.dryRun { Output.write(file.bytes) } else { try folder.write(file, over: nil) }
            let link = proposal.tests.first { $0.result != nil }?.link ?? "John 3:16"
            let trial = [link, "--app", identifier] + (proposal.isUnverified ? ["--unverified"] : [])
            try NewRuleReport(
                file: file, others: files, missing: missing(proposal), trial: trial, isWritten: !folder.dryRun
            ).finish()
        } catch let finding as Finding {
            throw Failure(finding)
        }
    }

    private func described(_ identifier: String) throws -> AppProposal.Description {
        guard let name else { throw Failure("the app has no name; add --name") }
        return description(of: identifier, name: name, scheme: scheme, templates: templates, docs: docs)
    }

    private func asked(_ identifier: String, _ prompt: inout Prompt) -> AppProposal.Description {
        func answer(_ question: String) -> String? { prompt.line(question).flatMap { $0.isEmpty ? nil : $0 } }
        let name = answer("Name of the app: ") ?? identifier
        let scheme = self.scheme ?? answer("Scheme of its links, without a colon: ")
        var templates = self.templates
        while let template = answer("Template, the most precise one first, or Enter to finish: ") {
            templates.append(template)
        }
        let docs = self.docs ?? answer("Page or code that documents the links, or Enter for none: ")
        return description(of: identifier, name: name, scheme: scheme, templates: templates, docs: docs)
    }

    private func description(
        of identifier: String, name: String, scheme: String?, templates: [String], docs: String?
    ) -> AppProposal.Description {
        var app = AppProposal.Description(
            identifier: identifier, name: name, scheme: scheme, templates: templates, docs: docs,
            intentions: intention.isEmpty ? [.read] : intention.flatMap(\.self))
        app.systems = os.flatMap(\.self)
        app.takesLists = lists
        app.hasAllBooks = allBooks
        return app
    }

    private func missing(_ proposal: AppProposal) -> [String] {
        let source =
            proposal.isUnverified
            ? "\"docs\" instead of \"status\": a page or code that documents the links; without it the rule is off"
            : "\"verified\": the date on which the source was read"
        return [source] + (os.isEmpty ? ["\"os\": the operating systems on which the app runs; --os names them"] : [])
    }
}
