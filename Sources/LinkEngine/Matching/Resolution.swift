public import Bible

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

    /// The resolution as the command line's contract has it.
    package func json(encoded: Bool) -> JSONOutput {
        .object([
            ("input", .string(input)), ("url", .string(url)),
            ("passage", passage?.json(encoded: encoded) ?? .null),
            ("openings", .array(openings.map { $0.json(encoded: encoded) })),
            ("findings", .array(findings.map(\.json))),
        ])
    }
}

/// The passage that a link is a page of.
public struct LinkedPassage: Sendable {
    /// The site; nil where the input was a reference and no link.
    public let site: String?
    /// The passage as a URL of the common scheme: with the translation, and the versification if it is not the default.
    public let hub: CommonSchemeURL

    fileprivate func json(encoded: Bool) -> JSONOutput {
        .object([
            ("passages", .string(hub.passage.passages)), ("translation", JSONOutput(hub.translation)),
            ("versification", JSONOutput(hub.versification)), ("text", .string(hub.passage.text)),
            ("site", JSONOutput(site)),
            ("url", .string(encoded ? PercentEncoding.encode(hub.string, keeping: .urlSyntax) : hub.string)),
        ])
    }
}

extension Opening {
    /// The URL as the rule gives it, or with everything encoded that RFC 3986 does not allow.
    package func url(encoded: Bool) -> String { encoded ? PercentEncoding.encode(url, keeping: .urlSyntax) : url }

    fileprivate func json(encoded: Bool) -> JSONOutput {
        .object([
            ("app", .string(app)), ("name", .string(name)), ("title", .string(title)), ("kind", .string(kind.rawValue)),
            ("intentions", .array(intentions.map { .string($0) })), ("lost", .array(lost.map { .string($0) })),
            ("store", JSONOutput(store)), ("url", .string(url(encoded: encoded))),
        ])
    }
}
