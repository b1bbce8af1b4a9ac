/// Parses a JSON text into tokens: strict RFC 8259, with errors of their own for the mistakes that occur in
/// published manifests: a missing comma, a trailing comma, a regex whose backslashes are not doubled.
///
/// One loop instead of functions that call each other, and a buffer instead of an array that grows, take a third of the
/// instructions: to parse the manifest is the largest part of a program that converts one link.
@safe struct JSONParser {
    private let limit: Int
    private let tokens: UnsafeMutableBufferPointer<JSONDocument.Token>
    private var count = 0
    var position = 0
    private var depth = 0
    /// The token of the innermost open array or object; until it is closed, its `end` is the one around it.
    private var container: Int32 = -1
    private(set) var isInObject = false

    /// The tokens of a text that may have so many values and keys.
    static func tokens(_ text: Span<UInt8>, maximumValues limit: Int) throws(JSONError) -> [JSONDocument.Token] {
        var failure: JSONError?
        // Every value and key takes two bytes, but for those that are not closed. What is not written to takes no memory.
        let capacity = min(text.count / 2 + PortableLimits.jsonDepth + 1, limit)
        let tokens = unsafe [JSONDocument.Token](unsafeUninitializedCapacity: capacity) { buffer, count in
            var parser = unsafe JSONParser(limit: limit, tokens: buffer)
            do throws(JSONError) {
                try parser.parseDocument(text)
            } catch {
                failure = error
            }
            count = parser.count
        }
        if let failure { throw failure }
        return tokens
    }
}

extension JSONParser {
    private mutating func parseDocument(_ text: Span<UInt8>) throws(JSONError) {
        guard text.count < Int(Int32.max) else { throw error("a JSON text of more than 2 GiB", at: 0) }
        if text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF { position = 3 }
        skipSpace(text)
        repeat {
            if isInObject { try parseKey(text) }
            try parseValue(text)
            while container >= 0, try !reachesItem(text) { closeContainer() }
        } while container >= 0
        skipSpace(text)
        guard position == text.count else {
            throw unexpected(text, "after the end of the JSON value")
        }
    }

    /// Parses a scalar, or opens an array or object.
    @inline(__always)
    private mutating func parseValue(_ text: Span<UInt8>) throws(JSONError) {
        guard position < text.count else { throw error("the text ends where a value was expected", at: position) }
        switch text[position] {
        case UInt8(ascii: "\""): try parseString(text)
        case UInt8(ascii: "{"): try openContainer(.object)
        case UInt8(ascii: "["): try openContainer(.array)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parseNumber(text)
        case UInt8(ascii: "t"): try parseWord("true", .true, text)
        case UInt8(ascii: "f"): try parseWord("false", .false, text)
        case UInt8(ascii: "n"): try parseWord("null", .null, text)
        default: throw unexpected(text, "where a value was expected")
        }
    }

    private mutating func openContainer(_ kind: JSONDocument.Token.Kind) throws(JSONError) {
        depth += 1
        guard depth <= PortableLimits.jsonDepth else {
            throw error("nested more than \(PortableLimits.jsonDepth) levels deep", at: position)
        }
        try append(kind, from: position, to: container)
        container = Int32(truncatingIfNeeded: count - 1)
        isInObject = kind == .object
        position += 1
    }

    /// The offset of the innermost open array or object.
    var containerStart: Int { unsafe Int(tokens[Int(container)].start) }

    private mutating func closeContainer() {
        let index = Int(container)
        container = unsafe tokens[index].end
        unsafe tokens[index].end = Int32(truncatingIfNeeded: position)
        unsafe tokens[index].next = Int32(truncatingIfNeeded: count)
        isInObject = unsafe container >= 0 && tokens[Int(container)].kind == .object
        depth -= 1
    }

    /// Steps over what is between two items of a container. False if it ends here, and behind its end.
    @inline(__always)
    private mutating func reachesItem(_ text: Span<UInt8>) throws(JSONError) -> Bool {
        let isFirst = count == Int(container) + 1
        let end = position
        skipSpace(text)
        guard position < text.count else {
            if isFirst { return true }
            throw neverClosed()
        }
        let close = isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        if text[position] == close {
            position += 1
            return false
        }
        if isFirst { return true }
        guard text[position] == UInt8(ascii: ",") else { throw missingComma(text, after: end) }
        let comma = position
        position += 1
        skipSpace(text)
        if position < text.count, text[position] == close { throw trailingComma(at: comma) }
        return true
    }

