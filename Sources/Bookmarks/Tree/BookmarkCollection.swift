import PropertyList

/// Bookmarks as they travel: the root folder, and whether the notes on verses are to be imported.
public struct BookmarkCollection: Hashable, Sendable {
    /// The folder that holds all others.
    public var root: BookmarkFolder
    /// Whether the notes of the bookmarks count; if not, nobody reads them, and they are not written.
    public var includesVerseNotes: Bool

    /// Bookmarks in a folder; their notes count if there are any.
    public init(root: BookmarkFolder) {
        self.root = root
        includesVerseNotes = root.bookmarks.contains { !$0.notes.isEmpty }
    }

    /// Bookmarks in a folder.
    public init(root: BookmarkFolder, includesVerseNotes: Bool) {
        self.root = root
        self.includesVerseNotes = includesVerseNotes
    }

    /// An XML property list.
    public func xml(limits: BookmarkLimits = BookmarkLimits()) throws(BookmarkError) -> [UInt8] {
        _ = try binary(limits: limits)
        let xml = XMLPropertyListWriter.write(propertyList)
        // What the binary form shares stands here as often as it is shown.
        guard xml.count <= limits.bytes else { throw .tooLong(xml.count, limit: limits.bytes) }
        return xml
    }

    /// A binary property list: the same bookmarks always give the same bytes.
    public func binary(limits: BookmarkLimits = BookmarkLimits()) throws(BookmarkError) -> [UInt8] {
        guard root.depth <= limits.depth else { throw .tooDeep(limit: limits.depth) }
        return try BookmarkError.rethrowing(limits) { (limits) throws(PropertyListError) in
            try BinaryPropertyListWriter.write(propertyList, limits: limits)
        }
    }

    /// The data of a file to download, and of a URL: a length, and a compressed property list.
    public func data(limits: BookmarkLimits = BookmarkLimits()) throws(BookmarkError) -> [UInt8] {
        try BookmarkData.encode(binary(limits: limits))
    }

    /// The URL that holds the bookmarks.
    public func url(limits: BookmarkLimits = BookmarkLimits()) throws(BookmarkError) -> BookmarkURL {
        .bookmarks(try data(limits: limits))
    }
}
