import UTF8Text

/// Finds the links of Markdown: inline links, reference definitions, autolinks, bare URLs, and links of embedded HTML.
enum MarkdownLinks {
    static func find(in document: [UInt8]) throws(DocumentError) -> [FoundLink] {
        var links: [FoundLink] = []
        let start = frontMatterEnd(in: document)
        links += PlainTextLinks.find(in: document, 0..<start, isCode: true)
        for block in MarkdownBlocks.of(document, from: start) {
            switch block.kind {
            case .code: links += block.lines.flatMap { PlainTextLinks.find(in: document, $0, isCode: true) }
            case .inlines, .html:
                guard block.lines.contains(where: { mayContainLink($0, in: document) }) else { continue }
                let text = JoinedLines(block.lines, of: document)
                links += try (block.kind == .html ? HTMLLinks.find(in: text.bytes) : inlineLinks(text.bytes)).map {
                    var link = $0
                    link.range = text.source(of: link.range)
                    return link
                }
            }
        }
        return links
    }

    private static func mayContainLink(_ line: Range<Int>, in document: [UInt8]) -> Bool {
        line.contains { index in
            switch document[index] {
            case UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "&"): true
            case UInt8(ascii: "w"), UInt8(ascii: "W"): document.hasText("www.", at: index)
            default: false
            }
        }
    }

    private static func inlineLinks(_ text: [UInt8]) throws(DocumentError) -> [FoundLink] {
        let inlines = MarkdownInlines(text)
        var links = inlines.links
        for tag in inlines.tags {
            for link in try HTMLLinks.find(in: Array(text[tag.range])) {
                var link = link
                link.range = link.range.lowerBound + tag.range.lowerBound..<link.range.upperBound + tag.range.lowerBound
                link.isCode = tag.isCode
                links.append(link)
            }
        }
        return links
    }

    /// The end of front matter: metadata between two lines of `---` at the beginning of the document.
    private static func frontMatterEnd(in document: [UInt8]) -> Int {
        guard document.hasText("---\n", at: 0) || document.hasText("---\r\n", at: 0) else { return 0 }
        var line = document.index(of: "\n", from: 0)
        while let start = line.map({ $0 + 1 }), start < document.count {
            let end = document.index(of: "\n", from: start) ?? document.count
            let content = document[start..<end].reversed().drop { $0.isASCIISpace }
            if content.elementsEqual("---".utf8) || content.elementsEqual("...".utf8) { return end }
            line = end
        }
        return 0
    }
}

/// The joined lines of a block, with a mapping of their ranges to the document.
private struct JoinedLines {
    private(set) var bytes: [UInt8] = []
    /// The start of each line in `bytes` and in the document.
    private var starts: [(joined: Int, source: Int)] = []

    init(_ lines: [Range<Int>], of document: [UInt8]) {
        bytes.reserveCapacity(lines.reduce(0) { $0 + $1.count + 1 })
        for line in lines {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
            starts.append((bytes.count, line.lowerBound))
            bytes += document[line]
        }
    }

    /// The range in the document of a range within one line.
    func source(of range: Range<Int>) -> Range<Int> {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle].joined <= range.lowerBound { low = middle } else { high = middle }
        }
        let offset = starts[low].source - starts[low].joined
        return range.lowerBound + offset..<range.upperBound + offset
    }
}
