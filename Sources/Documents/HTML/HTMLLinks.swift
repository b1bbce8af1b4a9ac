/// Finds the links of HTML: `href` of `a` and `area`. What a page embeds, and URLs in its text, are no links.
enum HTMLLinks {
    /// The links; of code, also the URLs that its text shows.
    static func find(in document: [UInt8]) throws(DocumentError) -> [FoundLink] {
        guard document.contains(UInt8(ascii: "<")) else { return [] }
        var links: [FoundLink] = []
        var seen: [Int: Int] = [:]
        try ParsedHTML.walk(document) { item in
            switch item {
            case .attribute(let range, let value, let isCode):
                guard let link = link(range, value, isCode, in: document) else { return }
                // The parser repeats an element that broken nesting splits.
                if let known = seen[range.lowerBound] {
                    links[known].isCode = links[known].isCode || isCode
                } else {
                    seen[range.lowerBound] = links.count
                    links.append(link)
                }
            case .codeText(let range):
                links += PlainTextLinks.find(in: document, range, isCode: true)
            }
        }
        return links
    }

    private static func link(_ range: Range<Int>, _ value: String, _ isCode: Bool, in document: [UInt8]) -> FoundLink? {
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
        while let first = range.first, document[first].isSpace { range = first + 1..<range.upperBound }
        while let last = range.last, document[last].isSpace { range = range.lowerBound..<last }
        let url = value.trimming { $0.isSpace }
        return range.isEmpty ? nil : FoundLink(range, url: url, notation: notation, isCode: isCode)
    }
}

extension String {
    fileprivate func trimming(_ isCut: (UInt8) -> Bool) -> String {
        var bytes = utf8[...]
        while let first = bytes.first, isCut(first) { bytes.removeFirst() }
        while let last = bytes.last, isCut(last) { bytes.removeLast() }
        return String(Substring(bytes))
    }
}
