/// What is wrong where the parser stops.
extension JSONParser {
    func error(_ message: String, at offset: Int) -> JSONError {
        JSONError(message: message, offset: offset, note: nil)
    }

    /// What is wrong with the character at the current position.
    ///
    /// - Parameter expectation: what should be there: `where a value was expected`.
    func unexpected(_ text: Span<UInt8>, _ expectation: String) -> JSONError {
        if let end = commentEnd(text) {
            // After a quotation mark too many, the rest of a value looks like a comment: `"https?:"//a\\.org/",`.
            let quote = UInt8(ascii: "\"")
            let isRest =
                position > 0 && text[position - 1] == quote && text.extracting(position..<end).containsByte(quote)
            return JSONError(
                message: "JSON has no comments", offset: position,
                note: isRest
                    ? "remove it, or the quotation mark before it"
                    : "remove it, or make it the value of a key \"note\"",
                repair: isRest ? nil : .removeComment(end: end))
        }
        if isTypographicQuote(text, at: position) {
            return JSONError(
                message: "found a typographic quotation mark \(expectation)", offset: position,
                note: "write straight quotation marks: \"", repair: quotedEnd(text).map { .straightenQuotes(end: $0) })
        }
        return error("found \(described(text)) \(expectation)", at: position)
    }

    /// Where the comment ends that starts here; nil if none does.
    private func commentEnd(_ text: Span<UInt8>) -> Int? {
        let slash = UInt8(ascii: "/")
        let star = UInt8(ascii: "*")
        guard position + 1 < text.count, text[position] == slash else { return nil }
        if text[position + 1] == slash { return text.indexOrEnd(from: position) { $0 == 0x0A || $0 == 0x0D } }
        guard text[position + 1] == star, position + 4 <= text.count else { return nil }
        return (position + 4...text.count).first { text[$0 - 2] == star && text[$0 - 1] == slash }
    }

    /// U+201C to U+201F.
    private func isTypographicQuote(_ text: Span<UInt8>, at index: Int) -> Bool {
        index + 2 < text.count && text[index] == 0xE2 && text[index + 1] == 0x80 && 0x9C...0x9F ~= text[index + 2]
    }

    /// Where the string ends that starts with a typographic quotation mark here, if it ends with another one on the line.
    private func quotedEnd(_ text: Span<UInt8>) -> Int? {
        var index = position + 3
        while index < text.count, text[index] >= 0x20, text[index] != UInt8(ascii: "\"") {
            if isTypographicQuote(text, at: index) { return index + 3 }
            index += 1
        }
        return nil
    }

    /// The character at the current position, for an error message.
    func described(_ text: Span<UInt8>) -> String {
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

    func missingComma(_ text: Span<UInt8>, after end: Int) -> JSONError {
        let startsValue: Bool
        switch text[position] {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "-"), UInt8(ascii: "t"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            startsValue = true
        default: startsValue = false
        }
        if startsValue {
            return JSONError(
                message: "missing comma between two items of an \(containerName)", offset: end,
                note: "put a comma here",
                repair: (end..<position).contains { text[$0] == UInt8(ascii: "\n") } ? .insertComma : nil)
        }
        let expectation = "where a comma or the end of the \(containerName) was expected"
        if text[position] == UInt8(ascii: ":"), !isInObject {
            return JSONError(
                message: "found \":\" \(expectation)", offset: position,
                note: "write keys with values in braces: { \"key\": \"value\" }")
        }
        return unexpected(text, expectation)
    }

    func trailingComma(at comma: Int) -> JSONError {
        JSONError(
            message: "trailing comma in an \(containerName)", offset: comma,
            note: "remove the comma before the \(containerName)'s end", repair: .removeComma)
    }

    func neverClosed() -> JSONError {
        error("the \(containerName) that starts here is never closed", at: containerStart)
    }

    private var containerName: String { isInObject ? "object" : "array" }
}
