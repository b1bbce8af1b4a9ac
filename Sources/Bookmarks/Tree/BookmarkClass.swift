import Bible
import LinkEngine

/// What a dictionary says that it represents.
enum BookmarkClass: String {
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
