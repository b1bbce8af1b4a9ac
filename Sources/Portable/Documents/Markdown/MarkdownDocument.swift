import Text

/// A document of Markdown, split into blocks.
struct MarkdownDocument {
    let bytes: [UInt8]
    /// The end of the front matter, where the text begins.
    let start: Int
    let blocks: [MarkdownBlock]
    /// Where the text of each block begins in its joined lines, behind link reference definitions.
    let inlineStarts: [Int]
    let definitions: MarkdownDefinitions

    init(_ document: [UInt8]) {
        bytes = document
        start = Self.frontMatterEnd(in: document)
        blocks = MarkdownBlocks.of(document, from: start)
        var definitions = MarkdownDefinitions()
        inlineStarts = blocks.map { Self.inlineStart(of: $0, in: document, &definitions) }
        self.definitions = definitions
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

    /// The end of front matter: metadata between two lines of `---`, or of `+++`, at the beginning of the document.
    private static func frontMatterEnd(in document: [UInt8]) -> Int {
        let start = document.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard let mark = ["---", "+++"].first(where: { isFirstLine($0, of: document[start...]) }) else { return 0 }
        var line = document.index(of: "\n", from: 0)
        while let start = line.map({ $0 + 1 }), start < document.count {
            let end = document.index(of: "\n", from: start) ?? document.count
            let content = document[start..<end].reversed().drop { $0.isASCIISpace }
            if content.elementsEqual(mark.utf8) || mark == "---" && content.elementsEqual("...".utf8) { return end }
            line = end
        }
        return 0
    }

    private static func isFirstLine(_ mark: String, of document: ArraySlice<UInt8>) -> Bool {
        document.starts(with: mark.utf8)
            && document.dropFirst(mark.utf8.count).prefix { $0 != UInt8(ascii: "\n") }.allSatisfy { $0 == 0x0D }
            && document.count > mark.utf8.count
    }
}

struct MarkdownHeading {
    let level: Int
    /// The offset in the document.
    let start: Int
    /// The text without marks around it; of a heading with links, the title of the first one.
    let text: String
}

extension MarkdownDocument {
    var headings: [MarkdownHeading] {
        zip(blocks, inlineStarts).compactMap { block, start in
            guard block.kind == .heading || block.isUnderlined, let first = block.lines.first else { return nil }
            let lines = JoinedLines(block.lines, of: bytes)
            let link = MarkdownInlines(lines.bytes, from: start, definitions).links.first { !$0.title.isEmpty }
            let marks = ASCIISet("#*_ \t")
            let text = lines.bytes.drop { marks.contains($0) }.reversed().drop { marks.contains($0) }.reversed()
            let shown = link?.title ?? MarkdownDestination.unescaped(Array(text)[...])
            return shown.isEmpty ? nil : MarkdownHeading(level: level(of: block), start: first.lowerBound, text: shown)
        }
    }

    private func level(of block: MarkdownBlock) -> Int {
        guard block.isUnderlined, let end = block.lines.last?.upperBound else {
            return block.lines[0].prefix { bytes[$0] == UInt8(ascii: "#") }.count
        }
        return bytes[end...].first { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "-") } == UInt8(ascii: "=") ? 1 : 2
    }
}
