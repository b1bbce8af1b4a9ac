import ArgumentParser
import Hosts
import LinkEngine
import Requests
import Text
public import Workshop

/// `lectern test`: runs the tests of manifests.
struct Test: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Run the tests of rules.")

    @Argument(
        help: ArgumentHelp(
            "Manifests or folders of rule files (default: ./rules, or the built-in rules).", valueName: "path"))
    var paths: [String] = []

    @OptionGroup(title: "Recordings") var recordings: RecordingOptions

    @OptionGroup(title: "Suggestions") var suggestions: SuggestionOptions

    @OptionGroup(title: "Selection") var selection: SelectionOptions

    @OptionGroup(title: "Reports") var reports: ReportOptions

    @OptionGroup(title: "Coverage") var coverage: CoverageOptions

    @OptionGroup(title: "Updates") var updates: UpdateOptions

    @OptionGroup var watching: WatchOptions

    @OptionGroup var outputOptions: OutputOptions

    @OptionGroup var rules: EngineOptions

    func validate() throws {
        if watching.watch, selection.failed || updates.update || recordings.needsNetwork || !reports.outputs.isEmpty {
            throw ValidationError(
                "--watch cannot be combined with --failed, --update, --record, --live, --reporter or --output")
        }
        // Results that are accepted are tested again, which must not ask the network again.
        if updates.update, recordings.needsNetwork {
            throw ValidationError("--update cannot be combined with --record or --live: record first, then update")
        }
    }

    func run() throws {
        if suggestions.isUsed { return try suggestions.run(paths, rules) }
        if watching.watch { return try watchFiles() }
        let sources = try rules.source.inspectedSources(paths)
        try updates.check(sources)
        var set = try TestSet(sources, rules.source)
        try reports.outputs.checkOutputs(areNoneOf: set.files)
        var run = try run(set)
        if try updates.accept(run) {
            set = try TestSet(sources, rules.source)
            run = try self.run(set)
        }
        FailedTests.remember(run)
        try report(run, of: set)
    }

    private func run(_ set: TestSet) throws -> TestRun {
        try run(
            try selection.selected(from: set.tests), of: set, Engine(manifest: set.manifest, scripts: rules.scripts()))
    }

    func run(_ tests: [RuleTest], of set: TestSet, _ engine: Engine) throws -> TestRun {
        let progress = ProgressLine(total: tests.count)
        defer { progress.clear() }
        return TestRun(
            tests, in: engine, recordings: try recordings.recordings(of: set.sources, network: try network),
            selection.options(isSelection: tests.count < set.tests.count), progress: progress.show)
    }

    /// Prints the reports of a run.
    ///
    /// - Throws: `ExitStatus.negative` if something failed.
    private func report(_ run: TestRun, of set: TestSet) throws {
        Output.write(run.findings)
        let targets = try reports.outputs.targets(else: .text)
        let coverage = coverage.coverage(of: set, by: run, for: targets.map(\.reporter), rules)
        for target in targets { try target.write(target.reporter.report(run, coverage: coverage, reports.options)) }
        let belowMinimum = self.coverage.findings(coverage)
        Output.write(belowMinimum)
        if Output.error.isTerminal { Output.note("ran in \(run.duration.tenthsOfSeconds)") }
        for source in set.untested { Output.write("\(source.path): error: no tests\n", to: .error) }
        let hasErrors =
            set.manifest.findingList.hasErrors || (run.findings + belowMinimum).contains { $0.severity == .error }
        if run.count(.failed) > 0 || hasErrors || set.untested.contains(where: { !$0.isBuiltIn }) {
            throw ExitStatus.negative
        }
    }

    /// The network, which only recording and comparing recordings need.
    private var network: Network {
        get throws {
            guard recordings.needsNetwork else { return try rules.network }
            return rules.fetcher.network
        }
    }
}

extension Reporter: LowercaseArgument {}
