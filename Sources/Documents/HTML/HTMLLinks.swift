import UTF8Text

/// Finds the links of HTML: `href` of `a` and `area`. Embedded pages, images and URLs in the text are not links.
enum HTMLLinks {
    /// The links of a document, and the URLs in the text of code elements.
    static func find(in document: [UInt8]) throws(DocumentError) -> [FoundLink] {
        guard document.contains(UInt8(ascii: "<")) else { return [] }
        var links: [FoundLink] = []
        var indices: [Int: Int] = [:]
        try ParsedHTML.walk(document) { item in
            switch item {
            case .attribute(let range, let value, let isCode):
                guard let link = link(range, isCode, in: document, value: value) else { return }
                // The parser repeats an element that is closed in the wrong order.
                if let index = indices[range.lowerBound] {
                    links[index].isCode = links[index].isCode || isCode
                } else {
                    indices[range.lowerBound] = links.count
                    links.append(link)
                }
            case .codeText(let range):
                links += PlainTextLinks.find(in: document, range, isCode: true)
            }
        }
        return links
    }

    /// The link of an attribute.
    ///
    /// - Parameters:
    ///   - range: the range of the value, quotes included.
    ///   - value: the value as it was parsed; nil to decode it.
    static func link(
        _ range: Range<Int>, _ isCode: Bool, in document: [UInt8], value: String? = nil
    ) -> FoundLink? {
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
        let url = value?.trimmingASCIISpace ?? MarkdownDestination.unescaped(document[range], hasBackslashes: false)
        return FoundLink(range, url: url, notation: notation, isCode: isCode)
    }
}

extension String {
    fileprivate var trimmingASCIISpace: String {
        var bytes = utf8[...]
        while bytes.first?.isASCIISpace == true { bytes.removeFirst() }
        while bytes.last?.isASCIISpace == true { bytes.removeLast() }
        return String(Substring(bytes))
    }
}
