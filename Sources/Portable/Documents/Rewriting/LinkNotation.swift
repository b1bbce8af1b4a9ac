import Text
import URLText

/// How a document writes the URL of a link.
public enum LinkNotation: Sendable {
    /// Unchanged, in plain text or in code.
    case text
    /// Without any delimiters, in the text of Markdown.
    case bareMarkdown
    /// Between angle brackets, in Markdown.
    case autolink
    /// In parentheses after the text of a link, or in a link reference definition, in Markdown.
    case destination
    /// The value of an HTML attribute, between double quotes.
    case doubleQuoted
    /// The value of an HTML attribute, between single quotes.
    case singleQuoted
    /// The value of an HTML attribute, without quotes.
    case unquoted

    /// Whether readers of the document see the URL itself.
    var isText: Bool { self == .text || self == .bareMarkdown }

    /// Escapes a percent-encoded URL for this notation.
    func written(_ url: String) -> String {
        switch self {
        case .autolink: url
        case .text: Self.isURLInText(url) ? url : "<\(url)>"
        case .bareMarkdown: Self.isBareLink(url) ? Self.escapingReferences(url) : "<\(url)>"
        case .destination: Self.escapingReferences(Self.encodingParentheses(url))
        case .doubleQuoted: Self.escaping(url, UInt8(ascii: "\""), "&quot;")
        case .singleQuoted: Self.escaping(url, UInt8(ascii: "'"), "&#39;")
        case .unquoted:
            url.utf8.contains(where: Self.needsQuotes.contains)
                ? "\"\(Self.escaping(url, UInt8(ascii: "\""), "&quot;"))\""
                : Self.escaping(url, UInt8(ascii: "\""), "&quot;")
        }
    }

    /// Whether a text shows where the URL begins, even directly after a letter; if not, the next run would look for
    /// references in the URL.
    private static func isURLInText(_ url: String) -> Bool {
        let text = Array("é\(url)".utf8)
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return true }
        return TextURL.range(around: colon, in: text.span, text.indices, .uris)?.lowerBound == 2
    }

    /// Whether Markdown renderers recognize the whole URL as a link without delimiters.
    private static func isBareLink(_ url: String) -> Bool {
        guard SchemePolicy.isWeb(url), let last = url.utf8.last else { return false }
        return last.isASCIIAlphanumeric || last == UInt8(ascii: "/")
    }

    private static let needsQuotes = Set("\"'=<>` ".utf8)

    private static func encodingParentheses(_ url: String) -> String {
        replacing(url) { $0 == UInt8(ascii: "(") ? "%28" : $0 == UInt8(ascii: ")") ? "%29" : nil }
    }

    private static func escaping(_ url: String, _ quote: UInt8, _ reference: String) -> String {
        replacing(url) { $0 == UInt8(ascii: "&") ? "&amp;" : $0 == quote ? reference : nil }
    }

    private static func replacing(_ url: String, _ replacement: (UInt8) -> String?) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(url.utf8.count + 16)
        for byte in url.utf8 {
            if let text = replacement(byte) { result += text.utf8 } else { result.append(byte) }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Markdown decodes `&name;` everywhere, but not other ampersands.
    private static func escapingReferences(_ url: String) -> String {
        let bytes = Array(url.utf8)
        guard bytes.contains(UInt8(ascii: ";")) else { return url }
        var result: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            result.append(byte)
            guard byte == UInt8(ascii: "&") else { continue }
            let name = bytes[(index + 1)...].prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "#") }
            let isReference = !name.isEmpty && name.endIndex < bytes.count && bytes[name.endIndex] == UInt8(ascii: ";")
            if isReference { result += "amp;".utf8 }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
