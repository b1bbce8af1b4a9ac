import AppLinks
import Bible
import Text

extension BookmarkImport {
    /// The bookmarks, their link and what became of each link of the list, as `lectern bookmarks from-links --json`
    /// prints them.
    func json() throws(BookmarkError) -> JSONOutput {
        .object([
            ("link", JSONOutput(try collection?.url().string)), ("bookmarks", collection?.json ?? .null),
            ("links", .array(links.map(\.json))), ("findings", .array(findings.map(\.json))),
        ])
    }
}

extension ImportedLink {
    fileprivate var json: JSONOutput {
        .object([
            ("link", .string(url)), ("title", .string(title)), ("folders", .array(folders.map { .string($0) })),
            ("passages", JSONOutput(passage?.passage.passages)), ("translation", JSONOutput(translation)),
            ("remarks", .array(remarks.map { .string($0) })),
        ])
    }
}
