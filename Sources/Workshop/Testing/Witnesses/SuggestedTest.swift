import LinkEngine
import Requests
import Text

/// A test that a rule lacks, made from its regex and its tests. A person should replace it by a link that was seen.
package struct SuggestedTest: Sendable {
    package let link: String
    /// What the test expects, one result for each app of the rule; nil: nothing.
    package let expected: [String?]
    /// What the test is for, for people.
    package let reasons: [String]
}

/// The tests that a rule lacks.
package struct SuggestedTests: Sendable {
    package let rule: TestedRule
    package let tests: [SuggestedTest]
    /// What a person should know of what is not among the tests.
    package let remarks: [String]
}

/// What becomes of a link with a rule alone and with all rules.
struct LinkJudge: Sendable {
    let engine: Engine

    init(_ engine: Engine) { self.engine = engine.using(.off) }

    var services: RuleServices { engine.services }

    /// What a test of a rule must expect for a link; nil where all rules together disagree, so that the test would fail.
    func expectation(_ rule: TestedRule, _ link: String) -> [String?]? {
        let results = rule.rule.results(for: link, services)
        let isRedirect = if case .redirect = rule.rule { true } else { false }
        let expected = isRedirect ? [engine.manifest.unwrapped(link, services).value] : results
        let agrees = zip(rule.rule.apps, expected).allSatisfy { app, result in
            rule.test(link, app: app, expecting: result).disagreement(with: engine) == nil
        }
        return agrees ? expected : nil
    }
}

extension TestedRule {
    fileprivate func test(_ link: String, app: String?, expecting expected: String?) -> RuleTest {
        RuleTest(
            kind: parts.kind, title: rule.title, app: app, input: link, expected: expected, knownFailure: nil,
            isMade: true, isAdvisory: false, isForeign: false, expectation: object.value, location: rule.location
        ) { _ in RuleEvaluation(value: expected) }
    }
}

extension SuggestedTests {
    /// The tests as a rule file has them, each under a line that says what it is for; then the remarks.
    package func text(includingTests: Bool) -> String {
        let position = rule.rule.location.position
        let shown = includingTests ? tests : []
        guard !shown.isEmpty || !remarks.isEmpty else { return "" }
        let title = Printable.line("# \(position.file):\(position.line): \(rule.rule.title)")
        let lines = remarks.map { Printable.line("# " + $0) } + shown.flatMap(lines)
        return ([title] + lines).joined(separator: "\n") + "\n\n"
    }

    private func lines(of test: SuggestedTest) -> [String] {
        let apps = rule.rule.apps
        let reasons = test.reasons.map { Printable.line("# " + $0) }
        let results = test.expected.indices.map { index in
            let app = test.expected.count > 1 ? apps[index].map { "# in \($0):\n" } ?? "" : ""
            return app + "\(JSONOutput.string(test.link).line): \(test.json(index)),"
        }
        return reasons + results
    }
}
