/// An item of a folder.
public enum BookmarkNode: Hashable, Sendable {
    /// A folder in the folder.
    case folder(BookmarkFolder)
    /// A reference to verses.
    case bookmark(Bookmark)
    /// A text without a reference.
    case notemark(Notemark)

    /// The displayed name.
    public var name: String {
        switch self {
        case .folder(let folder): folder.name
        case .bookmark(let bookmark): bookmark.name
        case .notemark(let notemark): notemark.name
        }
    }
}
