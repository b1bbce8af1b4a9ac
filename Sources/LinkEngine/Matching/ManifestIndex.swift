/// Finds the rules of a manifest that may match a link: one lookup for redirects, actions and passage rules.
struct ManifestIndex: Sendable {
    /// Over the redirects, then the actions, then the passage rules.
    private let index: RuleIndex
    private let redirects: Int
    private let actions: Int

    init(_ manifest: Manifest) {
        let (redirects, actions) = (manifest.lazyRedirects, manifest.lazyActions)
        self.redirects = redirects.count
        self.actions = actions.count
        index = RuleIndex(
            redirects.map(\.literals) + actions.map(\.literals) + manifest.lazyPassageRules.map(\.literals))
    }

    /// The rules that may match a link.
    func candidates(in link: String) -> Candidates {
        Candidates(found: index.candidates(in: link), redirectCount: redirects, actionCount: actions)
    }

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
