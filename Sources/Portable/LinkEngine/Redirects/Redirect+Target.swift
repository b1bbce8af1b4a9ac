import PCRE
import Text
import URLText

extension Redirect {
    /// The link that is wrapped in another, which the pattern matches; nil if no link is wrapped.
    func wrappedLink(_ matches: RuleMatches, _ budget: inout MatchBudget) throws(Finding) -> String? {
        do throws(MatchError) {
            switch target {
            case .format(let substitution):
                return try substitution.replacing(
                    matches.all(budget: &budget), in: matches.subject, budget: &budget)
            case .parameter(let name):
                return Query(of: matches.subject.string).values(named: name, plusIsSpace: false).first ?? nil
            case .fetch: return nil
            }
        } catch {
            throw finding(error)
        }
    }

    fileprivate func finding(_ error: MatchError) -> Finding {
        Finding(
            .warning, "the redirect \"\(Printable.shortened(pattern.source))\" was left out: \(error)", at: location,
            note: "the link is not unwrapped")
    }
}

extension Manifest {
    /// The first redirect that matches a link, which decides where the link leads, and its matches.
    ///
    /// - Parameters:
    ///   - candidates: the indices of the redirects that may match.
    ///   - isOwn: whether redirects of manifests for Opener are left out.
    /// - Throws: A finding that names the rule whose regex exceeds its limits.
    func redirect(
        of link: Subject, _ candidates: some Sequence<Int>, onlyOwn isOwn: Bool, _ budget: inout MatchBudget
    ) throws(Finding) -> (Redirect, RuleMatches)? {
        for candidate in candidates {
            guard let redirect = lazyRedirects[candidate].rule, !(isOwn && redirect.isForeign) else { continue }
            budget.startRule()
            do throws(MatchError) {
                guard let match = try redirect.pattern.firstMatch(in: link, budget: &budget) else { continue }
                return (redirect, RuleMatches(match, of: redirect.pattern, in: link))
            } catch {
                throw redirect.finding(error)
            }
        }
        return nil
    }
}
