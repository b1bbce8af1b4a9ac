import Bible
public import Documents
public import LinkEngine
public import Text

/// Bookmarks made from a list of links. Links to pages of passages become bookmarks, in the folders and with the titles
/// of the list; other links are left out.
///
/// ```swift
/// let outline = try DocumentFormat.html.outline(of: bytes)
/// let result = try BookmarkImport(outline, engine: engine)
/// let link = try result.collection?.url().string // "biblexpress://bookmarks?..."
/// ```
public struct BookmarkImport: Sendable {
    /// The bookmarks; nil if no link is a passage.
    public let collection: BookmarkCollection?
    /// What became of each link, in the order of the list.
    public let links: [ImportedLink]
    /// Links that were left out or changed, and assumptions that were made.
    public let findings: [Finding]

    /// The translation for links without one: `NASB`, as in the examples of the BibleXpress documentation.
    public static let defaultTranslation = "NASB"

    /// Makes bookmarks from links.
    ///
    /// - Parameters:
    ///   - outline: the links.
    ///   - engine: the rules by which links are read.
    ///   - name: the name of the root folder; by default the title of the document.
    ///   - translation: the translation for links without one.
    ///   - limits: how much the bookmarks may contain.
    /// - Throws: `BookmarkError` if the bookmarks exceed the limits.
    public init(
        _ outline: LinkOutline, engine: Engine, name: String? = nil,
        translation: String = BookmarkImport.defaultTranslation, limits: BookmarkLimits = BookmarkLimits()
    ) throws(BookmarkError) {
        var builder = BookmarkBuilder(engine: engine, translation: translation, limits: limits)
        let children = try builder.nodes(of: outline.items, in: [])
        let title = (name ?? outline.title).asName
        let root = BookmarkFolder(name: title.isEmpty ? "Bookmarks" : title, children: children)
        collection = children.isEmpty ? nil : BookmarkCollection(root: root)
        links = builder.links
        let unnamed = links.count { $0.passage != nil && $0.passage?.translation == nil }
        let note = Finding(
            .note, "\(unnamed) \(unnamed == 1 ? "link has" : "links have") no translation: \(translation) is used",
            note: "--translation CODE sets another one")
        let failure = Finding(.error, links.isEmpty ? "the list has no links" : "no link of the list is a passage")
        findings =
            links.compactMap(\.finding) + (unnamed > 0 ? [note] : []) + (collection == nil ? [failure] : [])
    }
}
