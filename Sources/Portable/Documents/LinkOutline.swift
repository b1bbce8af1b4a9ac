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
    /// The outline of a document. HTML has the folders of bookmarks that a browser exported; other formats have none.
    ///
    /// - Throws: `DocumentError` if the document is too large, or the folders of HTML are nested too deep.
    public func outline(of document: [UInt8]) throws(DocumentError) -> LinkOutline {
        guard document.count <= Self.maximumSize else { throw .tooLarge }
        if self == .html { return try HTMLOutline.read(document) }
        return LinkOutline(
            title: "", items: try links(in: document).map { .link(url: $0.url, title: $0.title) })
    }
}
