import ArgumentParser
import PCRE
import TestCorpora

/// Whether the index of patterns leaves out a pattern that matches, and whether programs find what PCRE2 finds.
struct IndexSoak: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "index",
        abstract: "Compare the index of regexes with a loop over them, for random regexes and links made from them.",
        discussion: """
            Each round has an index over regexes, and links made from each of them. Prints the regexes that match a \
            link for which the index leaves them out, those that match otherwise as a program than by PCRE2, and how \
            many links the regexes matched. A seed gives the same rounds in every run.
            """)

    @Option(help: "How many rounds; without it, until the time is over.") var rounds: Int?

    @Option(help: "For how many seconds, unless the number of rounds is given.") var time = 600

    @Option(help: "Where the numbers start that rounds are made from.") var seed: UInt64 = 1

    private static let patternsOfRound = 30
    private static let linksOfPattern = 4

    func run() throws {
        let end = ContinuousClock.now + .seconds(time)
        var (round, all) = (0, Result())
        while rounds.map({ round < $0 }) ?? (ContinuousClock.now < end) {
            let result = Self.compare(seed: seed &+ UInt64(round) &* 1_000_003)
            result.lost.forEach { print("left out: \($0)") }
            result.others.forEach { print("not as PCRE2: \($0)") }
            round += 1
            all.add(result)
        }
        print(
            """
            \(round) rounds, \(all.pairs) pairs of a regex and a link, \(all.matches) matches, \(all.programs) programs; \
            \(all.lost.count) left out, \(all.others.count) not as PCRE2
            """)
        if !all.lost.isEmpty || !all.others.isEmpty || all.matches == 0 { throw ExitCode.failure }
    }

    /// What rounds found.
    private struct Result {
        var pairs = 0
        var matches = 0
        var programs = 0
        /// The pairs whose regex the index left out.
        var lost: [String] = []
        /// The pairs that match otherwise as a program.
        var others: [String] = []

        mutating func add(_ other: Result) {
            pairs += other.pairs
            matches += other.matches
            programs += other.programs
            lost += other.lost
            others += other.others
        }
    }

    /// The answers of an index and of a loop over its patterns.
    private static func compare(seed: UInt64) -> Result {
        var random = RandomLinkPatterns(seed: seed)
        let parts = (0..<patternsOfRound).map { _ in random.next() }
        let patterns = parts.map { try? Pattern($0.pattern) }
        let compiled = parts.map { try? Pattern($0.pattern, options: .compiled) }
        let index = PatternIndex(parts.map { (source: $0.pattern, isAnchored: false) })
        var result = Result()
        result.programs = patterns.count { $0?.hasProgram == true }
        for part in parts {
            for _ in 0..<linksOfPattern {
                let link = random.changed(part.text)
                let subject = Subject(link)
                let found = Set(index.candidates(in: link.utf8.span))
                for number in parts.indices {
                    result.pairs += 1
                    // Where one of them reaches its limit of steps, there is nothing to compare.
                    guard let pattern = patterns[number], let other = compiled[number],
                        case (.success(let match), .success(let expected)) = (
                            Swift.Result { try pattern.firstMatch(in: subject) },
                            Swift.Result { try other.firstMatch(in: subject) }
                        )
                    else { continue }
                    let pair = "\(parts[number].pattern.debugDescription) and \(link.debugDescription)"
                    if match != expected { result.others.append(pair) }
                    guard match != nil else { continue }
                    result.matches += 1
                    if !found.contains(number) { result.lost.append(pair) }
                }
            }
        }
        return result
    }
}
