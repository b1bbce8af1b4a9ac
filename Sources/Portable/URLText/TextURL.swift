import Text

/// URLs in running text: those with a scheme and `//`, those that begin with `www.`, and `<osis:John.3.16>`.
package enum TextURL {
    /// The URLs to find.
    package enum Schemes {
        /// Those with `http://` and `https://`.
        case web
        /// Those with any scheme before `//`, also those of apps.
        case all
        /// All URIs: also those without `//` that are not prose, see ``TextURI``.
        case uris
    }

    private static let maximumSchemeLength = 64

    /// The URLs in a part of a text, in their order.
    package static func ranges(in text: Span<UInt8>, _ part: Range<Int>, _ schemes: Schemes = .all) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = part.lowerBound
        var floor = index
        while index < part.upperBound {
            if text[index] == UInt8(ascii: ":") || text[index].lowercasedASCII == UInt8(ascii: "w"),
                let range = range(around: index, in: text, floor..<part.upperBound, schemes)
            {
                ranges.append(range)
                index = range.upperBound
                floor = index
            } else {
                index += 1
            }
        }
        return ranges
    }

    /// The URL that has its first colon, or its `www.`, at an index.
    ///
    /// - Parameters:
    ///   - text: the text, in valid UTF-8 or not.
    ///   - part: where the URL may be.
    package static func range(
        around index: Int, in text: Span<UInt8>, _ part: Range<Int>, _ schemes: Schemes
    ) -> Range<Int>? {
        let start: Int?
        var head = index + 1
        switch text[index] {
        case UInt8(ascii: ":"):
            if schemes != .web, isOSIS(index, in: text) {
                start = index - 4
            } else if schemes == .uris, let uri = TextURI.start(before: index, in: text, part) {
                start = uri
            } else {
                start = schemeStart(before: index, in: text, part.lowerBound, schemes)
                head += 2
            }
        case UInt8(ascii: "w"), UInt8(ascii: "W"):
            start = isHostStart(index, in: text, part.lowerBound) ? index : nil
            head += 3
        default: return nil
        }
        guard let start, head < part.upperBound else { return nil }
        let end = end(in: text, head..<part.upperBound)
        return end > head ? start..<end : nil
    }

    private static func isHostStart(_ index: Int, in text: Span<UInt8>, _ floor: Int) -> Bool {
        guard index + 3 < text.count, (index..<index + 3).allSatisfy({ text[$0].lowercasedASCII == UInt8(ascii: "w") }),
            text[index + 3] == UInt8(ascii: ".")
        else { return false }
        guard index > floor else { return true }
        let before = text[index - 1]
        return !before.isSchemeCharacter && !"@/\\_%=&:".utf8.contains(before)
    }

    private static func schemeStart(
        before colon: Int, in text: Span<UInt8>, _ floor: Int, _ schemes: Schemes
    ) -> Int? {
        guard colon + 2 < text.count, text[colon + 1] == UInt8(ascii: "/"), text[colon + 2] == UInt8(ascii: "/") else {
            return nil
        }
        guard let start = schemeStart(before: colon, in: text, floor) else { return nil }
        return schemes != .web || SchemePolicy.isWeb(text.extracting(start...colon)) ? start : nil
    }

    static func schemeStart(before colon: Int, in text: Span<UInt8>, _ floor: Int) -> Int? {
        var start = colon
        let floor = max(floor, colon - maximumSchemeLength)
        while start > floor, text[start - 1].isSchemeCharacter { start -= 1 }
        while start < colon, !text[start].isASCIILetter { start += 1 }
        return start < colon ? start : nil
    }

    private static func isOSIS(_ colon: Int, in text: Span<UInt8>) -> Bool {
        guard colon >= 5, text[colon - 1] == UInt8(ascii: "s") else { return false }
        return zip(colon - 5..<colon, "<osis".utf8).allSatisfy { text[$0] == $1 }
    }
}
