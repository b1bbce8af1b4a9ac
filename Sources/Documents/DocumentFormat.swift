/// The languages that documents are written in.
public enum DocumentFormat: String, Sendable, CaseIterable {
    case markdown
    case html
    case text

    /// The most bytes that a document may have.
    public static let maximumSize = 64 << 20

    /// The format that the name of a file tells, plain text where it tells none.
    public init(path: String) {
        let name = path.split(separator: "/").last ?? ""
        let suffix = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
        switch suffix {
        case "md", "markdown": self = .markdown
        case "html", "htm", "xhtml": self = .html
        default: self = .text
        }
    }

    /// The format that the name of a file tells, or where it tells none, the beginning of the document.
    public init(path: String, document: [UInt8]) {
        self.init(path: path)
        let text = document.prefix(1024).drop { $0 <= 0x20 || $0 >= 0x80 }
        let start = String(decoding: text, as: UTF8.self).lowercased()
        if self == .text, Self.beginningsOfHTML.contains(where: start.hasPrefix) { self = .html }
    }

    private static let beginningsOfHTML = [
        "<!doctype html", "<!doctype netscape-bookmark", "<html", "<dl", "<meta", "<title", "<h1",
    ]

    /// The links of a document, in its order. Relative ones are left out.
    public func links(in document: [UInt8]) throws(DocumentError) -> [FoundLink] {
        guard document.count <= Self.maximumSize else { throw .tooLarge }
        let links: [FoundLink]
        switch self {
        case .markdown: links = try MarkdownLinks.find(in: document)
        case .html: links = try HTMLLinks.find(in: document)
        case .text: links = PlainTextLinks.find(in: document, 0..<document.count)
        }
        return links.filter { $0.notation.isText || Self.isAbsolute($0.url) }
            .sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Whether a target leads out of the document's own site.
    private static func isAbsolute(_ url: String) -> Bool {
        if url.hasPrefix("//") { return true }
        let scheme = url.utf8.prefix { $0.isSchemeByte }
        return scheme.first?.isLetter == true && url.utf8.dropFirst(scheme.count).first == UInt8(ascii: ":")
    }
}
