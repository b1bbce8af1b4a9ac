/// A tree of bookmarks as BibleXpress imports and exports it.
///
/// ```swift
/// let reference = BookmarkReference(translation: "NASB", book: "John", chapter: 3, verses: 16...18)
/// let bookmark = reference.flatMap { Bookmark(name: "Love", reference: $0) }
/// let root = BookmarkFolder(name: "Favorites", children: [bookmark].compactMap { $0.map(BookmarkNode.bookmark) })
/// let link = try BookmarkCollection(root: root).url().string // "biblexpress://bookmarks?..."
/// ```
public struct BookmarkCollection: Hashable, Sendable {
    /// The outermost folder.
    public var root: BookmarkFolder
    /// Whether the notes of the bookmarks are imported; if not, they are not written either.
    public var includesVerseNotes: Bool

    /// The bookmarks of a folder; their notes are included if there are any.
    public init(root: BookmarkFolder) {
        self.root = root
        includesVerseNotes = root.bookmarks.contains { !$0.notes.isEmpty }
    }

    /// The bookmarks of a folder.
    public init(root: BookmarkFolder, includesVerseNotes: Bool) {
        self.root = root
        self.includesVerseNotes = includesVerseNotes
    }

    /// The bookmarks as an XML property list in UTF-8.
    ///
    /// - Throws: `BookmarkError` if the bookmarks exceed the limits.
    public func xml(limits: BookmarkLimits = BookmarkLimits()) throws(BookmarkError) -> [UInt8] {
        _ = try binary(limits: limits)
        let xml = XMLPropertyListWriter.write(propertyList)
        // Values that the binary form shares are repeated here.
        guard xml.count <= limits.bytes else { throw .tooLong(xml.count, limit: limits.bytes) }
        return xml
    }

    /// The bookmarks as a binary property list. Equal bookmarks have equal bytes.
    ///
    /// - Throws: `BookmarkError` if the bookmarks exceed the limits.
    public func binary(limits: BookmarkLimits = BookmarkLimits()) throws(BookmarkError) -> [UInt8] {
        guard root.depth <= limits.depth else { throw .tooDeep(limit: limits.depth) }
        return try BookmarkError.rethrowing(limits) { (limits) throws(PropertyListError) in
            try BinaryPropertyListWriter.write(propertyList, limits: limits)
        }
    }

    /// The data of a URL or of a file to download: a length and a compressed binary property list.
    ///
    /// - Throws: `BookmarkError` if the bookmarks exceed the limits.
    public func data(limits: BookmarkLimits = BookmarkLimits()) throws(BookmarkError) -> [UInt8] {
        try BookmarkData.encode(binary(limits: limits))
    }

    /// The URL that contains the bookmarks.
    ///
    /// - Throws: `BookmarkError` if the bookmarks exceed the limits.
    public func url(limits: BookmarkLimits = BookmarkLimits()) throws(BookmarkError) -> BookmarkURL {
        .bookmarks(try data(limits: limits))
    }
}
