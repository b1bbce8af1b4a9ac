import Text

/// The end of a URL in prose: punctuation after it belongs to the sentence, and dashes to it or to the end of a comment
/// (`-->`). What may be part of an identifier stays: a hyphen at the end of a long value, `?v=dQw4w9WgXc-`, and an underscore
/// that ends no emphasis.
extension TextURL {
    /// The end of a URL that begins before, and continues into, a part of a text.
    package static func end(in text: Span<UInt8>, _ part: Range<Int>) -> Int {
        var end = part.lowerBound
        var open = (square: 0, round: 0)
        while end < part.upperBound, !stops(at: end, in: text) {
            switch text[end] {
            case UInt8(ascii: "["): open.square += 1
            case UInt8(ascii: "("): open.round += 1
            case UInt8(ascii: "]"): open.square -= 1
            case UInt8(ascii: ")"): open.round -= 1
            default: break
            }
            guard open.square >= 0, open.round >= 0 else { break }
            end = quotedValueEnd(at: end, in: text, part.upperBound) ?? end + 1
        }
        return trimmed(end, in: text, part.lowerBound)
    }

    /// Whether a character ends a URL: one that no URL contains, a quote, punctuation of other scripts, or a byte that is
    /// not UTF-8.
    private static func stops(at index: Int, in text: Span<UInt8>) -> Bool {
        let byte = text[index]
        guard byte >= 0x80 else {
            return byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") && !isValueQuote(index, in: text)
                || "<>\\^`{|}".utf8.contains(byte)
        }
        if !isUTF8(at: index, in: text) { return true }
        let next = index + 1 < text.count ? text[index + 1] : 0
        let last = index + 2 < text.count ? text[index + 2] : 0
        switch (byte, next) {
        case (0xC2, 0xA0), (0xC2, 0xAB), (0xC2, 0xBB), (0xE3, 0x80): return true
        // Hyphens and the en dash may be part of a range of verses; the em dash is not.
        case (0xE2, 0x80): return !(0x90...0x93).contains(last)
        case (0xEF, 0xBC): return (0x81...0x8F).contains(last) || (0x9A...0x9F).contains(last)
        default: return false
        }
    }

    /// Whether the byte at an index, which is not ASCII, belongs to a character in valid UTF-8.
    private static func isUTF8(at index: Int, in text: Span<UInt8>) -> Bool {
        var first = index
        while first > 0, index - first < 3, text[first] & 0xC0 == 0x80 { first -= 1 }
        let end = first + (~text[first]).leadingZeroBitCount
        guard end > index, end <= text.count else { return false }
        return String(validating: (first..<end).map { text[$0] }, as: UTF8.self) != nil
    }

    /// Whether a quote is part of a parameter of the common scheme: `intention="Read"`.
    private static func isValueQuote(_ index: Int, in text: Span<UInt8>) -> Bool {
        quotedValueEnd(at: index, in: text, text.count) != nil
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
