import Text

/// The path from the root to an item, for findings: the names of folders and the numbers of other items.
struct BookmarkPath: CustomStringConvertible {
    private var names = ["root"]

    static let root = BookmarkPath()

    var description: String { names.joined(separator: " > ") }

    func appending(_ name: String) -> BookmarkPath { appending([name]) }

    func appending(_ names: [String]) -> BookmarkPath {
        var path = self
        path.names += names.map { Printable.shortened($0, to: 60) }
        return path
    }
}
