import Text

/// A number that signs or markup show before a place: `①`, `1️⃣`, `1&zwnj; John`, `1<img> John`.
enum ShownNumber {
    /// The most bytes between the number and the place.
    private static let reach = 200
    /// The tags within a line.
    private static let inlineTags: Set<String> = [
        "a", "abbr", "b", "bdi", "bdo", "big", "br", "cite", "del", "dfn", "em", "font", "i", "img", "ins", "mark",
        "nobr", "q", "rb", "rp", "rt", "ruby", "s", "small", "span", "strong", "sub", "sup", "tt", "u", "wbr",
    ]

    static func isBefore(_ place: Int, in text: Span<UInt8>) -> Bool {
        var index = place
        var hasMarkup = false
        while index > max(0, place - reach) {
            let byte = text[index - 1]
            if byte == 0x20 || byte == 0x09 {
                index -= 1
            } else if byte.isASCIIDigit {
                let isWhole =
                    index < 2 || !text[index - 2].isASCIIAlphanumeric && !":.,-".utf8.contains(text[index - 2])
                return hasMarkup && byte != UInt8(ascii: "0") && isWhole
            } else if byte >= 0x80 {
                let start = text.characterStart(atOrBefore: index - 1)
                guard let isNumber = isNumber(text, start..<index) else { return false }
                if isNumber { return true }
                (index, hasMarkup) = (start, true)
            } else {
                guard let start = startOfMarkup(text, endingAt: index) else { return false }
                (index, hasMarkup) = (start, true)
            }
        }
        return false
    }

    /// Whether a character is a digit in a circle or a Roman numeral; nil if it is neither that nor invisible.
    private static func isNumber(_ text: Span<UInt8>, _ character: Range<Int>) -> Bool? {
        let bytes = character.map { text[$0] }
        switch (bytes[0], bytes.dropFirst().first ?? 0, bytes.last ?? 0) {
        // ① to ⑨, ❶ to ❾, Ⅰ to Ⅳ.
        case (0xE2, 0x91, 0xA0...0xA8), (0xE2, 0x9D, 0xB6...0xBE), (0xE2, 0x85, 0xA0...0xA3): return true
        // Spaces, invisible characters, and the two that make a key of a digit.
        case (0xC2, _, 0xA0), (0xE2, 0x80, 0x80...0x8F), (0xE2, 0x80, 0xA8...0xAF), (0xE2, 0x81, 0xA0),
            (0xEF, 0xBB, 0xBF),
            (0xEF, 0xB8, 0x8F), (0xE2, 0x83, 0xA3):
            return false
        default: return nil
        }
    }

    /// Where a tag within a line or an entity starts that ends at an index; the annotation of `<rt>` belongs to its tag.
    private static func startOfMarkup(_ text: Span<UInt8>, endingAt end: Int) -> Int? {
        let isTag = text[end - 1] == UInt8(ascii: ">")
        guard isTag || text[end - 1] == UInt8(ascii: ";"),
            let start = last(
                isTag ? UInt8(ascii: "<") : UInt8(ascii: "&"), in: text, before: end - 1, atMost: isTag ? reach : 10)
        else { return nil }
        guard isTag else {
            let name = Range(from: start + 1, to: end - 1)
            return name.allSatisfy { text[$0].isASCIIAlphanumeric || text[$0] == UInt8(ascii: "#") } ? start : nil
        }
        let letters = Range(from: start + 1, to: end - 1).map { text[$0] }.drop { $0 == UInt8(ascii: "/") }
            .prefix { $0.isASCIIAlphanumeric }
        let name = String(decoding: letters.map { $0 | 0x20 }, as: UTF8.self)
        guard inlineTags.contains(name) else { return nil }
        guard name == "rt", text[start + 1] == UInt8(ascii: "/") else { return start }
        return last(UInt8(ascii: "<"), in: text, before: start, atMost: reach)
    }

    private static func last(_ mark: UInt8, in text: Span<UInt8>, before end: Int, atMost count: Int) -> Int? {
        var index = end - 1
        while index >= max(0, end - count) {
            if text[index] == mark { return index }
            index -= 1
        }
        return nil
    }
}
