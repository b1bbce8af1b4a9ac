import ArgumentParser

/// The measures of docs/performance.md. A command of its own for each kind of them, so that each has its own options.
@main
struct Benchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Measure the engine, the rule index, scripts and batches.",
        subcommands: [EngineMeasure.self, RuleTable.self, BatchMeasure.self, LinkList.self],
        defaultSubcommand: EngineMeasure.self)
}
