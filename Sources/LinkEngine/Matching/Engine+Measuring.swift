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
}
