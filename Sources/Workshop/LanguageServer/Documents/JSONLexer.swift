import Text

/// Reads the tokens of a JSON text that may be half-typed: nothing is an error, and a string without its closing quote
/// ends with its line.
struct JSONLexer {
    enum Kind: Equatable, Sendable {
        case openObject, closeObject, openArray, closeArray, colon, comma
        /// A string, whether or not its end is there.
        case string(isClosed: Bool)
        /// A number, a word, or what is none of these.
        case word
    }

    struct Token: Sendable {
        let kind: Kind
        let range: Range<Int>
    }

    private let bytes: [UInt8]
    private var position: Int

    init(_ bytes: [UInt8], from position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    /// The next token; nil at the end.
    mutating func next() -> Token? {
        guard let token = Self.token(in: bytes.span, from: position) else { return nil }
        position = token.range.upperBound
        return token
    }

    private static func token(in span: Span<UInt8>, from position: Int) -> Token? {
        let start = span.indexOrEnd(from: position) { !$0.isASCIISpace }
        guard start < span.count else { return nil }
        func sign(_ kind: Kind) -> Token { Token(kind: kind, range: start..<start + 1) }
        switch span[start] {
        case UInt8(ascii: "{"): return sign(.openObject)
        case UInt8(ascii: "}"): return sign(.closeObject)
        case UInt8(ascii: "["): return sign(.openArray)
        case UInt8(ascii: "]"): return sign(.closeArray)
        case UInt8(ascii: ":"): return sign(.colon)
        case UInt8(ascii: ","): return sign(.comma)
        case UInt8(ascii: "\""): return string(in: span, from: start)
        default: return Token(kind: .word, range: start..<span.indexOrEnd(from: start + 1) { !isWord($0) })
        }
    }

    private static func string(in span: Span<UInt8>, from start: Int) -> Token {
        var position = start + 1
        while position < span.count, span[position] != UInt8(ascii: "\n") {
            if span[position] == UInt8(ascii: "\"") {
                return Token(kind: .string(isClosed: true), range: start..<position + 1)
            }
            position += span[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return Token(kind: .string(isClosed: false), range: start..<min(position, span.count))
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte >= 0x80 || [0x2B, 0x2D, 0x2E, 0x5F].contains(byte)
    }
}
