import LinkEngine
package import Text

/// One link that a rule is tested on, and what it must give.
public struct RuleTest: Sendable {
    /// What kind of rule carries the test.
    public enum Kind: String, Sendable, CaseIterable {
        case passage
        case place
        case app
        case action
        case browser
        case redirect
    }

    /// What kind of rule carries it.
    public let kind: Kind
    /// The rule, as people see it.
    public let title: String
    /// The identifier of the app that opens the result; nil for rules that give no app's URL.
    public let app: String?
    /// The link that the rule is tried on.
    public let input: String
    /// What the rule must give; nil: it must not apply.
    public let expected: String?
    /// Why the test is known to fail, if its author says so.
    public let knownFailure: String?
    /// Whether the link was made for the test, and not seen anywhere.
    public let isMade: Bool
    /// Whether a wrong result is only a warning: the test is under a misspelt key that Opener never ran.
    let isAdvisory: Bool
    /// Whether the test is of a manifest for Opener, see ``Manifest/ownFiles``.
    let isForeign: Bool
    /// The value in its file that says what the rule must give: a string or null. Nil for a test that no file has.
    var expectation: JSONValue?
    /// The expectation in its file, which may be an object that says more.
    package let location: SourceLocation
    /// Applies the rule alone to the input.
    let evaluate: @Sendable (RuleServices) -> RuleEvaluation
}

extension RuleTest {
    /// The rule for messages: `action "Open Entry" (foo)`.
    package var rule: String { "\(kind.rawValue) \"\(title)\"" + (app.map { " (\($0))" } ?? "") }

    /// What tells the test from the others of its file, whatever it expects.
    package var identity: String { Recording.Subject(self).fileName }
}

/// Which tests are run: those that have one of several texts in their rule, app, file or link.
package struct TestFilter: Sendable {
    private let texts: [String]

    /// A filter that all tests pass if there are no texts. Case does not matter.
    package init(_ texts: [String]) { self.texts = texts.map { $0.lowercased() } }

    /// Whether a test is run.
    package func includes(_ test: RuleTest) -> Bool {
        if texts.isEmpty { return true }
        let fields = ["\(test.kind.rawValue) \(test.title)", test.app ?? "", test.location.file.path, test.input]
            .map { $0.lowercased() }
        return texts.contains { text in fields.contains { $0.contains(text) } }
    }
}
