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

extension RulePart {
    /// What a person calls the part.
    ///
    /// - Parameter regex: the regex of the rule.
    func words(_ regex: String) -> String {
        switch kind {
        case .branch(let branch): branch.words(regex)
        case .queryParameter(let name): "query parameter \"\(Printable.line(name))\""
        case .book(let name): "book \"\(Printable.line(name))\""
        case .translation(let code): "translation \"\(Printable.line(code))\""
        case .template(let index): "template \(index + 1)"
        case .format(let index): "format \(index + 1)"
        }
    }
}

extension PatternBranch {
    /// What a test would have to do to take the branch.
    fileprivate func words(_ regex: String) -> String {
        switch kind {
        case .alternative: "this alternative"
        case .words: "any of these words"
        case .absent: "left out"
        case .once: Self.times(count?.lowerBound ?? 1)
        case .many: "more than " + Self.times((count?.lowerBound ?? 2) - 1)
        case .present: "once or more"
        case .item: "[\(Printable.line(text(regex)))]"
        }
    }

    func text(_ regex: String) -> String {
        String(decoding: Array(regex.utf8)[range.clamped(to: 0..<regex.utf8.count)], as: UTF8.self)
    }

    private static func times(_ count: Int) -> String {
        switch count {
        case 1: "once"
        case 2: "twice"
        default: "\(count) times"
        }
    }
}
