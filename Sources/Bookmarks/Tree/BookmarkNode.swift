/// What a folder holds.
public enum BookmarkNode: Hashable, Sendable {
    /// Another folder.
    case folder(BookmarkFolder)
    /// A name for verses.
    case bookmark(Bookmark)
    /// A text.
    case notemark(Notemark)

    /// The name that people see.
    public var name: String {
        switch self {
        case .folder(let folder): folder.name
        case .bookmark(let bookmark): bookmark.name
        case .notemark(let notemark): notemark.name
        }
    }
}
