/// A JSON text (RFC 8259) read once into a flat list of tokens.
///
/// Nothing is decoded until it is asked for, every value knows where it stands in the text, members keep their order
/// and duplicate keys are kept, so that a check can name them.
public final class JSONDocument: Sendable {
    /// The text as it was read, UTF-8.
    package let bytes: [UInt8]
    let tokens: [Token]

    /// Reads a JSON text. Nesting is bounded by `JSONParser.maximumDepth`.
    public init(_ bytes: [UInt8]) throws(JSONError) {
        var parser = JSONParser(count: bytes.count)
        try parser.parseDocument(bytes.span)
        self.bytes = bytes
        self.tokens = parser.tokens
    }

    /// The value that the text holds.
    public var root: JSONValue { JSONValue(document: self, index: 0) }

    /// One value or key: where its text starts and ends, and the token after all that it contains.
    struct Token {
        enum Kind: UInt8 {
            case null, `true`, `false`, number, string, escapedString, array, object
        }

        let kind: Kind
        let start: Int32
        var end: Int32
        var next: Int32
    }
}

/// Why a text is not JSON.
public struct JSONError: Error, Equatable, Sendable {
    /// What was found and what was expected.
    public let message: String
    /// Where, in bytes from the start of the text.
    public let offset: Int
    /// What to do about it.
    public let note: String?
    /// How to mend it, where that is certain.
    package var repair: Repair?

    /// A slip that can be mended without knowing what the text says.
    package enum Repair: Sendable {
        /// The comma at the error's place is too much.
        case removeComma
        /// A comma is missing at the error's place.
        case insertComma
    }
}
