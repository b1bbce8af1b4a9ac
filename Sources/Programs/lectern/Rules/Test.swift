import ArgumentParser
import Files
import Glibc
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

/// The options of `lectern test` for which tests are run, and how many at a time.
struct SelectionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Only tests with this text in their rule, app, file or link; may be repeated to match any of the texts.",
            valueName: "text"))
    var filter: [String] = []

    @Flag(help: "Only tests that failed in the last run.") var failed = false

    @Flag(help: "End the run with the first failure.") var failFast = false

    @Option(
        help: ArgumentHelp(
            "Run at most this many tests at a time (default: the number of processors).", valueName: "number"))
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more") }
        guard !filter.contains("") else { throw ValidationError("--filter needs a text that is not empty") }
    }

    func includes(_ test: RuleTest) -> Bool { TestFilter(filter).includes(test) }

    /// The tests to run.
    ///
    /// - Throws: `Failure` if the filter leaves none of them.
    func selected(from tests: [RuleTest]) throws -> [RuleTest] {
        let filter = TestFilter(filter)
        let candidates = failed ? FailedTests.selected(from: tests) : tests
        let selected = candidates.filter(filter.includes)
        guard !selected.isEmpty || candidates.isEmpty || self.filter.isEmpty else {
            let texts = self.filter.map { "\"\($0)\"" }.joined(separator: " or ")
            throw Failure("no test has \(texts) in its rule, app, file or link")
        }
        return selected
    }

    /// How they are run.
    ///
    /// - Parameter isSelection: whether some tests are not to be run.
    func options(isSelection: Bool) -> TestRun.Options {
        TestRun.Options(jobs: jobs, stopsAtFailure: failFast, isSelection: isSelection)
    }
}

/// The options for how well rules are tested.
struct CoverageOptions: ParsableArguments {
    @Flag(help: "Show the parts of rules that no passing test uses: branches of regexes, query parameters and entries.")
    var coverage = false

    @Option(
        help: ArgumentHelp(
            "Exit with status 1 and name each rule if tests use a lower percentage of its parts; implies --coverage.",
            valueName: "percent"))
    var minimum: Int?

    func validate() throws {
        guard (0...100).contains(minimum ?? 0) else {
            throw ValidationError("--minimum must be a percentage from 0 to 100")
        }
    }

    /// The coverage by the tests of a run; nil where neither the options nor a reporter ask for it.
    func coverage(of set: TestSet, by run: TestRun, for reporters: [Reporter], _ rules: EngineOptions) -> RuleCoverage?
    {
        guard coverage || minimum != nil || reporters.contains(where: \.isOfCoverage) else { return nil }
        return RuleCoverage(
            of: set.files, Engine(manifest: set.manifest, scripts: rules.scripts()), by: run,
            isSelection: run.results.count < set.tests.count)
    }

    /// An error for each rule that is below the minimum.
    func findings(_ coverage: RuleCoverage?) -> [Finding] {
        guard let coverage, let minimum else { return [] }
        return coverage.rules.filter { $0.percent < minimum || $0.note != nil }.map { rule in
            Finding(
                .error,
                rule.note ?? "tests use \(rule.taken) of \(rule.parts.count) parts of the rule, \(rule.percent) %",
                at: rule.location, note: "--minimum is \(minimum) %; `lectern test --coverage` shows the other parts")
        }
    }
}

/// The options of `lectern test` for accepting results.
struct UpdateOptions: ParsableArguments {
    @Flag(
        help: "Write the actual results into failed tests, then run them again. Asks about each result on a terminal.")
    var update = false

    @Flag(help: "With --update: accept every result without asking.") var yes = false

    func validate() throws { guard update || !yes else { throw ValidationError("--yes needs --update") } }

    func check(_ sources: [RuleSource]) throws {
        guard update else { return }
        guard !sources.contains(where: \.isBuiltIn) else {
            throw Failure("the built-in rules cannot be changed; name the files to update")
        }
        guard yes || isatty(STDIN_FILENO) == 1 && Output.output.isTerminal else {
            throw Failure("--update asks about each result and needs a terminal; --update --yes accepts all of them")
        }
    }

    /// Writes the results that are accepted into the files.
    ///
    /// - Returns: whether there are any.
    func accept(_ run: TestRun) throws -> Bool {
        guard update else { return false }
        let candidates = run.results.filter(ExpectationUpdate.isAcceptable)
        let accepted = yes ? candidates : Self.chosen(from: candidates)
        guard !accepted.isEmpty else { return false }
        var update = ExpectationUpdate()
        for result in accepted { update.accept(result) }
        try update.save()
        Output.note("note: accepted results: \(accepted.count), in files: \(update.fileCount)")
        return true
    }

    private static func chosen(from results: [TestResult]) -> [TestResult] {
        var prompt = Prompt()
        var chosen: [TestResult] = []
        for (index, result) in results.enumerated() {
            Output.write(result.complaint)
            let question = "accept this result (\(index + 1)/\(results.count))? [y]es, [n]o, [a]ll, [q]uit: "
            switch prompt.letter(of: "ynaq", question) {
            case "y": chosen.append(result)
            case "n": continue
            case "a": return chosen + results[index...]
            default: return chosen
            }
        }
        return chosen
    }
}

/// The rules that `lectern test` was given, and their tests.
struct TestSet {
    let sources: [(source: RuleSource, files: [SourceFile])]
    let manifest: Manifest
    let tests: [RuleTest]

    /// Reads the rules; what is wrong with them is printed.
    ///
    /// - Throws: `Failure` or `ExitStatus` if they cannot be read, or have too many tests.
    init(_ sources: [RuleSource], _ rules: RuleOptions) throws {
        try self.init(sources.map { (source: $0, files: try $0.files()) }, rules)
    }

    /// Takes rules that are read; what is wrong with them is printed.
    ///
    /// - Parameter shown: chooses what of it.
    /// - Throws: `Failure` or `ExitStatus` if they cannot be used.
    init(
        _ sources: [(source: RuleSource, files: [SourceFile])], _ rules: RuleOptions,
        showing shown: (FindingList) -> [Finding] = \.all
    ) throws {
        self.sources = sources
        manifest = try rules.usableManifest(of: sources.flatMap(\.files), showing: shown)
        tests = manifest.tests()
    }

    var files: [SourceFile] { sources.flatMap(\.files) }

    var untested: [RuleSource] {
        let tested = Set(tests.map(\.location.file.path))
        return sources.filter { $0.files.allSatisfy { !tested.contains($0.path) } }.map(\.source)
    }
}
