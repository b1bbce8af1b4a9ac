import LinkEngine
import RuleChecking

extension RuleMutants {
    /// Few tests that see the changes which the rule's own do not see, each with what is changed.
    mutating func suggestions(_ judge: LinkJudge) -> [SuggestedTest] {
        var open = unseen()
        var tests: [SuggestedTest] = []
        for candidates in [near, varied] where !open.isEmpty {
            var choice = LinkChoice(
                open.map { changed in candidates.indices.filter { differs(changed.rule, candidates[$0]) } })
            while let index = choice.best {
                guard let expected = judge.expectation(rule, candidates[index].link) else {
                    choice.discard(index)
                    continue
                }
                let reasons = choice.take(index).map {
                    "sees " + open[$0].mutation.description(in: rule.rule.regex ?? "")
                }
                tests.append(SuggestedTest(link: candidates[index].link, expected: expected, reasons: reasons))
            }
            open = choice.open.map { open[$0] }
        }
        return tests
    }
}

extension PatternMutation {
    /// What is changed, for people.
    package func description(in pattern: String) -> String {
        let text = String(decoding: Array(pattern.utf8)[range], as: UTF8.self)
        return kind.rawValue + ": " + (replacement.isEmpty ? "without \(text)" : "\(replacement) for \(text)")
    }
}

/// Chooses few links that together tell all of some changes.
private struct LinkChoice {
    /// For each change, the links that tell it.
    private var tellers: [[Int]]
    /// The changes that no chosen link tells.
    private(set) var open: [Int]
    private var counts: [Int: Int] = [:]

    init(_ tellers: [[Int]]) {
        self.tellers = tellers
        open = Array(tellers.indices)
        for index in tellers.joined() { counts[index, default: 0] += 1 }
    }

    /// The link that tells the most; of several, the first. Nil if no link is left that tells anything.
    var best: Int? { counts.filter { $0.value > 0 }.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key }

    /// Leaves a link out.
    mutating func discard(_ link: Int) { counts[link] = nil }

    /// Takes a link; returns the changes that it tells.
    mutating func take(_ link: Int) -> [Int] {
        let told = open.filter { tellers[$0].contains(link) }
        for index in told.flatMap({ tellers[$0] }) { if let count = counts[index] { counts[index] = count - 1 } }
        open.removeAll(where: told.contains)
        return told
    }
}
