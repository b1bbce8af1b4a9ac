package import Diagnostics
package import JSONText
public import PCRE
public import Scripting

/// How a rule makes its result out of a matching link.
public enum RuleResult: Sendable {
    /// Every match is replaced by the template, what surrounds it stays.
    case format(Substitution)
    /// The completion of `process(url, completion)`.
    case script(Script)
    /// A URI Template (RFC 6570) over the named groups of the first match.
    case template(URITemplate)
}

/// A rule from web links to links of native apps.
public struct Action: Sendable {
    /// What the person sees, "Open Tweet".
    public let title: String
    /// Which links the rule is for.
    public let pattern: Pattern
    /// What each app makes of such a link.
    public let formats: [Format]
    /// The links that the rule is tried on.
    package let testInputs: JSONValue?
    /// Where the rule is stated.
    package let location: SourceLocation

    /// What one app makes of the links of an action.
    public struct Format: Sendable {
        /// The app that opens the result.
        public let app: App
        /// Whether the app is stated here and not in the manifest's list.
        public let isInline: Bool
        /// How the result is made.
        public let result: RuleResult
        /// The result of each of the action's `testInputs`.
        package let testResults: JSONValue?
        /// Where the format is stated.
        package let location: SourceLocation
    }
}

/// An app that opens any web link. Shared, not copied: every web link is held against every browser.
public final class Browser: Sendable {
    /// The browser itself.
    public let app: App
    /// Which links it is for.
    public let pattern: Pattern
    /// How the result is made.
    public let result: RuleResult
    package let testInputs: JSONValue?
    package let testResults: JSONValue?
    package let location: SourceLocation

    init(
        app: App, pattern: Pattern, result: RuleResult, testInputs: JSONValue?, testResults: JSONValue?,
        location: SourceLocation
    ) {
        self.app = app
        self.pattern = pattern
        self.result = result
        self.testInputs = testInputs
        self.testResults = testResults
        self.location = location
    }
}

/// A rule for links that only wrap another link.
public struct Redirect: Sendable {
    /// How the wrapped link is found.
    public enum Target: Sendable {
        /// The decoded value of the first query parameter of that name.
        case parameter(String)
        /// Every match is replaced by the template.
        case format(Substitution)
    }

    /// Which links wrap another.
    public let pattern: Pattern
    /// How the wrapped one is found.
    public let target: Target
    /// An object from input to expected result, and whether it stands under the misspelt key `test`.
    package let tests: JSONValue?
    package let testsAreMisspelt: Bool
    package let location: SourceLocation
}
