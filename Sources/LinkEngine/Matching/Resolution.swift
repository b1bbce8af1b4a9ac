public import Bible
public import Diagnostics

/// What became of one link.
public struct Resolution: Sendable {
    /// The link as it was given.
    public let input: String
    /// The link after redirects.
    public internal(set) var url: String
    /// The passage that the link is a page of.
    public internal(set) var passage: LinkedPassage?
    /// The ways of opening it, in the order in which people see them.
    public internal(set) var openings: [Opening] = []
    /// What a person should know about this link.
    public internal(set) var findings: [Finding] = []

    /// How many regexes gave up on it.
    var givenUp = 0

    init(input: String) {
        self.input = input
        url = input
    }
}

/// The passage that a link is a page of.
public struct LinkedPassage: Sendable {
    /// The site; nil where the input was a reference, not a link.
    public let site: String?
    /// The passage as a URL of the common scheme, with the translation and, unless it is the default, the versification.
    public let canonicalURL: CommonSchemeURL
}
