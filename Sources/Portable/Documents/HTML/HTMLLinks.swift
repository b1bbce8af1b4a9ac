import Text

/// Finds the links of HTML: `href` of `a` and `area`. Embedded pages, images and URLs in the text are not links.
enum HTMLLinks {
    /// The links of a document, and the URLs in the text of code elements.
    static func find(in document: [UInt8]) -> [FoundLink] {
        guard document.contains(UInt8(ascii: "<")) else { return [] }
        var links: [FoundLink] = []
        var elements = OpenElements(skipsHeadings: false)
        var tokens = HTMLTokens(document, templates: .none)
        while let token = tokens.next() {
            switch token {
            case .text(let range), .hidden(let range), .raw(let range), .template(let range):
                if elements.isCode { links += PlainTextLinks.find(in: document, range, isCode: true) }
            case .tag(let tag):
                _ = elements.read(tag.name, isEnd: tag.isEnd, isLink: tag.isLink, isEmpty: tag.isEmpty)
                guard tag.name == "a" || tag.name == "area", let target = tag.target else { continue }
                if let link = link(target, elements.isCode, in: document) { links.append(link) }
            }
        }
        return links
    }

    /// The link of an attribute.
    ///
    /// - Parameter range: the range of the value, quotes included.
    static func link(_ range: Range<Int>, _ isCode: Bool, in document: [UInt8]) -> FoundLink? {
        guard let first = range.first else { return nil }
        var range = range
        let notation: LinkNotation
        switch document[first] {
        case UInt8(ascii: "\""): notation = .doubleQuoted
        case UInt8(ascii: "'"): notation = .singleQuoted
        default: notation = .unquoted
        }
        if notation != .unquoted {
            guard range.count >= 2, document[range.upperBound - 1] == document[first] else { return nil }
            range = first + 1..<range.upperBound - 1
        }
        while let first = range.first, document[first].isASCIISpace { range = first + 1..<range.upperBound }
        while let last = range.last, document[last].isASCIISpace { range = range.lowerBound..<last }
        guard !range.isEmpty else { return nil }
        let url = MarkdownDestination.unescaped(document[range], hasBackslashes: false)
        return FoundLink(range, url: url, notation: notation, isCode: isCode)
    }
}
