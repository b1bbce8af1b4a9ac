import LinkEngine
import URLText
import UTF8Text

/// A URL of the scheme that BibleXpress opens.
public enum BookmarkURL: Hashable, Sendable {
    /// Holds the bookmarks themselves, as the data that a file of them has.
    case bookmarks([UInt8])
    /// Names the file that holds them.
    case download(String)

    /// The URL of a file to download; refused where a browser would not open it.
    public init(downloading url: String) throws(BookmarkError) {
        self = .download(try Self.checked(url))
    }

    /// Reads a URL; what it holds is checked when it is decoded.
    public init(parsing text: some StringProtocol) throws(BookmarkError) {
        let shown = Printable.shortened(String(text))
        guard Self.isOne(text), let mark = text.utf8.firstIndex(of: UInt8(ascii: "?")) else { throw .otherURL(shown) }
        let action = String(text[..<mark].dropFirst(Self.scheme.utf8.count + 1)).filter { $0 != "/" }.lowercased()
        let value = text[text.utf8.index(after: mark)...]
        switch Action(rawValue: action) {
        case .bookmarks: try self.init(data: value)
        case .downloadbookmarks:
            let isEncoded = !value.contains("://")
            guard let url = isEncoded ? PercentEncoding.decode(String(value)) : String(value) else {
                throw .otherURL(shown)
            }
            try self.init(downloading: url)
        case nil: throw .otherURL(shown)
        }
    }

    /// The URL of bookmark data in base64, which may be percent-encoded.
    init(data text: some StringProtocol) throws(BookmarkError) {
        guard let decoded = PercentEncoding.decode(String(text)) else {
            throw .notBase64("percent-encoded text that is not UTF-8", offset: 0)
        }
        self = .bookmarks(try Base64.decode(decoded.utf8))
    }

    /// Whether a text has the scheme, in either case.
    package static func isOne(_ text: some StringProtocol) -> Bool {
        text.utf8.prefix(scheme.utf8.count + 1).elementsEqual((scheme + ":").utf8) { $0 | 0x20 == $1 | 0x20 }
    }

    /// The URL.
    public var string: String {
        let value =
            switch self {
            case .bookmarks(let data):
                Action.bookmarks.rawValue + "?" + String(decoding: Base64.encode(data), as: UTF8.self)
            case .download(let url):
                Action.downloadbookmarks.rawValue + "?" + PercentEncoding.encode(url, keeping: .urlSyntax)
            }
        return Self.scheme + "://" + value
    }

    /// The link for a web page or a mail.
    public var html: String {
        let escaped = string.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
        return "<a href=\"\(escaped)\">Click here to import these Bookmarks.</a>"
    }

    private static let scheme = "biblexpress"

    /// What the app is asked to do.
    private enum Action: String {
        case bookmarks
        case downloadbookmarks
    }

    private static func checked(_ url: String) throws(BookmarkError) -> String {
        let shown = Printable.shortened(url)
        guard url.utf8.count <= Engine.maximumLength else {
            throw .downloadURL(shown, reason: "it is longer than \(Engine.maximumLength) bytes")
        }
        guard !url.unicodeScalars.contains(where: { Printable.isUnsafe($0) || $0.properties.isWhitespace }) else {
            throw .downloadURL(shown, reason: "it holds a space or a control character")
        }
        switch SchemePolicy.general.verdict(on: url) {
        case .refused(let reason): throw .downloadURL(shown, reason: reason)
        case .foreign(let scheme): throw .downloadURL(shown, reason: "nobody downloads from \(scheme):")
        case .allowed: break
        }
        let host = url.drop { $0 != ":" }.dropFirst(3).prefix { !"/?#".contains($0) }
        guard url.lowercased().firstMatch(of: /^https?:\/\//) != nil, !host.isEmpty else {
            throw .downloadURL(shown, reason: "it names no host")
        }
        return url
    }
}
