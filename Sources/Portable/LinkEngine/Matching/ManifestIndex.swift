import PCRE
package import Text

/// A rule of a manifest: its kind, and its number among the rules of that kind. Redirects come first.
enum RuleID: Hashable, Comparable, Sendable {
    case redirect(Int)
    case action(Int)
    case passage(Int)
}

extension [RuleID] {
    var redirects: some Sequence<Int> { lazy.compactMap { if case .redirect(let number) = $0 { number } else { nil } } }

    var actions: some Sequence<Int> { lazy.compactMap { if case .action(let number) = $0 { number } else { nil } } }

    var passages: some Sequence<Int> { lazy.compactMap { if case .passage(let number) = $0 { number } else { nil } } }

    /// The rules of both lists, each once and in order.
    func union(_ other: [RuleID]) -> [RuleID] { Set(self).union(other).sorted() }
}

/// Finds the rules of a manifest that may match a link: one lookup for redirects, actions and passage rules. An object, so
/// that it is passed on by one reference.
final class ManifestIndex: Sendable {
    private let rules: [RuleID]
    /// The scope of each rule, nil for one without; empty if no rule has one.
    private let scopes: [RuleScope?]
    private let index: PatternIndex
    /// Over the browsers, which most links match and few callers want.
    private let browsers: PatternIndex

    init(_ manifest: Manifest) {
        rules =
            manifest.lazyRedirects.indices.map(RuleID.redirect) + manifest.lazyActions.indices.map(RuleID.action)
            + manifest.lazyReadingRules.indices.map(RuleID.passage)
        index = PatternIndex(
            manifest.lazyRedirects.map { (source: $0.regexText, isAnchored: false) }
                + manifest.lazyActions.map { (source: $0.regexText, isAnchored: false) }
                + manifest.lazyReadingRules.map {
                    (source: ReadingRule.compiledForm(of: $0.regexText), isAnchored: true)
                })
        let files =
            manifest.lazyRedirects.map { $0.file } + manifest.lazyActions.map { $0.file }
            + manifest.lazyReadingRules.map { $0.file }
        scopes = manifest.scopes.isEmpty ? [] : files.map { manifest.scopes[$0.path] }
        browsers = PatternIndex(manifest.browsers.map { (source: $0.pattern.source, isAnchored: false) })
    }

    /// The rules that are tried on every link, because the index finds nothing in their regexes to look up.
    fileprivate var unlisted: [RuleID] { index.unlisted.map { rules[$0] } }

    /// The rules that may match a link, in order.
    func candidates(in link: String) -> [RuleID] { candidates(in: link.utf8.span) }

    /// The rules that may match a link in UTF-8, in order.
    func candidates(in link: Span<UInt8>) -> [RuleID] {
        let candidates = index.candidates(in: link)
        guard !scopes.isEmpty else { return candidates.map { rules[$0] } }
        return candidates.filter { scopes[$0]?.includes(link) != false }.map { rules[$0] }
    }

    /// The browsers that may open a link, by their indices in the manifest.
    func browsers(for link: String) -> [Int] { browsers.candidates(in: link.utf8.span) }
}

extension Manifest {
    /// The regexes of redirects, actions and rules for sites that are tried on every link, because the index finds nothing
    /// in them to look up.
    package var regexesForEveryLink: [(regex: JSONValue, file: SourceFile)] {
        ManifestIndex(self).unlisted.compactMap { rule in
            switch rule {
            case .redirect(let number): lazyRedirects[number].place
            case .action(let number): lazyActions[number].place
            case .passage(let number): lazyReadingRules[number].place
            }
        }
    }
}

extension LazyRule {
    /// Where its regex is; nil if the rule has an error.
    fileprivate var place: (regex: JSONValue, file: SourceFile)? {
        guard rule != nil, let regex else { return nil }
        return (regex, file)
    }
}
