import Text

/// What stands before a place in running text.
struct TextBefore {
    /// The kind of what stands there.
    enum Kind {
        /// Nothing: the start of the text, of a line or of a cell.
        case start
        /// An opening bracket, or the end of another reference and marks of a list.
        case opening
        /// A full stop.
        case stop
        /// Another mark.
        case mark
        case word
        case number
    }

    private(set) var kind = Kind.start
    /// The word, folded.
    private(set) var word: [UInt8] = []
    /// Whether the word starts with a capital.
    private(set) var isCapital = false

    /// - Parameters:
    ///   - lastEnd: the end of the reference before the place; 0 if there is none.
    ///   - isNearReference: whether a semicolon may come between the place and another reference.
    init(_ bytes: Span<UInt8>, _ place: Int, lastEnd: Int, isNearReference: Bool = false, _ words: ProseWords) {
        var index = place
        var crossedLine = false
        while index > 0, case let byte = bytes[index - 1], Self.isSkipped(byte) {
            if byte == 0x0A { crossedLine = true }
            index -= 1
        }
        if lastEnd > 0, index <= lastEnd {
            kind = .opening
            return
        }
        guard index > 0, !takeAbbreviation(bytes, end: index, words) else { return }
        let byte = bytes[index - 1]
        if byte.isASCIILetter || byte >= 0x80 && Self.endsLetter(bytes, at: index - 1) {
            takeWord(bytes, end: index)
            if crossedLine, kind == .word, isCapital { kind = .start }
        } else if byte.isASCIIDigit {
            kind = crossedLine ? .start : .number
        } else {
            let isOpen = Self.opensBracket(bytes, endingAt: index) || byte == UInt8(ascii: ";") && isNearReference
            kind = isOpen ? .opening : Self.kind(ofMark: byte)
        }
    }

    /// Whether a bracket or semicolon of East Asian scripts ends at an index.
    private static func opensBracket(_ bytes: Span<UInt8>, endingAt end: Int) -> Bool {
        guard end >= 3 else { return false }
        return switch (bytes[end - 3], bytes[end - 2], bytes[end - 1]) {
        case (0xEF, 0xBC, 0x88), (0xEF, 0xBC, 0x9B), (0xE3, 0x80, 0x88), (0xE3, 0x80, 0x8A), (0xE3, 0x80, 0x90): true
        default: false
        }
    }

    private static func kind(ofMark byte: UInt8) -> Kind {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["): .opening
        case UInt8(ascii: "."): .stop
        default: .mark
        }
    }

    /// Takes a word with a stop: `cf.` is a word, but a sentence may end with any other; false if there is none.
    private mutating func takeAbbreviation(_ bytes: Span<UInt8>, end: Int, _ words: ProseWords) -> Bool {
        guard bytes[end - 1] == UInt8(ascii: "."), end > 1, bytes[end - 2].isASCIILetter else { return false }
        takeWord(bytes, end: end - 1)
        if !words[word[...]].contains(.lead) { (kind, word, isCapital) = (.stop, [], false) }
        return true
    }

    /// Spaces, quotes and marks of Markdown.
    private static func isSkipped(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
        default: byte.isASCIISpace
        }
    }

    private static func endsLetter(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        ProseCharacter.isLetter(bytes, at: bytes.characterStart(atOrBefore: index))
    }

    private mutating func takeWord(_ bytes: Span<UInt8>, end: Int) {
        var start = end
        while start > 0, end - start < 32, bytes[start - 1].isASCIILetter || bytes[start - 1] >= 0x80 { start -= 1 }
        start = bytes.characterStart(atOrAfter: start)
        kind = .word
        let letters = Range(from: start, to: end).map { bytes[$0] }
        guard letters.contains(where: { $0 >= 0x80 }) else {
            isCapital = (letters.first ?? 0).isASCIICapital
            word = letters.map { $0 | 0x20 }
            return
        }
        let text = String(decoding: letters, as: UTF8.self)
        isCapital = text.unicodeScalars.first { $0.properties.isAlphabetic }?.properties.isUppercase ?? false
        word = Array(text.filter { $0.isLetter }.folded.utf8)
    }
}
