/// Why matching ended without an answer; treat it as no match, and report it.
public enum MatchError: Error, Equatable, Sendable {
    /// The pattern tried more steps, or needed more memory, than it is allowed.
    case limitExceeded
    /// PCRE2 gave up for a reason of its own, by its error number.
    case failed(Int)
}
