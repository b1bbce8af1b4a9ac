import PCRE

/// The matches of a rule's pattern in a link. All formats of the rule share them: only substitutions need others than
/// the first, which are searched for once.
final class RuleMatches {
    let pattern: Pattern
    let subject: Subject
    let first: Match
    private var known: Result<[Match], MatchError>?

    init(_ first: Match, of pattern: Pattern, in subject: Subject) {
        self.first = first
        self.pattern = pattern
        self.subject = subject
    }

    /// All matches from left to right.
    func all(budget: inout MatchBudget) throws(MatchError) -> [Match] {
        if let known { return try known.get() }
        let all = Result { () throws(MatchError) in
            [first] + (try pattern.matches(in: subject, after: first, budget: &budget))
        }
        known = all
        return try all.get()
    }
}
