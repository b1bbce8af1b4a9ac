import ArgumentParser
import LinkEngine
import Text
import Workshop

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
