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
            "Make only app links of these kinds: \(named(Opening.Kind.allCases)).", valueName: "kind,..."),
        transform: { try values(of: $0, "kind") })
    var kinds: [Opening.Kind]?

    @Option(
        help: ArgumentHelp(
            "Print only these fields, in this order: \(named(ResolutionField.allCases)). Without openings, no app links are made.",
            valueName: "field,..."),
        transform: { try values(of: $0, "field") })
    var fields: [ResolutionField]?

    func validate() throws {
        if let jobs, !(1...ProgramLimits.jobs).contains(jobs) {
            throw ValidationError("--jobs must be a number from 1 to \(ProgramLimits.jobs)")
        }
    }

    /// Whether openings are asked for.
    var makesOpenings: Bool { fields?.contains(.openings) ?? true }

    /// The filter, which makes nothing that is not asked for.
    func limit(_ filter: OpeningFilter) -> OpeningFilter {
        guard makesOpenings else { return .passageOnly }
        var filter = filter
        filter.kinds = kinds.map(Set.init)
        return filter
    }

    /// Shows how many links are resolved; nil if that is not asked for.
    var progressLine: ProgressLine? {
        progress && !Output.output.isTerminal ? ProgressLine(total: nil) : nil
    }

    private static func named<Value: RawRepresentable<String>>(_ values: [Value]) -> String {
        values.map(\.rawValue).joined(separator: ", ")
    }

    /// The values of a list with commas, each once.
    private static func values<Value: RawRepresentable<String> & CaseIterable & Equatable>(
        of list: String, _ name: String
    ) throws -> [Value] {
        var values: [Value] = []
        for word in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            guard let value = Value(rawValue: word.lowercased()) else {
                let known = Value.allCases.map(\.rawValue)
                let hint = Spelling.hint(for: word, in: known) ?? "the \(name)s are \(known.joined(separator: ", "))"
                throw ValidationError("there is no \(name) \"\(word)\"; \(hint)")
            }
            if !values.contains(value) { values.append(value) }
        }
        return values
    }
}
