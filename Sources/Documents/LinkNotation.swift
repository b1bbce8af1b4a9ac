/// How a document writes the target of a link.
public enum LinkNotation: Sendable {
    /// As it is, in plain text or in code.
    case text
    /// As it is, in the text of Markdown.
    case bareMarkdown
    /// Between angle brackets, in the text of Markdown.
    case autolink
    /// Behind the text of a link, or in a reference definition of Markdown.
    case destination
    /// The value of an HTML attribute, between double quotes.
    case doubleQuoted
    /// The value of an HTML attribute, between single quotes.
    case singleQuoted
    /// The value of an HTML attribute, without quotes.
    case unquoted

    /// Whether the target is all that a reader of the document sees of the link.
    var isText: Bool { self == .text || self == .bareMarkdown }

    /// A percent-encoded URL as it has to be written here.
    func written(_ url: String) -> String {
        switch self {
        case .text, .autolink: url
        case .bareMarkdown: Self.staysLink(url) ? Self.escapingReferences(url) : "<\(url)>"
        case .destination: Self.escapingReferences(Self.encodingParentheses(url))
        case .doubleQuoted: Self.escaping(url, "\"", "&quot;")
        case .singleQuoted: Self.escaping(url, "'", "&#39;")
        case .unquoted:
            url.utf8.contains(where: Self.needsQuotes.contains)
                ? "\"\(Self.escaping(url, "\"", "&quot;"))\"" : Self.escaping(url, "\"", "&quot;")
        }
    }

    /// Whether a bare URL is taken for a link, up to its last byte.
    private static func staysLink(_ url: String) -> Bool {
        guard url.hasPrefix("https://") || url.hasPrefix("http://"), let last = url.utf8.last else { return false }
        return last.isAlphanumeric || last == UInt8(ascii: "/")
    }

    private static let needsQuotes = Set("\"'=<>` ".utf8)

    private static func encodingParentheses(_ url: String) -> String {
        url.replacing("(", with: "%28").replacing(")", with: "%29")
    }

    private static func escaping(_ url: String, _ quote: String, _ reference: String) -> String {
        url.replacing("&", with: "&amp;").replacing(quote, with: reference)
    }

    /// Markdown undoes `&name;` everywhere, but leaves other ampersands alone.
    private static func escapingReferences(_ url: String) -> String {
        var rest = url[...]
        var result = ""
        while let mark = rest.firstIndex(of: "&") {
            let behind = rest[rest.index(after: mark)...]
            let name = behind.prefix { $0 == "#" || $0.isASCII && ($0.isLetter || $0.isNumber) }
            let isReference = !name.isEmpty && behind[name.endIndex...].first == ";"
            result += rest[..<mark] + (isReference ? "&amp;" : "&")
            rest = behind
        }
        return result + rest
    }
}
