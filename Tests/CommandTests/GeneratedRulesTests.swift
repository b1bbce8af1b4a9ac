import TestCorpora
import Testing

@testable import Benchmarks

/// The rules that the benchmark generates.
@Suite struct GeneratedRulesTests {
    /// What is generated is the same in every run, and its links are those of its rules.
    @Test func generatedRulesMatchTheirLinks() throws {
        let rules = GeneratedRules(count: 60)
        var (random, again) = (SeededGenerator(state: 1), SeededGenerator(state: 1))
        let links = rules.links(400, &random)
        #expect(links == rules.links(400, &again))
        for (index, link) in links.enumerated() where !index.isMultiple(of: 2) {
            let text = String(decoding: link, as: UTF8.self)
            let isMatched = try rules.regexes.contains { try Regex($0).firstMatch(in: text) != nil }
            #expect(isMatched, "\(text)")
        }
    }
}
