public import ArgumentParser
import Diagnostics
import Fetching
import LinkEngine
public import RuleTesting

/// `lectern test`: runs the tests of manifests.
struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Run the tests that a manifest carries.")

    @Argument(
        help: ArgumentHelp(
            "Manifests, or folders of rule files; without any, ./rules, or the built-in rules.", valueName: "path"))
    var paths: [String] = []

    @OptionGroup var rules: RuleOptions

    @OptionGroup(title: "Recordings") var recordings: RecordingOptions

    @OptionGroup(title: "Suggestions") var suggestions: SuggestionOptions

    @Option(help: "How to print the results: text or json.")
    var reporter = Reporter.text

    @Flag(help: "Print every pair of input and result.")
    var verbose = false

    @Flag(help: "List the rules that have fewer tests than their regexes require.")
    var coverage = false

    func run() throws {
        if suggestions.isUsed { return try suggestions.run(paths, rules) }
        let sources = try rules.inspectedSources(paths).map { (source: $0, files: try $0.files()) }
        let files = sources.flatMap(\.files)
        let manifest = try rules.usableManifest(of: files, showsWarnings: true)
        guard manifest.testCount <= Manifest.maximumTests else {
            throw Failure(
                "\(manifest.testCount) tests are too many; at most \(Manifest.maximumTests) are run at a time")
        }
        let recordings = try recordings.recordings(of: sources, network: try network)
        let tests = manifest.tests()
        let progress = ProgressLine(total: tests.count)
        let engine = Engine(manifest: manifest, scripts: rules.scripts())
        let run = TestRun(tests, in: engine, recordings: recordings, progress: progress.show)
        progress.clear()
        Output.write(run.findings)
        Output.write(reporter.report(run, coverage: coverage ? Coverage(files: files) : nil, verbose: verbose))
        let tested = Set(tests.map(\.location.file.path))
        let untested = sources.filter { $0.files.allSatisfy { !tested.contains($0.path) } }.map(\.source)
        for source in untested { Output.write("\(source.path): error: no tests\n", to: .error) }
        let hasErrors = manifest.findingList.hasErrors || run.findings.contains { $0.severity == .error }
        if run.count(.failed) > 0 || hasErrors || untested.contains(where: { !$0.isBuiltIn }) {
            throw ExitStatus.negative
        }
    }

    /// The network, which only recording and comparing recordings need.
    private var network: any Network {
        get throws {
            guard recordings.needsNetwork else { return try rules.network }
            return rules.networkOptions.fetcher(allowsUnsandboxed: rules.allowUnsandboxedScripts)
        }
    }
}

extension Reporter: ExpressibleByArgument {}
