import ArgumentParser

/// Prints how long it takes to find the rules for a link, for several numbers of rules.
struct RuleTable: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Measure the rule index against plain loops over PCRE2.",
        discussion: """
            Times are medians of rounds in which all measures take turns, in microseconds for one link; half of the links \
            are for a rule. "loop": every regex on every link, compiled to machine code (JIT) or interpreted. "index": \
            without the regexes.
            """)

    @Option(help: "How often everything is measured.") var rounds = 5

    @Option(help: "The numbers of rules.") var sizes = RuleBenchmark.sizes

    @Option(help: "Regexes of others, one a line, in place of generated ones; with --links and --unseen.")
    var regexes: String?

    @Option(help: "Links that are looked up first, one a line.") var links: String?

    @Option(help: "Links that are measured once, after those.") var unseen: String?

    func run() throws {
        print(RuleBenchmark.Row.heading)
        if let regexes, let links, let unseen {
            let sample = try RuleSample(regexes: regexes, seen: links, unseen: unseen)
            return print(try RuleBenchmark.row(sample, rounds: rounds).text)
        }
        for size in sizes { print(try RuleBenchmark.row(RuleSample(generated: size), rounds: rounds).text) }
    }

    func validate() throws {
        guard (regexes == nil) == (links == nil), (links == nil) == (unseen == nil) else {
            throw ValidationError("--regexes, --links and --unseen take one file each, or none is given")
        }
        guard rounds > 0, sizes.allSatisfy({ (1...1_000_000).contains($0) }) else {
            throw ValidationError("--rounds and --sizes take positive numbers")
        }
    }
}
