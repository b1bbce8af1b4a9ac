/// Case folding of texts for the index of patterns: of each character on its own, so that a text contains a literal
/// after folding if it contained it before, or another spelling that ICU matches if case is ignored.
enum FoldedText {
    /// Stands for all characters beyond ASCII that do not fold to ASCII letters.
    static let other: UInt8 = 0x80

    /// A text with characters beyond ASCII, folded: `K` (the Kelvin sign) is `k`, `ß` is `ss`.
    static func bytes(of text: Span<UInt8>) -> [UInt8] {
        var folded: [UInt8] = []
        folded.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte < 0x80 {
                folded.append(Token.folded(byte))
                index += 1
            } else {
                let end = endOfCharacter(in: text, at: index)
                append(character(text.extracting(index..<end)), to: &folded)
                index = end
            }
        }
        return folded
    }

    private static func endOfCharacter(in text: Span<UInt8>, at start: Int) -> Int {
        var end = start + 1
        while end < text.count, UTF8.isContinuation(text[end]) { end += 1 }
        return end
    }

    private static func character(_ bytes: Span<UInt8>) -> Unicode.Scalar? {
        var value = UInt32(bytes[0]) & 0x7f >> UInt32(bytes.count)
        for index in 1..<max(bytes.count, 1) { value = value << 6 | UInt32(bytes[index] & 0x3f) }
        return Unicode.Scalar(value)
    }

    private static func append(_ scalar: Unicode.Scalar?, to folded: inout [UInt8]) {
        guard let scalar, let letters = letters[scalar] else { return folded.append(other) }
        folded += letters
    }

    /// Whether one of the characters beyond ASCII may be ASCII letters, or a part of them, if case is ignored: `ſ`, `ß`.
    static func hasLetters(_ range: ClosedRange<Unicode.Scalar>) -> Bool {
        letters.keys.contains(where: range.contains)
    }

    /// What the characters fold to whose folding has ASCII letters.
    private static let letters: [Unicode.Scalar: [UInt8]] = {
        let scalars = CaseFolding.expansionsByStart.values.joined().map { $0.scalar } + ["\u{212a}", "\u{17f}"]
        return scalars.reduce(into: [:]) { letters, scalar in
            let folded = CaseFolding.folded(scalar).map { $0.isASCII ? UInt8(ascii: $0) : other }
            if folded.contains(where: { $0 < 0x80 }) { letters[scalar] = folded }
        }
    }()
}
