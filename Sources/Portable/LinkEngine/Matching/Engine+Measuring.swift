package import PCRE

extension Engine {
    /// How many actions match a link: what the index and the regexes take, without what is made of the matches.
    package func actionMatches(of link: Subject) -> Int {
        var budget = MatchBudget()
        return Page(link, index).candidates.actions.count { candidate in
            budget.startRule()
            guard let action = manifest.lazyActions[candidate].rule else { return false }
            return (try? action.pattern.firstMatch(in: link, budget: &budget)) != nil
        }
    }

    /// How many rules may match a link in UTF-8: what the index takes, without the regexes.
    package func candidateCount(of link: Span<UInt8>) -> Int { index.candidates(in: link).actions.count { _ in true } }
}
