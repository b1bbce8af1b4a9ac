import UTF8Text

/// Parses a JSON text into tokens: strict RFC 8259, with errors of their own for the mistakes that occur in
/// published manifests: a missing comma, a trailing comma, a regex whose backslashes are not doubled.
struct JSONParser {
    /// The limit of nesting: more than any manifest needs, and safe for the stack.
    static let maximumDepth = 128

    /// The limit of values and keys, 30 times those of the largest public manifest: each takes much more memory than it
    /// has text, `1,`.
    static let maximumValues = 500_000

    /// The most values and keys that this text may have.
    private let limit: Int
    private(set) var tokens: [JSONDocument.Token] = []
    private var position = 0
    private var depth = 0

    init(maximumValues limit: Int = Self.maximumValues) { self.limit = limit }

    /// Parses the whole text.
    ///
    /// - Throws: `JSONError` if it is not valid JSON.
    mutating func parseDocument(_ text: Span<UInt8>) throws(JSONError) {
        guard text.count < Int(Int32.max) else { throw error("a JSON text of more than 2 GiB", at: 0) }
        // Published manifests have a value or key every 27 bytes and more; those without strings every 12.
        tokens.reserveCapacity(min(text.count / 12 + 4, limit))
        if text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF { position = 3 }
        skipSpace(text)
        try parseValue(text, expected: "a value")
        skipSpace(text)
        guard position == text.count else {
            throw error("unexpected \(described(text)) after the end of the JSON value", at: position)
        }
    }

    private mutating func parseValue(_ text: Span<UInt8>, expected: String) throws(JSONError) {
        guard position < text.count else { throw error("the text ends where \(expected) was expected", at: position) }
        switch text[position] {
        case UInt8(ascii: "{"): try parseContainer(text, kind: .object)
        case UInt8(ascii: "["): try parseContainer(text, kind: .array)
        case UInt8(ascii: "\""): try parseString(text)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parseNumber(text)
        case UInt8(ascii: "t"): try parseWord("true", .true, text)
        case UInt8(ascii: "f"): try parseWord("false", .false, text)
        case UInt8(ascii: "n"): try parseWord("null", .null, text)
        default: throw error("found \(described(text)) where \(expected) was expected", at: position)
        }
    }

    private mutating func parseContainer(_ text: Span<UInt8>, kind: JSONDocument.Token.Kind) throws(JSONError) {
        let open = position
        let token = tokens.count
        let close = kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
        depth += 1
        guard depth <= Self.maximumDepth else {
            throw error("nested more than \(Self.maximumDepth) levels deep", at: open)
        }
        try append(kind, from: open)
        position += 1
        skipSpace(text)
        if position < text.count, text[position] == close {
            position += 1
        } else {
            try parseItems(text, kind: kind, open: open, close: close)
        }
        depth -= 1
        tokens[token].end = Int32(position)
        tokens[token].next = Int32(tokens.count)
    }

    private mutating func parseItems(
        _ text: Span<UInt8>, kind: JSONDocument.Token.Kind, open: Int, close: UInt8
    ) throws(JSONError) {
        let name = kind == .object ? "object" : "array"
        while true {
            if kind == .object { try parseKey(text) }
            try parseValue(text, expected: "a value")
            let end = position
            skipSpace(text)
            guard position < text.count else {
                throw error("the \(name) that starts here is never closed", at: open)
            }
            if text[position] == close {
                position += 1
                return
            }
            guard text[position] == UInt8(ascii: ",") else { throw missingComma(text, in: name, after: end) }
            let comma = position
            position += 1
            skipSpace(text)
            if position < text.count, text[position] == close {
                throw JSONError(
                    message: "trailing comma in an \(name)", offset: comma,
                    note: "remove the comma before the \(name)'s end",
                    repair: .removeComma)
            }
        }
    }

    private mutating func parseKey(_ text: Span<UInt8>) throws(JSONError) {
        guard position < text.count, text[position] == UInt8(ascii: "\"") else {
            throw error("found \(described(text)) where a key in double quotes was expected", at: position)
        }
        try parseString(text)
        skipSpace(text)
        guard position < text.count, text[position] == UInt8(ascii: ":") else {
            throw error("found \(described(text)) where the colon after a key was expected", at: position)
        }
        position += 1
        skipSpace(text)
    }

    private func missingComma(_ text: Span<UInt8>, in name: String, after end: Int) -> JSONError {
        let startsValue: Bool
        switch text[position] {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "-"), UInt8(ascii: "t"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            startsValue = true
        default: startsValue = false
        }
        if startsValue {
            return JSONError(
                message: "missing comma between two items of an \(name)", offset: end, note: "put a comma here",
                repair: (end..<position).contains { text[$0] == UInt8(ascii: "\n") } ? .insertComma : nil)
        }
        return error("found \(described(text)) where a comma or the end of the \(name) was expected", at: position)
    }

