/// Why matching ended without an answer; treat it as no match, and report it.
public enum MatchError: Error, Equatable, Sendable {
    /// The pattern tried more steps, or needed more memory, than it is allowed.
    case limitExceeded
    /// What was made of the matches would be longer than this many bytes.
    case resultTooLong(Int)
    /// PCRE2 gave up for a reason of its own, by its error number.
    case failed(Int)
}

extension MatchError: CustomStringConvertible {
    /// What a rule author should know.
    public var description: String {
        switch self {
        case .limitExceeded: "the regex needs too many steps for this link"
        case .resultTooLong(let limit): "the result is longer than \(limit) bytes"
        case .failed(let number): "PCRE2 gave up with error \(number)"
        }
    }
}
