import ArgumentParser
import PCRE

/// Whether the index of patterns leaves out a pattern that matches.
struct IndexSoak: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "index",
        abstract: "Compare the index of regexes with a loop over them, for random regexes and links made from them.",
        discussion: """
            Each round has an index over regexes, and links made from each of them. Prints the regexes that match a \
            link for which the index leaves them out, and how many links the regexes matched. A seed gives the same \
            rounds in every run.
            """)

    @Option(help: "How many rounds; without it, until the time is over.")
    var rounds: Int?

    @Option(help: "For how many seconds, unless the number of rounds is given.")
    var time = 600

    @Option(help: "Where the numbers start that rounds are made from.")
    var seed: UInt64 = 1

    private static let patternsOfRound = 30
    private static let linksOfPattern = 4

    func run() throws {
        let end = ContinuousClock.now + .seconds(time)
        var (round, matches, pairs, lost) = (0, 0, 0, 0)
        while rounds.map({ round < $0 }) ?? (ContinuousClock.now < end) {
            let result = Self.compare(seed: seed &+ UInt64(round) &* 1_000_003)
            result.lost.forEach {
                print("left out: \($0.pattern.debugDescription) matches \($0.link.debugDescription)")
            }
            (round, matches, pairs) = (round + 1, matches + result.matches, pairs + result.pairs)
            lost += result.lost.count
        }
        print("\(round) rounds, \(pairs) pairs of a regex and a link, \(matches) matches, \(lost) left out")
        if lost > 0 || matches == 0 { throw ExitCode.failure }
    }

    /// The answers of an index and of a loop over its patterns.
    private static func compare(seed: UInt64) -> (matches: Int, pairs: Int, lost: [(pattern: String, link: String)]) {
        var random = RandomPatterns(seed: seed)
        let parts = (0..<patternsOfRound).map { _ in random.next() }
        let patterns = parts.map { try? Pattern($0.pattern) }
        let index = PatternIndex(parts.map { (source: $0.pattern, isAnchored: false) })
        var (matches, pairs) = (0, 0)
        var lost: [(pattern: String, link: String)] = []
        for part in parts {
            for _ in 0..<linksOfPattern {
                let link = random.changed(part.text)
                let subject = Subject(link)
                let found = Set(index.candidates(in: link.utf8.span))
                for (number, pattern) in patterns.enumerated() {
                    pairs += 1
                    guard let pattern, (try? pattern.firstMatch(in: subject)) ?? nil != nil else { continue }
                    matches += 1
                    if !found.contains(number) { lost.append((pattern.source, link)) }
                }
            }
        }
        return (matches, pairs, lost)
    }
}