    private mutating func parseString(_ text: Span<UInt8>) throws(JSONError) {
        let open = position
        var kind = JSONDocument.Token.Kind.string
        position += 1
        while true {
            skipPlain(text)
            guard position < text.count else { break }
            switch text[position] {
            case UInt8(ascii: "\""):
                try append(kind, from: open + 1)
                position += 1
                return
            case UInt8(ascii: "\\"):
                kind = .escapedString
                try skipEscape(text)
            default:
                throw JSONError(
                    message: "a raw \(described(text)) inside a string", offset: position,
                    note: "write it as an escape: \\n, \\t or \\u00XX")
            }
        }
        throw error("the string that starts here is never closed", at: open)
    }

    /// Skips the bytes of a string up to a quote, a backslash or a control character.
    private mutating func skipPlain(_ text: Span<UInt8>) {
        while let word = text.word(at: position) {
            let special = Self.specialBytes(of: word)
            guard special == 0 else {
                position += special.trailingZeroBitCount / 8
                return
            }
            position += 8
        }
        position = text.indexOrEnd(from: position) {
            $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
        }
    }

    /// The highest bits of the bytes of a word that end what `skipPlain` skips. The lowest of these bits is certain, the others
    /// are not, since the subtractions borrow from the next byte.
    private static func specialBytes(of word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = word ^ (ones * 0x22)
        let backslashes = word ^ (ones * 0x5C)
        let zeros = (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
        return (zeros | (word &- ones * 0x20) & ~word) & (ones * 0x80)
    }

    private mutating func skipEscape(_ text: Span<UInt8>) throws(JSONError) {
        let start = position
        position += 1
        guard position < text.count else { throw error("the text ends inside an escape", at: start) }
        switch text[position] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 1
        case UInt8(ascii: "u"):
            guard position + 4 < text.count, hexValue(text, position + 1) != nil else {
                throw error("\\u needs four hexadecimal digits", at: start)
            }
            position += 5
        default:
            throw JSONError(
                message: "\\\(described(text)) is not a valid JSON escape", offset: start,
                note: "a backslash itself is written \\\\", repair: .doubleBackslash)
        }
    }

    private func hexValue(_ text: Span<UInt8>, _ start: Int) -> UInt16? {
        var value: UInt16 = 0
        for index in start..<start + 4 {
            guard let digit = HexDigit.value(text[index]) else { return nil }
            value = value << 4 | UInt16(digit)
        }
        return value
    }

    private mutating func parseNumber(_ text: Span<UInt8>) throws(JSONError) {
        let start = position
        if text[position] == UInt8(ascii: "-") { position += 1 }
        let integer = skipDigits(text)
        guard integer > 0, integer == 1 || text[position - integer] != UInt8(ascii: "0") else {
            throw invalidNumber(at: start)
        }
        if position < text.count, text[position] == UInt8(ascii: ".") {
            position += 1
            guard skipDigits(text) > 0 else { throw invalidNumber(at: start) }
        }
        if position < text.count, text[position] | 0x20 == UInt8(ascii: "e") {
            position += 1
            if position < text.count, text[position] == UInt8(ascii: "+") || text[position] == UInt8(ascii: "-") {
                position += 1
            }
            guard skipDigits(text) > 0 else { throw invalidNumber(at: start) }
        }
        try append(.number, from: start)
    }

    private func invalidNumber(at offset: Int) -> JSONError { error("this is not a valid JSON number", at: offset) }

    private mutating func skipDigits(_ text: Span<UInt8>) -> Int {
        let start = position
        while position < text.count, text[position] >= UInt8(ascii: "0"), text[position] <= UInt8(ascii: "9") {
            position += 1
        }
        return position - start
    }

    private mutating func parseWord(
        _ word: String, _ kind: JSONDocument.Token.Kind, _ text: Span<UInt8>
    ) throws(JSONError) {
        let start = position
        guard text.hasText(word.utf8.span, at: start) else {
            throw error("found \(described(text)) where a value was expected", at: start)
        }
        position += word.utf8.count
        try append(kind, from: start)
    }

    /// Appends a token that ends at the current position.
    private mutating func append(_ kind: JSONDocument.Token.Kind, from start: Int) throws(JSONError) {
        guard tokens.count < limit else {
            throw error("more than \(limit) values and keys", at: start)
        }
        tokens.append(
            JSONDocument.Token(kind: kind, start: Int32(start), end: Int32(position), next: Int32(tokens.count + 1)))
    }

    private mutating func skipSpace(_ text: Span<UInt8>) {
        position = text.indexOrEnd(from: position) {
            $0 > 0x20 || $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09
        }
    }

    private func error(_ message: String, at offset: Int) -> JSONError {
        JSONError(message: message, offset: offset, note: nil)
    }

    /// The character at the current position, for an error message.
    private func described(_ text: Span<UInt8>) -> String {
        guard position < text.count else { return "the end of the text" }
        let byte = text[position]
        switch byte {
        case UInt8(ascii: "\n"): return "line break"
        case UInt8(ascii: "\t"): return "tab"
        case 0x21...0x7E: return "\"\(Character(Unicode.Scalar(byte)))\""
        case 0x80...: return "a character that is not ASCII"
        default: return "byte 0x" + String(byte, radix: 16)
        }
    }
}
