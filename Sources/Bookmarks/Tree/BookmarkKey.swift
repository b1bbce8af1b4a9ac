/// The keys of the dictionary representation.
enum BookmarkKey: String, CaseIterable {
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

/// What a dictionary says that it represents.
enum BookmarkClass: String, CaseIterable {
    case folder = "Folder"
    case bookmark = "Bookmark"
    case notemark = "Notemark"
    case reference = "Reference"

    /// The keys that its dictionaries have.
    var keys: [BookmarkKey] {
        switch self {
        case .folder: [.class, .name, .children]
        case .bookmark: [.class, .name, .reference, .notes]
        case .notemark: [.class, .name, .text]
        case .reference: [.class, .translation, .book, .chapter, .verse, .lastVerse]
        }
    }
}
