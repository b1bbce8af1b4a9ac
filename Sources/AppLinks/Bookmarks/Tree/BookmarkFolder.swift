/// A folder of bookmarks, notemarks and other folders.
public struct BookmarkFolder: Hashable, Sendable {
    /// The displayed name.
    public var name: String
    /// The items of the folder, in their order.
    public var children: [BookmarkNode]

    /// A folder with these items.
    public init(name: String, children: [BookmarkNode] = []) {
        self.name = name
        self.children = children
    }

    /// The bookmarks of the folder and of all folders in it, in their order.
    public var bookmarks: [Bookmark] {
        children.flatMap { child -> [Bookmark] in
            switch child {
            case .folder(let folder): folder.bookmarks
            case .bookmark(let bookmark): [bookmark]
            case .notemark: []
            }
        }
    }

    /// The depth of the nesting; 1 for a folder without folders.
    var depth: Int {
        1 + (children.map { if case .folder(let folder) = $0 { folder.depth } else { 0 } }.max() ?? 0)
    }
}
