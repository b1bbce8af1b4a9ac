import Text
import URLText

/// Reads plain text: without URLs, and with ` <URL>` as a link of what is before it.
struct PlainText {
    private let document: [UInt8]
    private var text = DisplayedText()
    /// The end of what has been read.
    private var copied = 0

    static func read(_ document: [UInt8]) -> DisplayedText {
        var reader = PlainText(document: document)
        var position = 0
        while position < document.count {
            switch document[position] {
            case UInt8(ascii: "<"): position = reader.readBrackets(at: position)
            case UInt8(ascii: ":"), UInt8(ascii: "w"), UInt8(ascii: "W"): position = reader.readURL(around: position)
            default: position += 1
            }
        }
        reader.text.append(document[reader.copied...], at: reader.copied..<document.count)
        return reader.text
    }

    private init(document: [UInt8]) { self.document = document }

    /// Reads a URL between angle brackets, and returns where to go on.
    private mutating func readBrackets(at start: Int) -> Int {
        let scheme = document[(start + 1)...].prefix(32).prefix { $0.isSchemeCharacter }
        let hasScheme =
            scheme.first?.isASCIILetter == true && scheme.endIndex < document.count
            && document[scheme.endIndex] == UInt8(ascii: ":")
        guard hasScheme || document.hasText("www.", at: start + 1),
            let end = document[scheme.endIndex...].firstIndex(where: { $0 <= 0x20 || "<>".utf8.contains($0) }),
            document[end] == UInt8(ascii: ">")
        else { return start + 1 }
        let hasSpace = start > copied && document[start - 1] == UInt8(ascii: " ")
        take(copied..<(hasSpace ? start - 1 : start))
        if hasSpace { text.linkText(endingBefore: 0) } else { text.appendObject(for: start..<end + 1) }
        copied = end + 1
        return copied
    }

    /// Reads a URL with its colon at an index, and returns where to go on.
    private mutating func readURL(around index: Int) -> Int {
        guard let range = TextURL.range(around: index, in: document.span, copied..<document.count, .uris) else {
            return index + 1
        }
        take(copied..<range.lowerBound)
        // "John 3:16 (https://...)" has its link.
        if document[copied..<range.lowerBound].suffix(2).elementsEqual(" (".utf8) { text.linkText(endingBefore: 2) }
        text.appendObject(for: range)
        copied = range.upperBound
        return copied
    }

    private mutating func take(_ part: Range<Int>) { text.append(document[part], at: part) }
}

/// Finds the URLs in plain text.
enum PlainTextLinks {
    static func find(
        in text: [UInt8], _ part: Range<Int>, isCode: Bool = false, _ schemes: TextURL.Schemes = .all
    ) -> [FoundLink] {
        TextURL.ranges(in: text.span, part, schemes).map { range in
            FoundLink(range, url: text.text(range), notation: .text, isCode: isCode)
        }
    }
}
