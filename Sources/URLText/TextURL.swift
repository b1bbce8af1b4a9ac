import UTF8Text

/// URLs in running text: those with a scheme and `//`, those that begin with `www.`, and `<osis:John.3.16>`.
package enum TextURL {
    /// The schemes of URLs to find.
    package enum Schemes {
        /// `http` and `https`.
        case web
        /// Any scheme, also those of apps.
        case all
    }

    private static let maximumSchemeLength = 64

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
            let isOSIS = schemes == .all && isOSIS(index, in: text)
            start = isOSIS ? index - 4 : schemeStart(before: index, in: text, part.lowerBound, schemes)
            head += isOSIS ? 0 : 2
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
        return !before.isSchemeCharacter && !"@/_%=&:".utf8.contains(before)
    }

    private static func schemeStart(
        before colon: Int, in text: Span<UInt8>, _ floor: Int, _ schemes: Schemes
    ) -> Int? {
        guard colon + 2 < text.count, text[colon + 1] == UInt8(ascii: "/"), text[colon + 2] == UInt8(ascii: "/") else {
            return nil
        }
        var start = colon
        let floor = max(floor, colon - maximumSchemeLength)
        while start > floor, text[start - 1].isSchemeCharacter { start -= 1 }
        while start < colon, !text[start].isASCIILetter { start += 1 }
        guard start < colon else { return nil }
        switch schemes {
        case .all: return start
        case .web: return SchemePolicy.isWeb(text.extracting(start...colon)) ? start : nil
        }
    }

    private static func isOSIS(_ colon: Int, in text: Span<UInt8>) -> Bool {
        guard colon >= 5, text[colon - 1] == UInt8(ascii: "s") else { return false }
        return zip(colon - 5..<colon, "<osis".utf8).allSatisfy { text[$0] == $1 }
    }
}
