/// What is wrong where the parser stops.
extension JSONParser {
    func error(_ message: String, at offset: Int) -> JSONError {
        JSONError(message: message, offset: offset, note: nil)
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
        return error(
            "found \(described(text)) where a comma or the end of the \(containerName) was expected", at: position)
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
