import PCRE

/// The matches of a rule's pattern in a link. All formats of the rule share them: only substitutions need others than
/// the first, which are searched for once.
final class RuleMatches {
    let pattern: Pattern
    let subject: Subject
    let first: Match
    /// The link as it was given, before redirects.
    let original: String
    private var known: Result<[Match], MatchError>?

    /// - Parameter original: the link as it was given, if it is another one.
    init(_ first: Match, of pattern: Pattern, in subject: Subject, original: String? = nil) {
        self.first = first
        self.pattern = pattern
        self.subject = subject
        self.original = original ?? subject.string
    }

    /// The link without the headers that may follow it.
    var link: String {
        let text = subject.string
        return text.utf8.firstIndex(of: UInt8(ascii: "\n")).map { String(text[..<$0]) } ?? text
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
