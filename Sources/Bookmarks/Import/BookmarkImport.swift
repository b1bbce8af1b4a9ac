import Bible
public import Diagnostics
public import Documents
package import JSONText
public import LinkEngine

/// Bookmarks made of a list of links: those that are pages of passages, in the folders and with the titles of the list.
public struct BookmarkImport: Sendable {
    /// The bookmarks; nil where no link is a passage.
    public let collection: BookmarkCollection?
    /// What became of each link, in order.
    public let links: [ImportedLink]
    /// What a person should know.
    public let findings: [Finding]

    /// The translation of links that name none: the one of the examples that BibleXpress gives.
    public static let defaultTranslation = "NASB"

    /// Makes bookmarks.
    ///
    /// - Parameters:
    ///   - outline: the links.
    ///   - engine: knows which of them are passages.
    ///   - name: the name of the root folder; the title of the document without it.
    ///   - translation: the translation of links that name none.
    ///   - limits: how much the bookmarks may hold.
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
            .note, "\(unnamed) \(unnamed == 1 ? "link names" : "links name") no translation: \(translation) is written",
            note: "--translation CODE writes another one")
        let failure = Finding(.error, links.isEmpty ? "the list has no links" : "no link of the list is a passage")
        findings =
            links.compactMap(\.finding) + (unnamed > 0 ? [note] : []) + (collection == nil ? [failure] : [])
    }

    /// The bookmarks and their link, and what became of each link of the list.
    package func json() throws(BookmarkError) -> JSONOutput {
        .object([
            ("link", JSONOutput(try collection?.url().string)), ("bookmarks", collection?.json ?? .null),
            ("links", .array(links.map(\.json))), ("findings", .array(findings.map(\.json))),
        ])
    }
}
