import ArgumentParser
import Files
import Glibc
import Hosts
import LinkEngine
import NativeEngine
import Requests
import Text
import Workshop

/// `lectern diff`: what a change of rules does to links.
struct Diff: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Show the effect of a change of rules on links.",
        discussion: """
            Compares the links of the tests of both sides, links generated from their rules, and the given links. The \
            status is 1 if a link is no longer read, or is read differently.
            """)

    @Argument(
        help: ArgumentHelp(
            "The old rules: a manifest, a folder, or a git revision such as HEAD~1 or v1.2:rules.", valueName: "old"))
    var old: String

    @Argument(help: ArgumentHelp("The new rules (default: ./rules, or the built-in rules).", valueName: "new"))
    var new: String?

    @OptionGroup var linkList: LinkListOption
    @Flag(
        inversion: .prefixedNo,
        help:
            "Also compare generated links: for untested parts, and near misses of tested links."
    )
    var made = true

    @OptionGroup var scriptOptions: ScriptOptions

    @Option(help: "The format of the report.")
    var reporter = ComparisonReporter.text

    @Flag(help: "Print every change, not only examples of each kind.") var all = false

    @OptionGroup var outputOptions: OutputOptions

    func run() throws {
        let scripts = scriptOptions.pool().runner
        let before = try ComparedRules(old).ruleSet(scripts: scripts)
        let after = try (new.map(ComparedRules.init) ?? .standard).ruleSet(scripts: scripts)
        let links = ComparedLink.distinct(
            [before, after].flatMap { ComparedLink.inputs(of: $0, includesMade: made) } + (try linkList.links()))
        let progress = ProgressLine(total: links.count)
        let comparison = Comparison(
            of: links, from: before, to: after, exampleLimit: all ? .max : 3, progress: progress.show)
        progress.clear()
        Output.write(reporter.report(comparison, showsAll: all))
        if comparison.hasRegressions { throw ExitStatus.negative }
    }
}

extension ComparisonReporter: LowercaseArgument {}

/// The rules that an argument of `lectern diff` names.
struct ComparedRules {
    private let name: String
    private let files: [SourceFile]

    /// Reads a folder, a file, or else a revision.
    init(_ argument: String) throws {
        name = argument
        if FileSystem.isFolder(argument, followsLinks: true) || FileSystem.isFile(argument) {
            files = try RuleSource(path: argument).files()
        } else {
            let revision = try GitRevision(argument)
            let rules = try GitRepository(environment: Installation.environment).rules(of: revision)
            files = rules.files
            Output.write(rules.findings)
        }
    }

    private init(_ source: RuleSource) throws {
        name = source.path
        files = try source.files()
    }

    /// The folder `rules` of the working directory, else the built-in rules.
    static var standard: ComparedRules { get throws { try ComparedRules(RuleSource.workingFolder ?? .builtIn) } }

    /// The rules, in which errors are printed to standard error.
    ///
    /// - Throws: `ExitStatus.unusable` if no rules can be used.
    func ruleSet(scripts: ScriptRunner) throws -> RuleSet {
        let manifest = Manifest(files: files)
        Output.write(manifest.findingList.errors)
        if manifest.isUnreadable { throw ExitStatus.unusable }
        return RuleSet(name: name, files: files, manifest: manifest, scripts: scripts)
    }
}

/// The option for links beside those of tests.
struct LinkListOption: ParsableArguments {
    @Option(
        name: .customLong("links"),
        help: ArgumentHelp("Also compare these links, one per line; - reads standard input.", valueName: "file"))
    var path: String?

    /// The links; what cannot be one is left out, and counted on standard error.
    func links() throws -> [String] {
        guard let path else { return [] }
        guard path != "-" else { return try links(of: STDIN_FILENO, named: "standard input") }
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure("\(path): \(unsafe String(cString: strerror(errno)))") }
        defer { close(descriptor) }
        return try links(of: descriptor, named: path)
    }

    private func links(of descriptor: Int32, named name: String) throws -> [String] {
        var lines = InputLines(
            of: descriptor, limit: Engine.maximumLength, maximumSize: ProgramLimits.comparedLinkLists)
        var links: [String] = []
        var omitted = 0
        while let line = lines.next() {
            guard case .bytes(let bytes) = line, bytes.firstInvalidUTF8Offset == nil else {
                omitted += 1
                continue
            }
            if bytes.isEmpty { continue }
            guard links.count < ProgramLimits.comparedLinks else {
                throw Failure("\(name): more than \(ProgramLimits.comparedLinks) links; compare them in parts")
            }
            links.append(String(decoding: bytes, as: UTF8.self))
        }
        if let failure = lines.failure { throw Failure("\(name): \(failure)") }
        if omitted > 0 {
            let lines = omitted == 1 ? "1 line is" : "\(omitted) lines are"
            Output.note(
                "note: \(Printable.line(name)): \(lines) skipped: longer than \(Engine.maximumLength) bytes, or not UTF-8"
            )
        }
        return links
    }
}
