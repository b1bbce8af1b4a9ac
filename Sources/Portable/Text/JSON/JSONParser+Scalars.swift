/// Numbers, words and escapes.
extension JSONParser {
    mutating func skipEscape(_ text: Span<UInt8>) throws(JSONError) {
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

    mutating func parseNumber(_ text: Span<UInt8>) throws(JSONError) {
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
        try append(.number, from: start, to: Int32(truncatingIfNeeded: position))
    }

    private func invalidNumber(at offset: Int) -> JSONError { error("this is not a valid JSON number", at: offset) }

    private mutating func skipDigits(_ text: Span<UInt8>) -> Int {
        let start = position
        while position < text.count, text[position] >= UInt8(ascii: "0"), text[position] <= UInt8(ascii: "9") {
            position += 1
        }
        return position - start
    }

    @inline(__always)
    mutating func parseWord(
        _ word: StaticString, _ kind: JSONDocument.Token.Kind, _ text: Span<UInt8>
    ) throws(JSONError) {
        let start = position
        for offset in 0..<word.utf8CodeUnitCount {
            guard start + offset < text.count, unsafe text[start + offset] == word.utf8Start[offset] else {
                throw error("found \(described(text)) where a value was expected", at: start)
            }
        }
        position += word.utf8CodeUnitCount
        try append(kind, from: start, to: Int32(truncatingIfNeeded: position))
    }
}
