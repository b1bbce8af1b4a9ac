import ArgumentParser
import Hosts
import LinkEngine
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

    @Option(help: "The format of the report: text, json, markdown or github.")
    var reporter = ComparisonReporter.text

    @Flag(help: "Print every change, not only examples of each kind.")
    var all = false

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
