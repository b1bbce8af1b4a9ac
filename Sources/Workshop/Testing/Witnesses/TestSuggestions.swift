import Dispatch
package import LinkEngine
import PCRE
import RuleChecking
import Synchronization
import Text

/// Makes the tests that rules lack.
package struct TestSuggestions: Sendable {
    private let judge: LinkJudge
    private let values: PartValues

    /// - Parameters:
    ///   - engine: all rules, which must agree with each test.
    ///   - rules: rules whose tests have examples of books, references and translations.
    package init(_ engine: Engine, examples rules: [TestedRule]) {
        judge = LinkJudge(engine)
        values = PartValues(of: rules)
    }

    /// The tests that rules lack, on all cores; rules that lack none are left out.
    ///
    /// - Parameters:
    ///   - takingParts: whether tests are made for the parts that no test takes.
    ///   - near: whether tests are made of links that look like a rule's.
    package func tests(for rules: [TestedRule], takingParts: Bool, near: Bool) -> [SuggestedTests] {
        let found = Mutex<[(Int, SuggestedTests)]>([])
        DispatchQueue.concurrentPerform(iterations: rules.count) { index in
            let suggestions = tests(for: rules[index], takingParts: takingParts, near: near)
            if !suggestions.tests.isEmpty || !suggestions.remarks.isEmpty {
                found.withLock { $0.append((index, suggestions)) }
            }
        }
        return found.withLock { $0 }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private func tests(for rule: TestedRule, takingParts: Bool, near: Bool) -> SuggestedTests {
        var tests: [SuggestedTest] = []
        var remarks: [String] = []
        if takingParts {
            var search = WitnessSearch(rule, values, judge)
            search.run()
            tests += search.tests
            remarks += search.remarks.map { "not taken: " + rule.parts.description(of: $0.part) + ": " + $0.text }
        }
        if near {
            var mutants = RuleMutants(of: rule, judge.services, testedOn: tests.map(\.link))
            tests += mutants.suggestions(judge)
            remarks += tooWide(rule) + overlaps(rule, tests.map(\.link)) + attack(rule)
        }
        return SuggestedTests(rule: rule, tests: tests, remarks: remarks)
    }

    /// The links near those of the rule's tests that it reads although people would not expect it. A browser reads every
    /// link.
    private func tooWide(_ rule: TestedRule) -> [String] {
        if case .browser = rule.rule { return [] }
        guard rule.rule.pattern != nil, let base = rule.links.first(where: { result(rule, $0) != nil }) else {
            return []
        }
        let link = rule.rule.subject(base).string
        return NearLink.all(of: link, numbers: rule.numbers(in: link)).filter { isUnexpected($0, rule) }.compactMap {
            near in
            result(rule, near.link).map { "is read, \(near.kind.rawValue): \(near.link) -> \($0)" }
        }
    }

    private func result(_ rule: TestedRule, _ link: String) -> String? {
        rule.rule.results(for: link, judge.services).lazy.compactMap(\.self).first
    }

    /// Of two values of a parameter, only those that state the passage contradict each other.
    private func isUnexpected(_ near: NearLink, _ rule: TestedRule) -> Bool {
        guard near.kind == .secondValue else { return near.kind.isForeign }
        return rule.parameters.contains { $0.name == near.parameter && $0.part != .translation && $0.part != .language }
    }

    /// The links of the rule that another rule reads as another passage; one for each other rule.
    private func overlaps(_ rule: TestedRule, _ links: [String]) -> [String] {
        guard case .passage = rule.rule else { return [] }
        var seen: Set<SourceLocation> = [rule.rule.location]
        return (rule.links + links).flatMap { link -> [String] in
            let readings = judge.engine.readings(of: link)
            guard let own = readings.first(where: { $0.rule == rule.rule.location })?.passage else { return [] }
            return readings.filter { $0.passage != own && seen.insert($0.rule).inserted }.map { other in
                let position = other.rule.position
                return
                    "is read otherwise by the rule at \(position.file):\(position.line): \(link) -> \(own), \(other.passage)"
            }
        }
    }

    /// A link on which the regex takes too many steps.
    private func attack(_ rule: TestedRule) -> [String] {
        guard let regex = rule.rule.regex else { return [] }
        var samples = SampleTexts()
        let attack = BacktrackingAttack.find(in: regex, samples: &samples) { rule.rule.pattern }
        return attack.map { ["takes too many steps on " + $0.summary] } ?? []
    }
}
