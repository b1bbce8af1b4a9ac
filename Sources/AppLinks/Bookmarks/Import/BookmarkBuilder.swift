import Bible
import Documents
import LinkEngine
import Text

/// Turns an outline of links into bookmarks, and records what became of each link.
struct BookmarkBuilder {
    private let engine: Engine
    private let limits: BookmarkLimits
    private var passages: PassageBookmarks
    private(set) var links: [ImportedLink] = []
    private var count = 0

    init(engine: Engine, translation: String, limits: BookmarkLimits) {
        self.engine = engine
        self.limits = limits
        passages = PassageBookmarks(defaultTranslation: translation)
    }

    /// The bookmarks of a folder's items. Folders without a passage are left out, and so are descriptions of links that
    /// are not passages.
    ///
    /// - Throws: `BookmarkError` if there are too many bookmarks, or folders are nested too deep.
    mutating func nodes(of items: [LinkOutline.Item], in folders: [String]) throws(BookmarkError) -> [BookmarkNode] {
        guard folders.count < limits.depth else { throw .tooDeep(limit: limits.depth) }
        var nodes: [BookmarkNode] = []
        var describedName = folders.last
        for item in items {
            switch item {
            case .folder(let name, let items):
                let children = try self.nodes(of: items, in: folders + [name.asName])
                if !children.isEmpty { nodes.append(.folder(BookmarkFolder(name: name.asName, children: children))) }
                describedName = nil
            case .link(let url, let title):
                let node = try node(url: url, title: title.asName, folders)
                if let node { nodes.append(node) }
                describedName = node?.name
            case .description(let text):
                if let name = describedName {
                    nodes.append(.notemark(Notemark(name: name, text: text.withoutControls)))
                }
            }
        }
        return nodes.contains { if case .notemark = $0 { false } else { true } } ? nodes : []
    }

    private mutating func node(
        url: String, title: String, _ folders: [String]
    ) throws(BookmarkError) -> BookmarkNode? {
        let resolution = engine.resolve(link: url, Self.passagesOnly)
        let linked = resolution.passage.flatMap { $0.site == nil ? nil : $0.canonicalURL }
        let isTitle = title != url && title != resolution.url
        let result = linked.flatMap { passages.result(for: $0, title: isTitle ? title : "") }
        let reasons = resolution.findings.filter { $0.severity != .note }.map(\.message)
        links.append(
            ImportedLink(
                url: url, title: title, folders: folders, passage: result == nil ? nil : linked,
                translation: result?.translation, remarks: result?.remarks ?? reasons))
        guard let result else { return nil }
        if case .folder(let folder) = result.node { count += folder.children.count }
        count += 1
        guard count <= limits.items else { throw .tooManyItems(limit: limits.items) }
        return result.node
    }

    /// No app has an empty identifier.
    private static var passagesOnly: OpeningFilter {
        var filter = OpeningFilter()
        filter.app = ""
        filter.includesBrowsers = false
        return filter
    }
}
