package import LinkEngine
import PCRE
package import RuleChecking
package import Text

/// A change of the regex of a rule, and whether the rule's tests see it.
package struct RuleMutant: Sendable {
    /// Whether the tests see the change.
    package enum Outcome: Sendable {
        /// A test has another result.
        case caught
        /// No test has another result, but this link has.
        case survived(link: String, before: String?, after: String?)
        /// No link was found that has another result.
        case equivalent
    }

    package let rule: TestedRule
    /// The change.
    package let mutation: PatternMutation
    /// Whether the tests see it.
    package let outcome: Outcome

    /// Where the change is in the file.
    package var location: SourceLocation {
        guard let regex = rule.object.regex else { return rule.rule.location }
        let range = regex.range(ofText: mutation.range)
        return SourceLocation(file: rule.file, offset: range?.lowerBound ?? regex.offset)
    }
}

/// Tries a rule whose regex is changed on the links of its tests, then on links near them.
package struct RuleMutants {
    /// A link, and what the rule gives for it.
    struct Trial {
        let link: String
        let results: [String?]
    }

    package let rule: TestedRule
    private let services: RuleServices
    private let tests: [Trial]
    /// Links that people would take for one of the rule's.
    private(set) lazy var near = trials(
        bases.prefix(Self.nearBases).flatMap { base in
            NearLink.all(of: base, numbers: rule.numbers(in: base)).map(\.link)
        })
    /// Links with a change in each place.
    private(set) lazy var varied = trials(bases.prefix(Self.variedBases).flatMap { LinkVariations($0) })

    /// Further links show hardly anything new.
    private static let nearBases = 16
    private static let variedBases = 3

    /// - Parameter more: links of further tests.
    package init(of rule: TestedRule, _ services: RuleServices, testedOn more: [String] = []) {
        self.rule = rule
        self.services = services
        tests = (rule.links + more).map { Trial(link: $0, results: rule.rule.results(for: $0, services)) }
    }

    /// The changes of the rule's regex.
    package var mutations: [PatternMutation] { rule.rule.regex.map { PatternMutation.all(of: $0) } ?? [] }

    /// What the tests make of a change; nil where the regex is not valid after it.
    package mutating func mutant(_ mutation: PatternMutation) -> RuleMutant? {
        guard let changed = changed(mutation) else { return nil }
        return RuleMutant(rule: rule, mutation: mutation, outcome: outcome(changed))
    }

    /// The changes that no test sees, with the changed rule.
    func unseen() -> [(mutation: PatternMutation, rule: SingleRule)] {
        mutations.compactMap { mutation in
            changed(mutation).flatMap { changed in
                tests.contains { differs(changed, $0) } ? nil : (mutation, changed)
            }
        }
    }

    /// Whether a changed rule gives something else for a link.
    func differs(_ changed: SingleRule, _ trial: Trial) -> Bool {
        changed.results(for: trial.link, services) != trial.results
    }

    private func changed(_ mutation: PatternMutation) -> SingleRule? {
        rule.rule.regex.flatMap { try? rule.rule.with(regex: mutation.applied(to: $0)) }
    }

    private mutating func outcome(_ changed: SingleRule) -> RuleMutant.Outcome {
        if tests.contains(where: { differs(changed, $0) }) { return .caught }
        guard let trial = near.first(where: { differs(changed, $0) }) ?? varied.first(where: { differs(changed, $0) })
        else { return .equivalent }
        let results = changed.results(for: trial.link, services)
        let index = results.indices.first { results[$0] != trial.results[$0] } ?? 0
        return .survived(link: trial.link, before: trial.results[index], after: results[index])
    }

    /// The links of tests with a result, as the regex sees them.
    private var bases: [String] {
        tests.filter { $0.results.contains { $0 != nil } }.map(\.link).map { rule.rule.subject($0).string }
    }

    private func trials(_ links: [String]) -> [Trial] {
        var seen: Set<String> = []
        return links.filter { seen.insert($0).inserted }
            .map { Trial(link: $0, results: rule.rule.results(for: $0, services)) }
    }
}

extension TestedRule {
    /// The ranges of the chapters and verses in a link as the regex sees it.
    func numbers(in link: String) -> [Range<Int>] {
        guard let pattern = rule.pattern, let match = try? pattern.firstMatch(in: Subject(link)) else { return [] }
        let parts: [LinkPart] = [.chapter, .verse, .endChapter, .endVerse]
        return parts.flatMap { pattern.groupNames[$0.rawValue] ?? [] }.compactMap { match[$0] }
    }
}
