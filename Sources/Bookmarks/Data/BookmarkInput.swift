/// What somebody hands over as bookmarks, in any of the forms that they travel in.
public enum BookmarkInput: Sendable {
    /// A property list, XML or binary.
    case propertyList([UInt8])
    /// The address of the file that holds them.
    case download(String)

    /// Tells the form of some bytes, and takes off what is around the property list.
    public init(_ bytes: [UInt8], limits: BookmarkLimits = BookmarkLimits()) throws(BookmarkError) {
        let text = bytes.trimmingSpace
        guard let first = text.first else { throw .empty }
        let isUTF16 = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
        // Data may start with any byte: its length comes first.
        if BookmarkData.mayBe(bytes) {
            self = .propertyList(try BookmarkData.decode(bytes, limits: limits))
        } else if bytes.starts(with: "bplist".utf8) || first == UInt8(ascii: "<") || isUTF16 {
            self = .propertyList(bytes)
        } else if BookmarkURL.isOne(String(decoding: text.prefix(32), as: UTF8.self)) {
            try self.init(BookmarkURL(parsing: String(decoding: text, as: UTF8.self)), limits: limits)
        } else if BookmarkData.mayBeBase64(text) {
            try self.init(BookmarkURL(data: String(decoding: text, as: UTF8.self)), limits: limits)
        } else {
            throw "{(/".utf8.contains(first) ? .oldPropertyList : .unknownForm
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
    /// Without white space around it, and without the mark that some editors put in front of a text.
    fileprivate var trimmingSpace: ArraySlice<UInt8> {
        var bytes = self[...]
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        return bytes
    }
}
