public import Bible
import Text

/// Why a link or a text is not read, or not as it is written: the cause of the finding that says so in English.
public enum LinkProblem: Hashable, Sendable {
    /// It names no passage, or one that does not exist.
    case passage(PassageError)
    /// Parts of it were not read as they are written.
    case corrected([Correction])
    /// A part of a URL of the common scheme has no meaning and is ignored.
    case ignored(String)
    /// It is longer than ``Engine/maximumLength``.
    case tooLong
    /// It contains a control character.
    case controlCharacter
    /// It is not a valid URL, or not UTF-8.
    case invalid
    /// It names a part of the passage twice, with different values.
    case contradictory
    /// It is a short link, and nobody allowed asking its server for the target.
    case shortLink
}

extension Resolution {
    /// The problems that are the causes of the findings.
    public var problems: [LinkProblem] { findings.compactMap { ($0.cause as? ProblemCause)?.problem } }
}

private final class ProblemCause: FindingCause {
    let problem: LinkProblem

    init(_ problem: LinkProblem) { self.problem = problem }
}

extension Finding {
    /// Creates a finding about an input that is caused by a problem.
    init(
        _ severity: Severity, _ message: String, at location: SourceLocation? = nil, note: String? = nil,
        problem: LinkProblem
    ) {
        self.init(severity, message, at: location, note: note, cause: ProblemCause(problem))
    }
}
