import LinkEngine
import Text
import URLText

/// Bookmarks in any form in which they are shared.
public enum BookmarkInput: Sendable {
    /// A property list, XML or binary, not parsed yet.
    case propertyList([UInt8])
    /// The address of the file with the bookmarks; it is not downloaded.
    case download(String)

    /// Detects the form of an input and extracts the property list: a property list itself, bookmark data as bytes or
    /// base64, or a `biblexpress:` link.
    ///
    /// - Throws: `BookmarkError` if the form is unknown or the data is damaged or too long.
    public init(_ bytes: [UInt8], limits: BookmarkLimits = BookmarkLimits()) throws(BookmarkError) {
        let text = bytes.trimmingSpace
        guard let first = text.first else { throw .empty }
        let isUTF16 = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
        // First, since data may start with any byte: the length.
        if BookmarkData.looksLikeData(bytes) {
            self = .propertyList(try BookmarkData.decode(bytes, limits: limits))
        } else if bytes.starts(with: "bplist".utf8) || first == UInt8(ascii: "<") || isUTF16 {
            self = .propertyList(bytes)
        } else if BookmarkURL.hasScheme(String(decoding: text.prefix(32), as: UTF8.self)) {
            try self.init(BookmarkURL(parsing: String(decoding: text, as: UTF8.self)), limits: limits)
        } else if BookmarkData.looksLikeBase64(text) {
            try self.init(BookmarkURL(data: String(decoding: text, as: UTF8.self)), limits: limits)
        } else {
            throw "{(/".utf8.contains(first) ? .openStepPropertyList : .unknownForm
        }
    }

    private init(_ url: BookmarkURL, limits: BookmarkLimits) throws(BookmarkError) {
        switch url {
        case .bookmarks(let data): self = .propertyList(try BookmarkData.decode(data, limits: limits))
        case .download(let url): self = .download(url)
        }
    }
}

extension [UInt8] {
    /// The bytes without a UTF-8 byte order mark and without white space and control characters at both ends.
    fileprivate var trimmingSpace: ArraySlice<UInt8> {
        var bytes = self[...]
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        return bytes
    }
}

/// A URL by which BibleXpress imports bookmarks.
public enum BookmarkURL: Hashable, Sendable {
    /// `biblexpress://bookmarks?DATA`, with the bookmark data: a length and a compressed property list.
    case bookmarks([UInt8])
    /// `biblexpress://downloadbookmarks?URL`, with the address of a file that contains such data.
    case download(String)

    /// A URL that downloads a file.
    ///
    /// - Throws: `BookmarkError.downloadURL` if the address is not an `http:` or `https:` URL with a host.
    public init(downloading url: String) throws(BookmarkError) { self = .download(try Self.checked(url)) }

    /// Reads a URL. The data is only decoded from base64; ``BookmarkInput`` checks what it contains.
    ///
    /// - Throws: `BookmarkError` if the URL is not a BibleXpress link with bookmarks, or the base64 is damaged.
    public init(parsing text: some StringProtocol) throws(BookmarkError) {
        let shown = Printable.shortened(String(text))
        guard Self.hasScheme(text), let mark = text.utf8.firstIndex(of: UInt8(ascii: "?")) else {
            throw .unsupportedURL(shown)
        }
        let action = String(text[..<mark].dropFirst(Self.scheme.utf8.count + 1)).filter { $0 != "/" }.lowercased()
        let value = text[text.utf8.index(after: mark)...]
        switch Action(rawValue: action) {
        case .bookmarks: try self.init(data: value)
        case .downloadbookmarks:
            let isEncoded = !value.contains("://")
            guard let url = isEncoded ? PercentEncoding.decode(String(value)) : String(value) else {
                throw .unsupportedURL(shown)
            }
            try self.init(downloading: url)
        case nil: throw .unsupportedURL(shown)
        }
    }

    /// A URL with bookmark data in base64, which may be percent-encoded.
    init(data text: some StringProtocol) throws(BookmarkError) {
        guard let decoded = PercentEncoding.decode(String(text)) else {
            throw .invalidBase64("percent-encoded text that is not UTF-8", offset: 0)
        }
        do throws(Base64.DecodingError) {
            self = .bookmarks(try Base64.decode(decoded.utf8))
        } catch {
            throw BookmarkError(error)
        }
    }

    /// Whether a text starts with `biblexpress:`, in upper or lower case.
    package static func hasScheme(_ text: some StringProtocol) -> Bool {
        text.utf8.prefix(scheme.utf8.count + 1).elementsEqual((scheme + ":").utf8) { $0 | 0x20 == $1 | 0x20 }
    }

    /// The URL as text.
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

    /// The URL as an HTML link for a web page or a mail.
    public var html: String { "<a href=\"\(Markup.attribute(string))\">Click here to import these Bookmarks.</a>" }

    private static let scheme = "biblexpress"

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
            throw .downloadURL(shown, reason: "it contains a space or a control character")
        }
        switch SchemePolicy.general.verdict(on: url) {
        case .refused(let reason): throw .downloadURL(shown, reason: reason)
        case .foreign(let scheme): throw .downloadURL(shown, reason: "files cannot be downloaded from \(scheme):")
        case .allowed: break
        }
        guard let host = URLParts(url)?.authority, !host.isEmpty else {
            throw .downloadURL(shown, reason: "it has no host")
        }
        return url
    }
}
