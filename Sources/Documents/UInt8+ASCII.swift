/// The kinds of characters that the formats tell apart. A byte of a longer character is of none of them.
extension UInt8 {
    var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
    var isDigit: Bool { (0x30...0x39).contains(self) }
    var isAlphanumeric: Bool { isLetter || isDigit }
    var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
    var isPunctuation: Bool { (0x21...0x7E).contains(self) && !isAlphanumeric }

    /// Whether the byte may stand in the scheme of a URL.
    var isSchemeByte: Bool {
        isAlphanumeric || self == UInt8(ascii: "+") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
    }
}

extension [UInt8] {
    /// Whether these characters stand at a place, letters in either case. The text must be in lower case.
    func hasText(_ text: StaticString, at index: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index >= 0, count <= self.count - index else { return false }
        return text.withUTF8Buffer { wanted in
            for offset in 0..<count {
                let byte = self[index + offset]
                let lower = byte.isLetter ? byte | 0x20 : byte
                guard unsafe lower == wanted[offset] else { return false }
            }
            return true
        }
    }

    /// Where these characters are found next, in either case.
    func index(of text: StaticString, from start: Int) -> Int? {
        var index = start
        while index < count {
            if hasText(text, at: index) { return index }
            index += 1
        }
        return nil
    }
}
