import Text

/// Finds the links of Markdown: inline links, reference definitions, autolinks, bare URLs, and links of embedded HTML.
enum MarkdownLinks {
    static func find(in markdown: MarkdownDocument) -> [FoundLink] {
        let document = markdown.bytes
        var links = PlainTextLinks.find(in: document, 0..<markdown.start, isCode: true)
        var references: Set<FoundLink> = []
        let definitions = markdown.definitions
        for (block, start) in zip(markdown.blocks, markdown.inlineStarts) {
            switch block.kind {
            case .code: links += block.lines.flatMap { PlainTextLinks.find(in: document, $0, isCode: true) }
            case .paragraph, .heading, .html:
                let isPlain = block.lines.allSatisfy { !mayContainLink($0, in: document, !definitions.isEmpty) }
                if !isPlain { links += self.links(of: block, from: start, in: document, definitions, &references) }
            }
        }
        return links + references
    }

    private static func links(
        of block: MarkdownBlock, from start: Int, in document: [UInt8], _ definitions: MarkdownDefinitions,
        _ references: inout Set<FoundLink>
    ) -> [FoundLink] {
        let text = JoinedLines(block.lines, of: document)
        let links =
            block.kind == .html
            ? HTMLLinks.find(in: text.bytes) : inlineLinks(text.bytes, from: start, definitions, &references)
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
    ) -> [FoundLink] {
        let inlines = MarkdownInlines(text, from: start, definitions)
        references.formUnion(inlines.references)
        var links = inlines.links
        for (target, isCode) in inlines.tags {
            if let link = HTMLLinks.link(target, isCode, in: text) { links.append(link) }
        }
        return links
    }
}

/// A part of a paragraph of Markdown that readers do not see as it is.
struct MarkdownMarkup {
    enum Kind {
        /// A comment.
        case hidden
        /// Code, an image, or a URL.
        case object
        /// A tag of HTML.
        case tag(String, isEnd: Bool, isLink: Bool)
        /// The bracket before the text of a link.
        case linkStart
        /// The bracket behind the text of a link, and the destination.
        case linkEnd
    }

    let kind: Kind
    let range: Range<Int>
}
