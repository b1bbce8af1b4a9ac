public import PCRE
package import Text

/// A rule from web links to links of native apps. A class, since every link is matched against several rules, which would
/// be copied otherwise.
public final class Action: Sendable {
    /// What the person sees, "Open Tweet".
    public let title: String
    /// Which links the rule is for.
    public let pattern: Pattern
    /// Whether the pattern sees the headers of the page too, if they are known: the link, a line break, and the headers
    /// as one line of JSON.
    public let usesHeaders: Bool
    /// Whether no reliable source documents the links that it makes.
    package let isUnverified: Bool
    /// What each app makes of such a link.
    public let formats: [Format]
    /// Where the rule is in its file.
    package let location: SourceLocation

    init(
        title: String, pattern: Pattern, usesHeaders: Bool, isUnverified: Bool, formats: [Format],
        location: SourceLocation
    ) {
        self.title = title
        self.pattern = pattern
        self.usesHeaders = usesHeaders
        self.isUnverified = isUnverified
        self.formats = formats
        self.location = location
    }

    /// What one app makes of a link of an action.
    public struct Format: Sendable {
        /// The app that opens the result.
        public let app: App
        /// Whether the app is defined here and not in the manifest's list of apps.
        public let isInline: Bool
        /// What it makes of a link.
        public let result: RuleResult
        /// The links that the format is tested on.
        package let tests: TestList
        /// Where the format is in its file.
        package let location: SourceLocation
    }
}

/// An app that opens any web link. A class, since every web link is compared with every browser.
public final class Browser: Sendable {
    /// The browser itself.
    public let app: App
    /// Which links the browser opens.
    public let pattern: Pattern
    /// What it makes of a link.
    public let result: RuleResult
    package let tests: TestList
    package let location: SourceLocation

    init(app: App, pattern: Pattern, result: RuleResult, tests: TestList, location: SourceLocation) {
        self.app = app
        self.pattern = pattern
        self.result = result
        self.tests = tests
        self.location = location
    }
}

/// A rule for links that only lead to another link.
public struct Redirect: Sendable {
    /// Where the other link is.
    public enum Target: Sendable {
        /// The decoded value of the first query parameter of that name.
        case parameter(String)
        /// Every match is replaced by the template.
        case format(Substitution)
        /// The server of the link knows it: a short link.
        case fetch
    }

    /// Which links lead to another.
    public let pattern: Pattern
    /// Where the other link is.
    public let target: Target
    /// Whether the rule is of a manifest for Opener, whose redirects are applied once to a link.
    let isForeign: Bool
    /// The tests, and whether their key is the misspelt `test`.
    package let tests: TestList
    package let testsAreMisspelt: Bool
    package let location: SourceLocation
}
