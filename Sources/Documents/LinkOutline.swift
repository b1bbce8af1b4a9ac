/// The links of a document in the folders that it has them in.
public struct LinkOutline: Hashable, Sendable {
    /// What a folder holds.
    public indirect enum Item: Hashable, Sendable {
        /// A folder and its name.
        case folder(String, [Item])
        /// A link; the title is empty where the document has none.
        case link(url: String, title: String)
        /// A description of the link, or the folder, before it.
        case description(String)
    }

    /// The title of the document; empty where it has none.
    public var title: String
    /// The links and folders, in order.
    public var items: [Item]

    /// The most folders that may lie in one another.
    static let depth = 100
}

extension DocumentFormat {
    /// The links of a document with their titles and folders; of HTML those of a browser's exported bookmarks.
    public func outline(of document: [UInt8]) throws(DocumentError) -> LinkOutline {
        guard document.count <= Self.maximumSize else { throw .tooLarge }
        if self == .html { return try HTMLOutline.read(document) }
        return LinkOutline(
            title: "", items: try links(in: document).map { .link(url: $0.url, title: $0.title) })
    }
}
