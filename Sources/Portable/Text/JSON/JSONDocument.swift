/// A JSON text (RFC 8259), parsed into a flat list of tokens.
///
/// Strings are decoded on demand, every value has its range in the text, and the members of an object keep their order,
/// duplicate keys included, so that a check can report them.
public final class JSONDocument: Sendable {
    /// The text in UTF-8.
    package let bytes: [UInt8]
    let tokens: [Token]

    /// Parses a JSON text of at most 128 levels of nesting and 4,000,000 values and keys.
    ///
    /// - Throws: `JSONError` with the offset of the error if it is not valid JSON.
    public convenience init(_ bytes: [UInt8]) throws(JSONError) {
        try self.init(bytes, maximumValues: PortableLimits.jsonValues)
    }

    /// Parses a JSON text of at most 128 levels of nesting and a number of values and keys.
    ///
    /// - Throws: `JSONError` with the offset of the error if it is not valid JSON.
    init(_ bytes: [UInt8], maximumValues: Int) throws(JSONError) {
        tokens = try JSONParser.tokens(bytes.span, maximumValues: maximumValues)
        self.bytes = bytes
    }

    /// The value of the whole text.
    public var root: JSONValue { JSONValue(document: self, index: 0) }

    /// A value or key: its range in the text, and the index of the token after it and its contents.
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
    /// What is wrong, in words.
    public let message: String
    /// The offset of the error in bytes from the start of the text.
    public let offset: Int
    /// How to correct it, in words.
    public let note: String?
    /// How to correct it automatically, if that is safe.
    package var repair: Repair?

    /// A correction that does not depend on the meaning of the text.
    package enum Repair: Equatable, Sendable {
        /// Remove the comma at the offset.
        case removeComma
        /// Insert a comma at the offset.
        case insertComma
        /// Insert a second backslash at the offset, where one precedes a character that JSON has no escape for.
        case doubleBackslash
        /// Remove the comment from the offset to an end.
        case removeComment(end: Int)
        /// Write straight quotation marks for the typographic ones at the offset and before an end.
        case straightenQuotes(end: Int)
    }
}
