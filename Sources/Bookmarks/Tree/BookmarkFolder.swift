/// A folder of bookmarks, notemarks and other folders.
public struct BookmarkFolder: Hashable, Sendable {
    /// The name that people see.
    public var name: String
    /// What it holds, in order.
    public var children: [BookmarkNode]

    /// A folder.
    public init(name: String, children: [BookmarkNode] = []) {
        self.name = name
        self.children = children
    }

    /// The bookmarks in it and in the folders below it, in order.
    public var bookmarks: [Bookmark] {
        children.flatMap { child -> [Bookmark] in
            switch child {
            case .folder(let folder): folder.bookmarks
            case .bookmark(let bookmark): [bookmark]
            case .notemark: []
            }
        }
    }

    /// How many folders lie in one another, this one being the first.
    var depth: Int {
        1 + (children.map { if case .folder(let folder) = $0 { folder.depth } else { 0 } }.max() ?? 0)
    }
}
