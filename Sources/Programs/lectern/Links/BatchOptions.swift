import ArgumentParser
import LinkEngine
import Text

/// How many links are resolved at once, and what is made and printed of them.
struct BatchOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Also resolve the links in this file, one per line; may be repeated.", valueName: "file"))
    var links: [String] = []

    @Flag(help: "Print each answer as soon as it is available, not in the order of the links.")
    var unordered = false

    @Option(
        help: ArgumentHelp("Resolve this many links at a time (default: the number of processors).", valueName: "count")
    )
    var jobs: Int?

    @Flag(
        inversion: .prefixedNo,
        help: "Show the number of resolved links, if standard error is a terminal and standard output is not.")
    var progress = true

    @Option(
        help: ArgumentHelp(
            "Make only app links of these kinds: \(ValueList.named(Opening.Kind.allCases)).", valueName: "kind,..."),
        transform: { try ValueList.values(of: $0, "kind") })
    var kinds: [Opening.Kind]?

    @Option(
        help: ArgumentHelp(
            "Print only these fields, in this order: \(ValueList.named(ResolutionField.allCases)). Without openings, no app links are made.",
            valueName: "field,..."),
        transform: { try ValueList.values(of: $0, "field") })
    var fields: [ResolutionField]?

    func validate() throws {
        if let jobs, !(1...ProgramLimits.jobs).contains(jobs) {
            throw ValidationError("--jobs must be a number from 1 to \(ProgramLimits.jobs)")
        }
    }

    var makesOpenings: Bool { fields?.contains(.openings) ?? true }

    /// The filter, which makes nothing that is not asked for.
    func limit(_ filter: OpeningFilter) -> OpeningFilter {
        guard makesOpenings else { return .passageOnly(about: filter.topics) }
        var filter = filter
        filter.kinds = kinds.map(Set.init)
        return filter
    }

    /// Shows how many links are resolved; nil if that is not asked for.
    var progressLine: ProgressLine? {
        progress && !Output.output.isTerminal ? ProgressLine(total: nil) : nil
    }
}
