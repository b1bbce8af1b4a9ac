package import RuleChecking
package import Text

/// A part of a rule that a test may use.
public struct RulePart: Sendable {
    package enum Kind: Hashable, Sendable {
        /// A branch of the regex.
        case branch(PatternBranch)
        /// A query parameter of a rule for a site.
        case queryParameter(String)
        /// An entry of the site's own names of books, in lower case.
        case book(String)
        /// An entry of the codes of translations of a site, in lower case, or of an app.
        case translation(String)
        /// A template of an app, by its index.
        case template(Int)
        /// What one app makes of a link of an action, by the index of the format.
        case format(Int)
    }

    package let kind: Kind
    /// Where it is in its file.
    package let location: SourceLocation
    /// The number of its bytes there.
    package let length: Int
    /// How many tests that passed with a result used it.
    public internal(set) var tests = 0

    /// Whether a test that passed with a result used it.
    public var isTaken: Bool { tests > 0 }

    /// Its text in the file.
    package var source: String {
        String(decoding: location.file.bytes.dropFirst(location.offset).prefix(length), as: UTF8.self)
    }
}
