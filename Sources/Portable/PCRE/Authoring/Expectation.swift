/// What a pattern expects at an offset of a text.
package enum Expectation: Hashable, Sendable {
    /// A text.
    case literal(String)
    /// One or more characters, as the pattern describes them, with the quantifier: `[0-9]+`.
    case characters(String)
    /// What must come next, without being a part of the match: the pattern in a lookahead.
    case ahead(String)
    /// What must not come next: the pattern in a negative lookahead.
    case notAhead(String)
    /// The same text as a group before.
    case repetition(String)
    /// An assertion about the position, such as `\b`.
    case assertion(String)
    /// The end of the text.
    case end

    /// Whether it is about the position, and does not read text.
    var isAssertion: Bool {
        switch self {
        case .ahead, .notAhead, .assertion, .end: true
        case .literal, .characters, .repetition: false
        }
    }
}

extension Expectation: CustomStringConvertible {
    /// The expectation in words, with parts of the pattern as they are written.
    package var description: String {
        switch self {
        case .literal(let text): "\"\(text)\""
        case .characters("\\d"), .characters("[0-9]"): "a digit"
        case .characters("\\d+"), .characters("[0-9]+"): "digits"
        case .characters("."): "any character"
        case .characters(let pattern): "a character of \(pattern)"
        case .ahead(let pattern): "\(pattern) ahead"
        case .notAhead(let pattern): "not \(pattern)"
        case .repetition(let pattern): "the text of a group again, \(pattern)"
        case .assertion("^"), .assertion("\\A"): "the start of the link"
        case .assertion("\\b"): "the start or the end of a word"
        case .assertion(let pattern): pattern
        case .end: "the end of the link"
        }
    }
}
