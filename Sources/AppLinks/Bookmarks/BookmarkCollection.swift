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

    /// Replaces the names of books by the spellings of their translations, and returns the number of replacements.
    public mutating func respell() -> Int {
        var spellings = BookSpellings()
        return root.respell(&spellings)
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

extension BookmarkCollection {
    /// The dictionaries that represent the bookmarks, with their keys in the order of the format's documentation.
    var propertyList: PropertyListValue {
        root.propertyList(
            flags: includesVerseNotes ? [.init(.includesVerseNotes, .string("YES"))] : [], withNotes: includesVerseNotes
        )
    }
}

extension BookmarkFolder {
    fileprivate func propertyList(flags: [PropertyListValue.Member] = [], withNotes: Bool) -> PropertyListValue {
        .dictionary(
            [.init(.class, .string(BookmarkClass.folder.rawValue)), .init(.name, .string(name))] + flags
                + [.init(.children, .array(children.map { $0.propertyList(withNotes: withNotes) }))])
    }
}

extension BookmarkNode {
    fileprivate func propertyList(withNotes: Bool) -> PropertyListValue {
        switch self {
        case .folder(let folder): folder.propertyList(withNotes: withNotes)
        case .bookmark(let bookmark): bookmark.propertyList(withNotes: withNotes)
        case .notemark(let notemark):
            .dictionary([
                .init(.class, .string(BookmarkClass.notemark.rawValue)), .init(.name, .string(notemark.name)),
                .init(.text, .string(notemark.text)),
            ])
        }
    }
}

extension Bookmark {
    fileprivate func propertyList(withNotes: Bool) -> PropertyListValue {
        var members: [PropertyListValue.Member] = [
            .init(.class, .string(BookmarkClass.bookmark.rawValue)), .init(.name, .string(name)),
            .init(.reference, reference.propertyList),
        ]
        if withNotes, !notes.isEmpty { members.append(.init(.notes, .array(notes.map { .string($0) }))) }
        return .dictionary(members)
    }
}

extension BookmarkReference {
    /// The dictionary of the reference. Numbers are strings, as in the example of the format's documentation.
    var propertyList: PropertyListValue {
        var members: [PropertyListValue.Member] = [
            .init(.class, .string(BookmarkClass.reference.rawValue)), .init(.translation, .string(translation)),
            .init(.book, .string(book)), .init(.chapter, .string(String(chapter))),
            .init(.verse, .string(String(verses.lowerBound))),
        ]
        if verses.count > 1 { members.append(.init(.lastVerse, .string(String(verses.upperBound)))) }
        return .dictionary(members)
    }
}

extension PropertyListValue.Member {
    fileprivate init(_ key: BookmarkKey, _ value: PropertyListValue) { self.init(key: key.rawValue, value: value) }
}

/// The `Class` of a dictionary: what it represents.
enum BookmarkClass: String {
    case folder = "Folder"
    case bookmark = "Bookmark"
    case notemark = "Notemark"
    case reference = "Reference"

    var keys: [BookmarkKey] {
        switch self {
        case .folder: [.class, .name, .children]
        case .bookmark: [.class, .name, .reference, .notes]
        case .notemark: [.class, .name, .text]
        case .reference: [.class, .translation, .book, .chapter, .verse, .lastVerse]
        }
    }
}

/// The keys of the dictionaries that represent bookmarks.
enum BookmarkKey: String {
    case `class` = "Class"
    case name = "Name"
    case includesVerseNotes = "IncludesVerseNotes"
    case children = "Children"
    case text = "Text"
    case reference = "Reference"
    case notes = "Notes"
    case translation = "Translation"
    case book = "Book"
    case chapter = "Chapter"
    case verse = "Verse"
    case lastVerse = "LastVerse"
}
