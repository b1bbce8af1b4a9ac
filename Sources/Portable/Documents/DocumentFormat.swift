import Text

/// The formats of documents in which links can be found and rewritten.
public enum DocumentFormat: String, Sendable, CaseIterable {
    /// CommonMark, with bare URLs as links.
    case markdown
    /// Markdown with components and JavaScript.
    case mdx
    /// HTML, and XHTML read as HTML.
    case html
    /// Plain text with URLs.
    case text

    /// The largest document in bytes: 64 MB.
    public static let maximumSize = PortableLimits.document

    /// The format by the suffix of a file name; nil for an unknown suffix, or if there is none.
    public init?(path: String) {
        guard let format = Self.suffixes[Self.suffix(of: path)] else { return nil }
        self = format
    }

    package static let suffixes: [String: DocumentFormat] = [
        "md": .markdown, "markdown": .markdown, "mdown": .markdown, "mkd": .markdown, "mdx": .mdx, "html": .html,
        "htm": .html, "xhtml": .html, "xht": .html, "txt": .text, "text": .text,
    ]

    /// The suffix of the name of a file, in lower case and without the dot; empty if there is none.
    package static func suffix(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }

    /// The format by the suffix of a file name, or for an unknown suffix by the beginning of the document, for what only
    /// reads it: plain text unless that looks like HTML.
    public init(path: String, document: [UInt8]) {
        self = Self(path: path) ?? .text
        let text = document.prefix(1024).drop { $0 <= 0x20 || $0 >= 0x80 }
        let start = String(decoding: text, as: UTF8.self).lowercased()
        if self == .text, Self.beginningsOfHTML.contains(where: start.hasPrefix) { self = .html }
    }

    private static let beginningsOfHTML = [
        "<!doctype html", "<!doctype netscape-bookmark", "<html", "<dl", "<meta", "<title", "<h1",
    ]

    /// The absolute links of a document, in their order.
    ///
    /// ```swift
    /// let links = try DocumentFormat.markdown.links(in: Array("See [John](https://ref.ly/Jn3.16).".utf8))
    /// links[0].url // "https://ref.ly/Jn3.16"
    /// ```
    ///
    /// - Throws: `DocumentError` if the document is too large.
    public func links(in document: [UInt8]) throws(DocumentError) -> [FoundLink] {
        try ParsedDocument(document, format: self).links()
    }
}
