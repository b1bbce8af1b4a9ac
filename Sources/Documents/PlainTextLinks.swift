import URLText
import UTF8Text

/// Finds URLs in plain text: those with a scheme and `//`, those that begin with `www.`, and `<osis:John.3.16>`.
struct PlainTextLinks {
    /// The schemes of URLs to find.
    enum Schemes {
        /// `http` and `https`.
        case web
        /// Any scheme, also those of apps.
        case all
    }

    /// The links in a part of a text.
    static func find(
        in text: [UInt8], _ part: Range<Int>, schemes: Schemes = .all, notation: LinkNotation = .text,
        isCode: Bool = false
    ) -> [FoundLink] {
        var links: [FoundLink] = []
        var index = part.lowerBound
        var floor = index
        while index < part.upperBound {
            if let range = range(around: index, in: text, floor..<part.upperBound, schemes) {
                links.append(FoundLink(range, url: text.text(range), notation: notation, isCode: isCode))
                index = range.upperBound
                floor = index
            } else {
                index += 1
            }
        }
        return links
    }

    /// The URL that has its first colon, or its `www.`, at an index.
    static func range(around index: Int, in text: [UInt8], _ part: Range<Int>, _ schemes: Schemes) -> Range<Int>? {
        let start: Int?
        switch text[index] {
        case UInt8(ascii: ":"): start = schemeStart(before: index, in: text, part.lowerBound, schemes)
        case UInt8(ascii: "w"), UInt8(ascii: "W"): start = isHostStart(index, in: text, part.lowerBound) ? index : nil
        default: return nil
        }
        guard let start else { return nil }
        let head = isOSIS(index, in: text) ? index + 1 : text[index] == UInt8(ascii: ":") ? index + 3 : index + 4
        guard head < part.upperBound else { return nil }
        let end = URLEnd.find(in: text, head..<part.upperBound)
        return end > head ? start..<end : nil
    }

    private static func isHostStart(_ index: Int, in text: [UInt8], _ floor: Int) -> Bool {
        guard text.hasText("www.", at: index) else { return false }
        guard index > floor else { return true }
        let before = text[index - 1]
        return !before.isSchemeCharacter && !"@/_%=&:".utf8.contains(before)
    }

    private static func schemeStart(
        before colon: Int, in text: [UInt8], _ floor: Int, _ schemes: Schemes
    ) -> Int? {
        if schemes == .all, isOSIS(colon, in: text) { return colon - 4 }
        guard text.hasText("://", at: colon) else { return nil }
        var start = colon
        let floor = max(floor, colon - maximumSchemeLength)
        while start > floor, text[start - 1].isSchemeCharacter { start -= 1 }
        while start < colon, !text[start].isASCIILetter { start += 1 }
        guard start < colon else { return nil }
        switch schemes {
        case .all: return start
        case .web: return SchemePolicy.isWeb(text.span.extracting(start...colon)) ? start : nil
        }
    }

    private static func isOSIS(_ colon: Int, in text: [UInt8]) -> Bool { text.hasText("<osis:", at: colon - 5) }

    private static let maximumSchemeLength = 64
}
