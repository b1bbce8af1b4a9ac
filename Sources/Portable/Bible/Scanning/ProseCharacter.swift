import Text

/// Characters beyond ASCII in running text, as far as their first bytes tell.
enum ProseCharacter {
    /// The length of a character by its first byte.
    @inline(__always)
    static func length(_ lead: UInt8) -> Int { lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4 }

    /// Whether the character at an index may be a letter: not Latin-1 punctuation, general punctuation and symbols, CJK
    /// punctuation, or a form for compatibility.
    @inline(__always)
    static func isLetter(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        switch bytes[index] {
        case 0xC2, 0xE2, 0xEF, 0xF0...: false
        case 0xE3: index + 1 < bytes.count && bytes[index + 1] != 0x80
        default: true
        }
    }

    /// The length of the space at an index; 0 if there is none. An invisible character counts as a space.
    @inline(__always)
    static func spaceLength(_ bytes: Span<UInt8>, at index: Int) -> Int {
        guard index < bytes.count else { return 0 }
        if bytes[index].isASCIISpace { return 1 }
        if bytes[index] == 0xC2, index + 1 < bytes.count { return bytes[index + 1] == 0xA0 ? 2 : 0 }
        guard bytes[index] >= 0xE2, bytes[index] <= 0xE3, index + 2 < bytes.count else { return 0 }
        switch (bytes[index], bytes[index + 1], bytes[index + 2]) {
        case (0xE2, 0x80, 0x80...0x8F), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE2, 0x81, 0xA0), (0xE3, 0x80, 0x80):
            return 3
        default: return 0
        }
    }

    /// The offset after the next space, if one is near.
    static func afterSpace(_ text: [UInt8], from start: Int) -> Int {
        var index = start
        while index < text.count, index - start < 64 {
            if text[index].isASCIISpace { return index + 1 }
            index += 1
        }
        return text.span.characterStart(atOrAfter: index)
    }
}
