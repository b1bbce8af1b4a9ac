/// The `Class` of a dictionary: what it represents.
enum BookmarkClass: String {
    case folder = "Folder"
    case bookmark = "Bookmark"
    case notemark = "Notemark"
    case reference = "Reference"

    /// The keys that a dictionary of this class may have.
    var keys: [BookmarkKey] {
        switch self {
        case .folder: [.class, .name, .children]
        case .bookmark: [.class, .name, .reference, .notes]
        case .notemark: [.class, .name, .text]
        case .reference: [.class, .translation, .book, .chapter, .verse, .lastVerse]
        }
    }
}
