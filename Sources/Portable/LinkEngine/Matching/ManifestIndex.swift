import PCRE
package import Text

/// Finds the rules of a manifest that may match a link: one lookup for redirects, actions and passage rules. An object, so
/// that it is passed on by one reference.
final class ManifestIndex: Sendable {
    /// Over the redirects, then the actions, then the passage rules.
    private let index: PatternIndex
    /// Over the browsers, which most links match and few callers want.
    private let browsers: PatternIndex
    private let redirectCount: Int
    private let actionCount: Int

    init(_ manifest: Manifest) {
        redirectCount = manifest.lazyRedirects.count
        actionCount = manifest.lazyActions.count
        index = PatternIndex(Self.patterns(of: manifest))
        browsers = PatternIndex(manifest.browsers.map { (source: $0.pattern.source, isAnchored: false) })
    }

    private static func patterns(of manifest: Manifest) -> [(source: String, isAnchored: Bool)] {
        manifest.lazyRedirects.map { ($0.regexText, false) } + manifest.lazyActions.map { ($0.regexText, false) }
            + manifest.lazyPassageRules.map { (PassageRule.compiledForm(of: $0.regexText), true) }
    }

    /// The rules that are listed under nothing, by their indices.
    fileprivate var unlisted: [Int] { index.unlisted.map(Int.init) }

    /// The rules that may match a link.
    func candidates(in link: String) -> Candidates { candidates(in: link.utf8.span) }

    /// The rules that may match a link in UTF-8.
    func candidates(in link: Span<UInt8>) -> Candidates {
        Candidates(found: index.candidates(in: link), redirectCount: redirectCount, actionCount: actionCount)
    }

    /// The browsers that may open a link, by their indices in the manifest.
    func browsers(for link: String) -> [Int] { browsers.candidates(in: link.utf8.span) }

    /// The rules that may match a link, by their indices in the manifest.
    struct Candidates {
        fileprivate let found: [Int]
        fileprivate let redirectCount: Int
        fileprivate let actionCount: Int

        var isEmpty: Bool { found.isEmpty }

        /// The candidates of both.
        func union(_ other: Candidates) -> Candidates {
            Candidates(
                found: Set(found).union(other.found).sorted(), redirectCount: redirectCount, actionCount: actionCount)
        }

        var redirects: some Sequence<Int> { found.lazy.filter { $0 < redirectCount } }

        var actions: some Sequence<Int> {
            found.lazy.map { $0 - redirectCount }.filter { $0 >= 0 && $0 < actionCount }
        }

        var passages: some Sequence<Int> {
            found.lazy.map { $0 - redirectCount - actionCount }.filter { $0 >= 0 }
        }
    }
}

extension Manifest {
    /// The regexes of redirects, actions and rules for sites that are tried on every link, because the index finds nothing
    /// in them to look up.
    package var regexesForEveryLink: [(regex: JSONValue, file: SourceFile)] {
        ManifestIndex(self).unlisted.compactMap { index in
            var index = index
            if index < lazyRedirects.count { return lazyRedirects[index].place }
            index -= lazyRedirects.count
            if index < lazyActions.count { return lazyActions[index].place }
            return lazyPassageRules[index - lazyActions.count].place
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
