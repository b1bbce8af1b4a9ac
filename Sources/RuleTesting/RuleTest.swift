package import Diagnostics
import JSONText
import LinkEngine

/// One pair of a rule's `testInputs` and `testResults`.
public struct RuleTest: Sendable {
    /// What kind of rule carries the test.
    public enum Kind: String, Sendable, CaseIterable {
        case passage
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
    /// Whether a wrong result is only a warning: the test is under a misspelt key that Opener never ran.
    let isAdvisory: Bool
    /// Whether the test is of a manifest for Opener, see ``Manifest/ownFiles``.
    let isForeign: Bool
    /// The expectation in its file.
    package let location: SourceLocation
    /// Applies the rule alone to the input.
    let evaluate: @Sendable (RuleServices) -> RuleEvaluation
}

/// A pair whose input or result may be an object that says more than a string can.
struct TestEntry {
    let url: String
    let expected: String?
    let knownFailure: String?

    /// Nil where input or result is neither a string nor an object that says one.
    init?(input: JSONValue, result: JSONValue) {
        guard let url = Self.subject(input) else { return nil }
        self.url = url
        if result.isNull || result.string != nil {
            expected = result.string
            knownFailure = nil
        } else if result.members != nil {
            let object = ManifestObject(result, kind: .testResult)
            expected = object?.string(.result)
            knownFailure = object?.string(.knownFailure)
        } else {
            return nil
        }
    }

    /// A link, followed by a line break and its headers in one line of JSON where the test gives some.
    private static func subject(_ input: JSONValue) -> String? {
        if let url = input.string { return url }
        guard let object = ManifestObject(input, kind: .testInput), let url = object.string(.url) else { return nil }
        guard let headers = object[.headers] else { return url }
        return url + "\n" + JSONOutput.value(headers).line
    }
}
