public import ArgumentParser
import Diagnostics
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

    @Option(help: "How to print the results: text or json.")
    var reporter = Reporter.text

    @Flag(help: "Print every pair of input and result.")
    var verbose = false

    @Flag(help: "List the rules that have fewer tests than their regexes require.")
    var coverage = false

    func run() throws {
        let files = try rules.inspectedSources(paths).flatMap { try $0.files() }
        let manifest = try rules.usableManifest(of: files)
        let scripts = rules.scripts
        let tests = manifest.tests(scripts: scripts)
        let progress = ProgressLine(total: tests.count)
        let run = TestRun(tests, in: Engine(manifest: manifest, scripts: scripts), progress: progress.show)
        progress.clear()
        Output.write(reporter.report(run, coverage: coverage ? Coverage(files: files) : nil, verbose: verbose))
        if run.count(.failed) > 0 || manifest.findings.contains(where: { $0.severity == .error }) {
            throw ExitStatus.negative
        }
    }
}

extension Reporter: ExpressibleByArgument {}
