/// The links of a document with their titles, in folders.
public struct LinkOutline: Hashable, Sendable {
    /// An item of a folder.
    public indirect enum Item: Hashable, Sendable {
        /// A folder with its name and items.
        case folder(String, [Item])
        /// A link; the title is empty if the document has none.
        case link(url: String, title: String)
        /// The description of the link before it, or of the folder if it is the first item.
        case description(String)
    }

    /// The title of the document; empty if there is none.
    public var title: String
    /// The links and folders in their order.
    public var items: [Item]

    /// The deepest nesting of folders.
    static let maximumDepth = 100
}

extension DocumentFormat {
    /// The outline of a document. HTML has the folders of bookmarks that a browser exported, Markdown a folder for each
    /// heading; its only heading of the first level is the title.
    ///
    /// - Throws: `DocumentError` if the document is too large, or the folders of HTML are nested too deep.
    public func outline(of document: [UInt8]) throws(DocumentError) -> LinkOutline {
        guard document.count <= Self.maximumSize else { throw .tooLarge }
        if self == .html { return try HTMLOutline.read(document) }
        let parsed = try ParsedDocument(document, format: self)
        return LinkOutline(parsed.links(), under: parsed.headings)
    }
}

extension LinkOutline {
    fileprivate init(_ links: [FoundLink], under headings: [MarkdownHeading]) {
        let titles = headings.filter { $0.level == 1 }
        title = titles.count == 1 ? titles[0].text : ""
        var links = links[...]
        var headings = headings.filter { titles.count != 1 || $0.level > 1 }[...]
        items = Self.items(&links, &headings, below: 0)
    }

    /// The links before the next heading of the level or a higher one, those under lower headings in folders.
    private static func items(
        _ links: inout ArraySlice<FoundLink>, _ headings: inout ArraySlice<MarkdownHeading>, below level: Int
    ) -> [Item] {
        var items: [Item] = []
        while true {
            let end = headings.first?.start ?? Int.max
            while let link = links.first, link.range.lowerBound < end {
                items.append(.link(url: link.url, title: link.title))
                links.removeFirst()
            }
            guard let heading = headings.first, heading.level > level else { return items }
            headings.removeFirst()
            items.append(.folder(heading.text, Self.items(&links, &headings, below: heading.level)))
        }
    }
}
