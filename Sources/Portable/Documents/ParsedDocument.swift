import URLText

/// A document whose links and text can be read.
struct ParsedDocument {
    let bytes: [UInt8]
    let format: DocumentFormat
    private let markdown: MarkdownDocument?

    init(_ bytes: [UInt8], format: DocumentFormat) throws(DocumentError) {
        guard bytes.count <= DocumentFormat.maximumSize else { throw .tooLarge }
        self.bytes = bytes
        self.format = format
        markdown = format == .markdown || format == .mdx ? MarkdownDocument(bytes) : nil
    }

    /// The absolute links, in their order.
    func links() -> [FoundLink] {
        let links: [FoundLink]
        switch format {
        case .markdown, .mdx: links = markdown.map(MarkdownLinks.find) ?? []
        case .html: links = HTMLLinks.find(in: bytes)
        case .text: links = PlainTextLinks.find(in: bytes, 0..<bytes.count)
        }
        return links.filter(isLink).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The headings of Markdown; other formats have none.
    var headings: [MarkdownHeading] { markdown?.headings ?? [] }

    /// The text as readers see it.
    func text(skipsHeadings: Bool) -> DisplayedText {
        switch format {
        case .markdown, .mdx:
            markdown.map { MarkdownText.read($0, skipsHeadings: skipsHeadings, isMDX: format == .mdx) }
                ?? DisplayedText()
        case .html: HTMLText.read(bytes, skipsHeadings: skipsHeadings)
        case .text: PlainText.read(bytes)
        }
    }

    /// Whether a link is absolute, and its target closed: an attribute without its last quote goes on to the next one, with
    /// the text and the tags in between.
    private func isLink(_ link: FoundLink) -> Bool {
        switch link.notation {
        case .text, .bareMarkdown: true
        case .autolink, .destination: Self.isAbsolute(link.url)
        case .doubleQuoted, .singleQuoted, .unquoted:
            Self.isAbsolute(link.url) && !bytes[link.range].contains { "<>\r\n".utf8.contains($0) }
        }
    }

    /// Whether a URL has a scheme or at least a host, so that it does not depend on the URL of the document.
    private static func isAbsolute(_ url: String) -> Bool {
        url.hasPrefix("//") || SchemePolicy.scheme(of: url) != nil
    }
}
