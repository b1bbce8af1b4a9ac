/// Why matching was given up. Treat it as no match, and report it.
public enum MatchError: Error, Equatable, Sendable {
    /// The pattern tried more steps, or needed more memory, than it is allowed.
    case limitExceeded
    /// The text built from the matches would be longer than this many bytes.
    case resultTooLong(Int)
    /// PCRE2 failed with another error, by its number.
    case failed(Int)
}

extension MatchError: CustomStringConvertible {
    /// The reason in words, for the author of a rule.
    public var description: String {
        switch self {
        case .limitExceeded: "the regex needs too many steps for this link"
        case .resultTooLong(let limit): "the result is longer than \(limit) bytes"
        case .failed(let number): "PCRE2 gave up with error \(number)"
        }
    }
}
