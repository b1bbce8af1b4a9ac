import PCRE

/// Finds the rules of a manifest that may match a link: one lookup for redirects, actions and passage rules.
struct ManifestIndex: Sendable {
    /// Over the redirects, then the actions, then the passage rules.
    private let index: PatternIndex
    /// Over the browsers, which most links match and few callers want.
    private let browsers: PatternIndex
    private let redirectCount: Int
    private let actionCount: Int

    init(_ manifest: Manifest) {
        let redirects = manifest.lazyRedirects.lazy.map { (source: $0.regexText, isAnchored: false) }
        let actions = manifest.lazyActions.lazy.map { (source: $0.regexText, isAnchored: false) }
        let passages = manifest.lazyPassageRules.lazy.map {
            (source: PassageRule.compiledForm(of: $0.regexText), isAnchored: true)
        }
        redirectCount = redirects.count
        actionCount = actions.count
        index = PatternIndex(Array(redirects) + Array(actions) + Array(passages))
        browsers = PatternIndex(manifest.browsers.map { (source: $0.pattern.source, isAnchored: false) })
    }

    /// The rules that may match a link.
    func candidates(in link: String) -> Candidates {
        Candidates(found: index.candidates(in: link.utf8.span), redirectCount: redirectCount, actionCount: actionCount)
    }

    /// The browsers that may open a link, by their indices in the manifest.
    func browsers(for link: String) -> [Int] { browsers.candidates(in: link.utf8.span) }

    /// The rules that may match a link, by their indices in the manifest.
    struct Candidates {
        fileprivate let found: [Int]
        fileprivate let redirectCount: Int
        fileprivate let actionCount: Int

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
