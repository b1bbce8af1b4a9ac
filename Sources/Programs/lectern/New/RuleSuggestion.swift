import LinkEngine
import RuleChecking
import Text
import URLText

/// The command that makes a rule for a link that is not read.
struct RuleSuggestion {
    /// The command, as a shell reads it.
    let command: String

    /// Nil where no rule for a site can help: for links of apps and references, and those that a change of one character
    /// makes readable.
    init?(_ explanation: Explanation) {
        let link = explanation.resolution.url
        guard !explanation.isOpened, explanation.resolution.topic == nil,
            explanation.resolution.refusedTopic != .places, SchemePolicy.isWeb(link),
            link.utf8.count <= ProgramLimits.suggestedLink, Printable.line(link) == link,
            !explanation.failures.contains(where: { $0.nearest != nil }), (try? SiteHost(link)) != nil,
            WebAuthority.problem(in: link) == nil
        else { return nil }
        command = "lectern new site --test " + "\(link)=REFERENCE".shellQuoted
    }
}
