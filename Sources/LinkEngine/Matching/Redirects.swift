package import Diagnostics
import PCRE
import URLText
import UTF8Text

extension Redirect {
    /// The link that is wrapped in another, which the pattern matches; nil if no link is wrapped.
    func target(of matches: RuleMatches, budget: inout MatchBudget) throws(MatchError) -> String? {
        switch target {
        case .format(let substitution):
            try substitution.replacing(matches.all(budget: &budget), in: matches.subject, budget: &budget)
        case .parameter(let name):
            Query(of: matches.subject.string).values(named: name, plusIsSpace: false).first ?? nil
        }
    }
}

extension Manifest {
    /// The link that is wrapped in a link, else the link itself. The first rule that matches decides; the result is not
    /// unwrapped again.
    ///
    /// - Throws: A finding that names the rule whose regex exceeds its limits.
    package func unwrapped(_ url: String) throws(Finding) -> String {
        var budget = MatchBudget()
        return try unwrapped(Subject(url), lazyRedirects.indices, &budget)
    }

    func unwrapped(
        _ subject: Subject, _ candidates: some Sequence<Int>, _ budget: inout MatchBudget
    ) throws(Finding) -> String {
        for candidate in candidates {
            guard let redirect = lazyRedirects[candidate].rule else { continue }
            budget.startRule()
            do throws(MatchError) {
                guard let match = try redirect.pattern.firstMatch(in: subject, budget: &budget) else { continue }
                let matches = RuleMatches(match, of: redirect.pattern, in: subject)
                return try redirect.target(of: matches, budget: &budget) ?? subject.string
            } catch {
                let regex = Printable.shortened(redirect.pattern.source)
                throw Finding(
                    .warning, "the redirect \"\(regex)\" was left out: \(error)", at: redirect.location,
                    note: "the link is not unwrapped")
            }
        }
        return subject.string
    }
}
