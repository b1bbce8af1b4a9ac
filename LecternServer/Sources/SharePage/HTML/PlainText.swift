/// Which characters stand for themselves in HTML, in text and in values of attributes.
enum PlainText {
    /// The end of the ASCII characters from an index on that do. Eight bytes are looked at together, since nearly all of a
    /// page is such text.
    static func end(in text: Span<UInt8>, from start: Int) -> Int {
        let bytes = unsafe text.bytes
        var index = start
        while index + 8 <= text.count {
            let word = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self)
            guard isPlain(word) else { break }
            index += 8
        }
        while index < text.count, plain.contains(text[index]) { index += 1 }
        return index
    }

    /// A character beyond ASCII in UTF-8, and the number of its bytes.
    static func scalar(in text: Span<UInt8>, at index: Int) -> (value: UInt32, count: Int) {
        let first = text[index]
        let count = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var value = UInt32(first & (0x7F >> UInt8(count)))
        for index in (index + 1)..<(index + count) { value = value << 6 | UInt32(text[index] & 0x3F) }
        return (value, count)
    }

    /// Whether people see a character, and it does not change the direction of those around it.
    static func isVisible(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
            0xFEFF,
            0xFFF9...0xFFFB, 0xE0000...0xE007F:
            false
        default: true
        }
    }

    private static let plain = ASCIIBytes(ASCIIBytes.alphanumeric + " !#$%()*+,-./:;=?@[\\]^_`{|}~")

    /// Whether each of eight bytes stands for itself: a test sets the highest bit of a byte that does not.
    private static func isPlain(_ word: UInt64) -> Bool {
        let isControl = (word &- each(0x20)) & ~word
        let isQuote = isZero(word ^ each(0x22))
        // `&` and `'`, `<` and `>` differ in one bit.
        let isReference = isZero(word & each(0xFE) ^ each(0x26))
        let isBracket = isZero(word & each(0xFD) ^ each(0x3C))
        let isDelete = isZero(word ^ each(0x7F))
        return (isControl | isQuote | isReference | isBracket | isDelete | word) & each(0x80) == 0
    }

    private static func isZero(_ word: UInt64) -> UInt64 { (word &- each(1)) & ~word }

    /// A byte eight times.
    private static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
}
