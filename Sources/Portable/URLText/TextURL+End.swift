import Text

/// The end of a URL in prose: punctuation after it belongs to the sentence, and dashes to it or to the end of a comment
/// (`-->`). What may be part of an identifier stays: a hyphen at the end of a long value, `?v=dQw4w9WgXc-`, and an underscore
/// that ends no emphasis.
extension TextURL {
    /// The end of a URL that begins before, and continues into, a part of a text.
    package static func end(in text: Span<UInt8>, _ part: Range<Int>) -> Int {
        var end = part.lowerBound
        var open = (square: 0, round: 0)
        while end < part.upperBound, let next = characterEnd(at: end, in: text, part.upperBound) {
            switch text[end] {
            case UInt8(ascii: "["): open.square += 1
            case UInt8(ascii: "("): open.round += 1
            case UInt8(ascii: "]"): open.square -= 1
            case UInt8(ascii: ")"): open.round -= 1
            default: break
            }
            guard open.square >= 0, open.round >= 0 else { break }
            end = next
        }
        return trimmed(end, in: text, part.lowerBound)
    }

    /// The end of the character at an index; nil if it ends a URL: one that no URL contains, a quote, a mark or symbol beyond
    /// ASCII, or a byte that is not UTF-8.
    private static func characterEnd(at index: Int, in text: Span<UInt8>, _ limit: Int) -> Int? {
        let byte = text[index]
        if byte == UInt8(ascii: "\"") { return quotedValueEnd(at: index, in: text, limit) }
        if byte < 0x80 {
            return byte <= 0x20 || byte == 0x7F || "<>\\^`{|}".utf8.contains(byte) ? nil : index + 1
        }
        guard let (character, end) = character(at: index, in: text, limit) else { return nil }
        switch character {
        // Hyphens and the en dash may be part of a range of verses; the em dash is not.
        case "\u{2010}"..."\u{2013}": return end
        // Dots within words, of Catalan, Tibetan and Japanese.
        case "\u{B7}", "\u{F0B}", "\u{30FB}":
            return self.character(at: end, in: text, limit)?.character.properties.isAlphabetic == true ? end : nil
        // Degrees and minutes of coordinates.
        case "\u{B0}", "\u{2032}", "\u{2033}": return end < limit && text[end].isASCIIAlphanumeric ? end : nil
        default: return isMark(character) ? nil : end
        }
    }

    private static func character(
        at index: Int, in text: Span<UInt8>, _ limit: Int
    ) -> (character: Unicode.Scalar, end: Int)? {
        guard index < limit else { return nil }
        let end = index + max(1, (~text[index]).leadingZeroBitCount)
        guard end <= limit else { return nil }
        return String(validating: (index..<end).map { text[$0] }, as: UTF8.self)?.unicodeScalars.first.map { ($0, end) }
    }

    /// Whether a character is punctuation, a symbol, or a space or another one that readers do not see.
    private static func isMark(_ character: Unicode.Scalar) -> Bool {
        switch character.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol,
            .otherNumber, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format:
            true
        default: false
        }
    }

    private static func quotedValueEnd(at index: Int, in text: Span<UInt8>, _ limit: Int) -> Int? {
        guard text[index] == UInt8(ascii: "\""), index > 0, text[index - 1] == UInt8(ascii: "=") else { return nil }
        var end = index + 1
        while end < limit, text[end].isASCIILetter { end += 1 }
        return end < limit && end > index + 1 && text[end] == UInt8(ascii: "\"") ? end + 1 : nil
    }

    private static func trimmed(_ end: Int, in text: Span<UInt8>, _ start: Int) -> Int {
        var end = end
        while end > start {
            let last = text[end - 1]
            if last == UInt8(ascii: ";"), let reference = referenceStart(before: end, in: text, start) {
                end = reference
            } else if last == UInt8(ascii: "-") && endsIdentifier(before: end, in: text, start)
                || last == UInt8(ascii: "_") && !isEmphasized(start, in: text)
            {
                break
            } else if "?!.,:;*_~'&[(-".utf8.contains(last) {
                end -= 1
            } else if end - start >= 3, isDash(before: end, in: text) {
                end -= 3
            } else {
                break
            }
        }
        return end
    }

    /// Whether the value of a parameter ends at an index that is an identifier: of eight letters, digits, `-` and `_` at least.
    private static func endsIdentifier(before end: Int, in text: Span<UInt8>, _ start: Int) -> Bool {
        // It is asked for each mark at the end of a text, which may have many.
        let floor = max(start, end - longestIdentifier)
        var index = end
        while index > floor, text[index - 1].isASCIIAlphanumeric || "-_".utf8.contains(text[index - 1]) { index -= 1 }
        return end - index >= 8 && index > start && text[index - 1] == UInt8(ascii: "=")
            && text[end - 2] != UInt8(ascii: "-") && (end == text.count || text[end] != UInt8(ascii: "-"))
    }

    private static let longestIdentifier = 128

    /// Whether an underscore stands before a URL in its line, not far away.
    private static func isEmphasized(_ start: Int, in text: Span<UInt8>) -> Bool {
        var index = start
        while index > max(0, start - 200), text[index - 1] != UInt8(ascii: "\n") {
            index -= 1
            if text[index] == UInt8(ascii: "_") { return true }
        }
        return false
    }

    /// Whether a hyphen or an en dash, U+2010 to U+2013, ends at an index.
    private static func isDash(before end: Int, in text: Span<UInt8>) -> Bool {
        text[end - 3] == 0xE2 && text[end - 2] == 0x80 && (0x90...0x93).contains(text[end - 1])
    }

    /// The start of an HTML character reference such as `&quot;`, which does not belong to the URL before it.
    private static func referenceStart(before end: Int, in text: Span<UInt8>, _ start: Int) -> Int? {
        var index = end - 1
        while index > max(start, end - 10), text[index - 1].isASCIIAlphanumeric { index -= 1 }
        guard index > start, index < end - 1, text[index - 1] == UInt8(ascii: "&") else { return nil }
        return index - 1
    }
}
