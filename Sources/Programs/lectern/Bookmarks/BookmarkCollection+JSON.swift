import AppLinks
import Bible
import Text

extension BookmarkCollection {
    /// The bookmarks with the keys of their property list; `passages` adds the reference in OSIS.
    var json: JSONOutput {
        root.json(flags: [("IncludesVerseNotes", .string(includesVerseNotes ? "YES" : "NO"))])
    }
}

extension BookmarkFolder {
    fileprivate func json(flags: [(String, JSONOutput)] = []) -> JSONOutput {
        .object(
            [("Class", .string("Folder")), ("Name", .string(name))] + flags
                + [("Children", .array(children.map(\.json)))])
    }
}

extension BookmarkNode {
    fileprivate var json: JSONOutput {
        switch self {
        case .folder(let folder): folder.json()
        case .bookmark(let bookmark): bookmark.json
        case .notemark(let notemark):
            .object([
                ("Class", .string("Notemark")), ("Name", .string(notemark.name)), ("Text", .string(notemark.text)),
            ])
        }
    }
}

extension Bookmark {
    fileprivate var json: JSONOutput {
        .object([
            ("Class", .string("Bookmark")), ("Name", .string(name)),
            (
                "Reference",
                .object([
                    ("Translation", .string(reference.translation)), ("Book", .string(reference.book)),
                    ("Chapter", .int(reference.chapter)), ("Verse", .int(reference.verses.lowerBound)),
                    ("LastVerse", reference.verses.count > 1 ? .int(reference.verses.upperBound) : .null),
                ])
            ),
            ("Notes", .array(notes.map { .string($0) })),
            ("passages", JSONOutput((try? reference.passage())?.passages)),
        ])
    }
}
