import ArgumentParser
import Hosts
import LinkEngine
import Text
import Workshop

/// `lectern diff`: what a change of rules does to links.
struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Show what a change of rules does to links.",
        discussion: """
            Compares the links in the tests of both sides, links that are made from their rules, and the given ones. The status is 1 if one is no longer read, \
            or read differently.
            """)

    @Argument(
        help: ArgumentHelp(
            "The rules before: a manifest, a folder, or a git revision: HEAD~1, v1.2:rules.", valueName: "old"))
    var old: String

    @Argument(help: ArgumentHelp("The rules after; without it, ./rules, or the built-in rules.", valueName: "new"))
    var new: String?

    @OptionGroup var linkList: LinkListOption
    @Flag(
        inversion: .prefixedNo,
        help:
            "Also compare links that are made from the rules: of parts without tests, and such that look like links of tests."
    )
    var made = true

    @OptionGroup var scriptOptions: ScriptOptions

    @Option(help: "How to print the changes: text, json, markdown or github.")
    var reporter = ComparisonReporter.text

    @Flag(help: "Print every change, not only examples of each sort.")
    var all = false

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

extension ComparisonReporter: ExpressibleByArgument {}
