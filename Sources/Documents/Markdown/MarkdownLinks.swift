import UTF8Text

/// Finds the links of Markdown: inline links, reference definitions, autolinks, bare URLs, and links of embedded HTML.
enum MarkdownLinks {
    static func find(in document: [UInt8]) throws(DocumentError) -> [FoundLink] {
        let start = frontMatterEnd(in: document)
        var links = PlainTextLinks.find(in: document, 0..<start, isCode: true)
        let blocks = MarkdownBlocks.of(document, from: start)
        var definitions = MarkdownDefinitions()
        let starts = blocks.map { inlineStart(of: $0, in: document, &definitions) }
        var references: Set<FoundLink> = []
        for (block, start) in zip(blocks, starts) {
            switch block.kind {
            case .code: links += block.lines.flatMap { PlainTextLinks.find(in: document, $0, isCode: true) }
            case .paragraph, .heading, .html:
                let isPlain = block.lines.allSatisfy { !mayContainLink($0, in: document, !definitions.isEmpty) }
                if !isPlain { links += try self.links(of: block, from: start, in: document, definitions, &references) }
            }
        }
        return links + references
    }

    /// Reads the link reference definitions at the beginning of a paragraph, and returns where its text begins.
    private static func inlineStart(
        of block: MarkdownBlock, in document: [UInt8], _ definitions: inout MarkdownDefinitions
    ) -> Int {
        guard block.kind == .paragraph, let line = block.lines.first,
            document[line].first(where: { !$0.isASCIISpace }) == UInt8(ascii: "[")
        else { return 0 }
        let text = JoinedLines(block.lines, of: document)
        return definitions.read(text.bytes) { text.source(of: $0) }
    }

    private static func links(
        of block: MarkdownBlock, from start: Int, in document: [UInt8], _ definitions: MarkdownDefinitions,
        _ references: inout Set<FoundLink>
    ) throws(DocumentError) -> [FoundLink] {
        let text = JoinedLines(block.lines, of: document)
        let links =
            block.kind == .html
            ? try HTMLLinks.find(in: text.bytes) : try inlineLinks(text.bytes, from: start, definitions, &references)
        return links.map {
            var link = $0
            link.range = text.source(of: link.range)
            return link
        }
    }

    private static func mayContainLink(_ line: Range<Int>, in document: [UInt8], _ hasDefinitions: Bool) -> Bool {
        line.contains { index in
            switch document[index] {
            case UInt8(ascii: "["): hasDefinitions
            case UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "&"): true
            case UInt8(ascii: "w"), UInt8(ascii: "W"): document.hasText("www.", at: index)
            default: false
            }
        }
    }

    private static func inlineLinks(
        _ text: [UInt8], from start: Int, _ definitions: MarkdownDefinitions, _ references: inout Set<FoundLink>
    ) throws(DocumentError) -> [FoundLink] {
        let inlines = MarkdownInlines(text, from: start, definitions)
        references.formUnion(inlines.references)
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
