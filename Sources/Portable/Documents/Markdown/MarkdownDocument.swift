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

    /// Whether the first line of a document is a mark.
    private static func isFirstLine(_ mark: String, of document: ArraySlice<UInt8>) -> Bool {
        document.starts(with: mark.utf8)
            && document.dropFirst(mark.utf8.count).prefix { $0 != UInt8(ascii: "\n") }.allSatisfy { $0 == 0x0D }
            && document.count > mark.utf8.count
    }
}
