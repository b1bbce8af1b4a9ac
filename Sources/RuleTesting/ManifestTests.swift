import Diagnostics
import JSONText
package import LinkEngine
import PCRE

extension Manifest {
    /// Every test that the manifest contains, in the order of its rules.
    package func tests() -> [RuleTest] {
        passageTests() + formTests() + actionTests() + browserTests() + redirectTests()
    }

    /// A test takes about a thousand bytes, many times its text.
    package static let maximumTests = 20_000

    /// The number of tests, found without making them.
    package var testCount: Int {
        let results =
            passageRules.map(\.testResults) + apps.map(\.testResults) + browsers.map(\.testResults)
            + actions.flatMap { $0.formats.map(\.testResults) }
        return results.reduce(0) { $0 + ($1?.items?.count ?? 0) }
            + redirects.reduce(0) { $0 + ($1.tests?.members?.count ?? 0) }
    }

    private func passageTests() -> [RuleTest] {
        passageRules.flatMap { rule in
            Self.entries(rule.testInputs, rule.testResults).map { entry, location in
                RuleTest(
                    kind: .passage, title: rule.site, app: nil, entry: entry,
                    isForeign: isForeign(rule.location), location: rule.location.moved(to: location)
                ) { rule.evaluate(entry.url, $0) }
            }
        }
    }

    private func formTests() -> [RuleTest] {
        apps.flatMap { app in
            Self.entries(app.testInputs, app.testResults).map { entry, location in
                RuleTest(
                    kind: .app, title: app.name, app: app.identifier, entry: entry,
                    isForeign: isForeign(app.location), location: app.location.moved(to: location)
                ) { app.evaluate(entry.url, $0) }
            }
        }
    }

    private func actionTests() -> [RuleTest] {
        actions.flatMap { action in
            action.formats.flatMap { format in
                Self.entries(action.testInputs, format.testResults).map { entry, location in
                    RuleTest(
                        kind: .action, title: action.title, app: format.app.identifier, entry: entry,
                        isForeign: isForeign(format.location), location: format.location.moved(to: location)
                    ) { format.result.evaluate(Subject(entry.url), action.pattern, $0) }
                }
            }
        }
    }

    private func browserTests() -> [RuleTest] {
        browsers.flatMap { browser in
            Self.entries(browser.testInputs, browser.testResults).map { entry, location in
                RuleTest(
                    kind: .browser, title: browser.app.name, app: browser.app.identifier, entry: entry,
                    isForeign: isForeign(browser.location), location: browser.location.moved(to: location)
                ) { browser.result.evaluate(Subject(entry.url), browser.pattern, $0) }
            }
        }
    }

    /// A redirect is tested through the whole list, since the first rule that matches counts.
    private func redirectTests() -> [RuleTest] {
        redirects.flatMap { redirect in
            (redirect.tests?.members ?? []).compactMap { member -> RuleTest? in
                guard let entry = TestEntry(input: member.key, result: member.value) else { return nil }
                return RuleTest(
                    kind: .redirect, title: redirect.pattern.source, app: nil, entry: entry,
                    isAdvisory: redirect.testsAreMisspelt, isForeign: isForeign(redirect.location),
                    location: redirect.location.moved(to: member.value)
                ) { unwrapped(entry.url, $0) }
            }
        }
    }

    private func isForeign(_ location: SourceLocation) -> Bool { !ownFiles.contains(location.file.path) }

    static func entries(_ inputs: JSONValue?, _ results: JSONValue?) -> [(TestEntry, JSONValue)] {
        zip(inputs?.items ?? [], results?.items ?? []).compactMap { input, result in
            TestEntry(input: input, result: result).map { ($0, result) }
        }
    }
}

extension RuleTest {
    fileprivate init(
        kind: Kind, title: String, app: String?, entry: TestEntry, isAdvisory: Bool = false, isForeign: Bool,
        location: SourceLocation,
        evaluate: @escaping @Sendable (RuleServices) -> RuleEvaluation
    ) {
        self.init(
            kind: kind, title: title, app: app, input: entry.url, expected: entry.expected,
            knownFailure: entry.knownFailure, isAdvisory: isAdvisory, isForeign: isForeign, location: location,
            evaluate: evaluate)
    }
}
