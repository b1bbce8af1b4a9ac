/// A parameter of an endpoint, for reading it, for OpenAPI and for the page about the API.
struct Parameter: Sendable {
    enum Kind: Sendable, Equatable {
        /// Any text.
        case text
        /// One of these.
        case choice([String])
        /// Several of these, separated by commas.
        case choices([String])
        /// `1` or `0`.
        case flag(default: Bool)
        /// A text that matches a regular expression of ECMAScript.
        case pattern(String)
    }

    let name: String
    /// The name that it had before, which is still read.
    var formerName: String?
    let description: String
    let kind: Kind
    let example: String?
    /// Whether it may occur several times.
    let isRepeated: Bool
    /// Whether there is no answer without it.
    let isRequired: Bool

    init(
        _ name: String, _ description: String, _ kind: Kind = .text, example: String? = nil, isRepeated: Bool = false,
        isRequired: Bool = false
    ) {
        self.name = name
        self.description = description
        self.kind = kind
        self.example = example
        self.isRepeated = isRepeated
        self.isRequired = isRequired
    }
}
