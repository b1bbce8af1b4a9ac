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
    fileprivate init(_ key: BookmarkKey, _ value: PropertyListValue) {
        self.init(key: key.rawValue, value: value)
    }
}
