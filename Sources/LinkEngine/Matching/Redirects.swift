package import PCRE
import URLText

extension Redirect {
    /// The link that is wrapped in another; nil if the rule does not match, or no link is wrapped.
    ///
    /// - Throws: `MatchError` if the regex exceeds its limits.
    package func target(of subject: Subject) throws(MatchError) -> String? {
        switch target {
        case .format(let substitution): return try substitution.replacingMatches(in: subject, with: pattern)
        case .parameter(let name):
            guard try pattern.firstMatch(in: subject) != nil else { return nil }
            return Query(of: subject.string).values(named: name, plusIsSpace: false).first ?? nil
        }
    }
}

extension Manifest {
    /// The link that is wrapped in a link, else the link itself. The first rule that matches decides; the result is not
    /// unwrapped again.
    ///
    /// - Throws: `MatchError` if a regex exceeds its limits.
    package func unwrapped(_ url: String) throws(MatchError) -> String {
        try unwrapped(Subject(url), lazyRedirects.indices)
    }

    func unwrapped(_ subject: Subject, _ candidates: some Sequence<Int>) throws(MatchError) -> String {
        for candidate in candidates {
            guard let redirect = lazyRedirects[candidate].loaded.rule,
                try redirect.pattern.firstMatch(in: subject) != nil
            else { continue }
            return try redirect.target(of: subject) ?? subject.string
        }
        return subject.string
    }
}
