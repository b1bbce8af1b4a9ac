import PCRE

/// A rule for a picture of what a link leads to, such as the still of a video.
public struct Preview: Sendable {
    let pattern: Pattern
    let result: RuleResult
    /// Whether people may save the picture.
    public let canSave: Bool
}