    @inline(__always)
    private mutating func parseKey(_ text: Span<UInt8>) throws(JSONError) {
        guard position < text.count, text[position] == UInt8(ascii: "\"") else {
            throw unexpected(text, "where a key in double quotes was expected")
        }
        try parseString(text)
        skipSpace(text)
        guard position < text.count, text[position] == UInt8(ascii: ":") else {
            throw unexpected(text, "where the colon after a key was expected")
        }
        position += 1
        // Mostly one space.
        if position < text.count, text[position] == 0x20 { position += 1 }
        skipSpace(text)
    }

    @inline(__always)
    private mutating func parseString(_ text: Span<UInt8>) throws(JSONError) {
        let open = position
        position = Self.endOfPlain(text, from: open + 1)
        guard position < text.count, text[position] == UInt8(ascii: "\"") else {
            return try parseEscapedString(text, open: open)
        }
        try append(.string, from: open + 1, to: Int32(truncatingIfNeeded: position))
        position += 1
    }

    /// Parses the rest of a string in which something precedes the quote, from there on.
    private mutating func parseEscapedString(_ text: Span<UInt8>, open: Int) throws(JSONError) {
        while position < text.count {
            switch text[position] {
            case UInt8(ascii: "\""):
                try append(.escapedString, from: open + 1, to: Int32(truncatingIfNeeded: position))
                position += 1
                return
            case UInt8(ascii: "\\"): try skipEscape(text)
            default:
                throw JSONError(
                    message: "a raw \(described(text)) inside a string", offset: position,
                    note: "write it as an escape: \\n, \\t or \\u00XX")
            }
            position = Self.endOfPlain(text, from: position)
        }
        throw error("the string that starts here is never closed", at: open)
    }

    /// The index of the first quote, backslash or control character from an index on; `count` if there is none.
    @inline(__always)
    private static func endOfPlain(_ text: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while let word = text.word(at: index) {
            let special = specialBytes(of: word)
            guard special == 0 else { return index &+ special.trailingZeroBitCount / 8 }
            index &+= 8
        }
        return text.indexOrEnd(from: index) { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    }

    /// The highest bits of the bytes of a word that end what `endOfPlain` skips. The lowest of these bits is certain, the
    /// others are not, since the subtractions borrow from the next byte.
    @inline(__always)
    private static func specialBytes(of word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = (word ^ (ones &* 0x22)) &- ones
        let backslashes = (word ^ (ones &* 0x5C)) &- ones
        // Those that are not ASCII have their highest bit, which all three leave.
        return (quotes | backslashes | (word &- ones &* 0x20)) & ~word & (ones &* 0x80)
    }

    @inline(__always)
    mutating func append(
        _ kind: JSONDocument.Token.Kind, from start: Int, to end: Int32
    ) throws(JSONError) {
        guard unsafe count < tokens.count else { throw error("more than \(limit) values and keys", at: start) }
        let next = Int32(truncatingIfNeeded: count + 1)
        unsafe (tokens.baseAddress.unsafelyUnwrapped + count).initialize(
            to: JSONDocument.Token(kind: kind, start: Int32(truncatingIfNeeded: start), end: end, next: next))
        count += 1
    }

    @inline(__always)
    private mutating func skipSpace(_ text: Span<UInt8>) {
        if position < text.count, text[position] <= 0x20 { position = Self.endOfSpace(text, from: position) }
    }

    /// A bit for each character that is white space.
    private static let spaces: UInt64 = 1 << 0x20 | 1 << 0x0A | 1 << 0x0D | 1 << 0x09

    /// The index of the first byte from an index on that is not white space; `count` if there is none.
    private static func endOfSpace(_ text: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while index < text.count {
            let byte = text[index]
            guard byte <= 0x20, spaces >> UInt64(truncatingIfNeeded: byte) & 1 == 1 else { break }
            index &+= 1
            // Indentation, eight spaces at once.
            while let word = text.word(at: index) {
                let spaces = (word ^ 0x2020_2020_2020_2020).trailingZeroBitCount / 8
                index &+= spaces
                if spaces < 8 { break }
            }
        }
        return index
    }
}
