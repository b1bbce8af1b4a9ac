import ArgumentParser

/// Prints how long it takes to find the rules for a link, for several numbers of rules.
struct RuleTable: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Measure the rule index against plain loops over PCRE2.",
        discussion: """
            Times are medians of rounds in which all measures take turns, in microseconds for one link; half of the links \
            are for a rule. "loop": every regex on every link, compiled to machine code (JIT) or interpreted.
            """)

    @Option(help: "How often everything is measured.")
    var rounds = 5

    @Option(help: "The numbers of rules.")
    var sizes = RuleBenchmark.sizes

    func run() throws {
        print(RuleBenchmark.Row.heading)
        for size in sizes { print(try RuleBenchmark.row(rules: size, rounds: rounds).text) }
    }

    func validate() throws {
        guard rounds > 0, sizes.allSatisfy({ (1...1_000_000).contains($0) }) else {
            throw ValidationError("--rounds and --sizes take positive numbers")
        }
    }
}
