public import Bible

/// A Bible link of a document, and what became of it.
public struct RewrittenLink: Sendable {
    /// What was done with the link.
    public enum Outcome: String, Sendable {
        /// The link leads to the target now.
        case rewritten
        /// The link already led to the target.
        case unchanged
        /// The link was left alone, since it is in code.
        case code
        /// The link was left alone, since the target cannot open the passage.
        case unopened
        /// The link was left alone, since a rule for its site cannot read it: it is probably broken.
        case unread
    }

    /// The range of the link's URL in the bytes of the document as it was.
    public let range: Range<Int>
    /// The URL before.
    public let url: String
    /// The passage that the link leads to; nil if it is ``Outcome/unread``.
    public let passage: CommonSchemeURL?
    /// The URL afterwards; nil if the link was left alone.
    public let result: String?
    /// What of the passage the new target cannot take.
    public let losses: [Loss]
    /// What was done.
    public let outcome: Outcome
    /// Why the link cannot be read; nil unless it is ``Outcome/unread``.
    public let reason: String?
    /// What may have been meant, as a question, if the link cannot be read.
    public let hint: String?
}
