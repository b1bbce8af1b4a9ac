package import LinkEngine
import PCRE
import Text

extension Manifest {
    /// Every test that the manifest contains, in the order of its rules.
    package func tests() -> [RuleTest] {
        passageTests() + formTests() + actionTests() + browserTests() + redirectTests()
    }

    private func passageTests() -> [RuleTest] {
        readingRules.flatMap { rule in
            rule.tests.entries.map { entry in
                RuleTest(
                    kind: rule.topic == .bible ? .passage : .place, title: rule.site, app: nil, entry: entry,
                    isForeign: isForeign(rule.location), location: rule.location.moved(to: entry.result)
                ) { rule.evaluate(entry.link, $0) }
            }
        }
    }

    private func formTests() -> [RuleTest] {
        apps.flatMap { app in
            app.tests.entries.map { entry in
                RuleTest(
                    kind: .app, title: app.name, app: app.identifier, entry: entry,
                    isForeign: isForeign(app.location), location: app.location.moved(to: entry.result)
                ) { app.evaluate(entry.link, $0) }
            }
        }
    }

    private func actionTests() -> [RuleTest] {
        actions.flatMap { action in
            action.formats.flatMap { format in
                format.tests.entries.map { entry in
                    RuleTest(
                        kind: .action, title: action.title, app: format.app.identifier, entry: entry,
                        isForeign: isForeign(format.location), location: format.location.moved(to: entry.result)
                    ) { format.result.evaluate(Subject(entry.link), action.pattern, $0) }
                }
            }
        }
    }

    private func browserTests() -> [RuleTest] {
        browsers.flatMap { browser in
            browser.tests.entries.map { entry in
                RuleTest(
                    kind: .browser, title: browser.app.name, app: browser.app.identifier, entry: entry,
                    isForeign: isForeign(browser.location), location: browser.location.moved(to: entry.result)
                ) { browser.result.evaluate(Subject(entry.link), browser.pattern, $0) }
            }
        }
    }

    /// A redirect is tested through the whole list, since the first rule that matches counts.
    private func redirectTests() -> [RuleTest] {
        redirects.flatMap { redirect in
            redirect.tests.entries.map { entry in
                RuleTest(
                    kind: .redirect, title: redirect.pattern.source, app: nil, entry: entry,
                    isAdvisory: redirect.testsAreMisspelt, isForeign: isForeign(redirect.location),
                    location: redirect.location.moved(to: entry.result)
                ) { unwrapped(entry.link, $0) }
            }
        }
    }

    private func isForeign(_ location: SourceLocation) -> Bool { !ownFiles.contains(location.file.path) }
}

extension RuleTest {
    fileprivate init(
        kind: Kind, title: String, app: String?, entry: TestEntry, isAdvisory: Bool = false, isForeign: Bool,
        location: SourceLocation, evaluate: @escaping @Sendable (RuleServices) -> RuleEvaluation
    ) {
        self.init(
            kind: kind, title: title, app: app, input: entry.link, expected: entry.expected,
            knownFailure: entry.knownFailure, isMade: entry.isMade, isAdvisory: isAdvisory, isForeign: isForeign,
            expectation: entry.expectation, location: location, evaluate: evaluate)
    }
}
