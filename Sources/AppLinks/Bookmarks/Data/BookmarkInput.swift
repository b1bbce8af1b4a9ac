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
