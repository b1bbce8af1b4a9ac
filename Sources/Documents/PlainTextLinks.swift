import URLText
import UTF8Text

/// Finds the URLs in plain text.
enum PlainTextLinks {
    /// The links in a part of a text.
    static func find(
        in text: [UInt8], _ part: Range<Int>, isCode: Bool = false, _ schemes: TextURL.Schemes = .all
    ) -> [FoundLink] {
        var links: [FoundLink] = []
        var index = part.lowerBound
        var floor = index
        while index < part.upperBound {
            if text[index] == UInt8(ascii: ":") || text[index].lowercasedASCII == UInt8(ascii: "w"),
                let range = TextURL.range(around: index, in: text.span, floor..<part.upperBound, schemes)
            {
                links.append(FoundLink(range, url: text.text(range), notation: .text, isCode: isCode))
                index = range.upperBound
                floor = index
            } else {
                index += 1
            }
        }
        return links
    }
}
