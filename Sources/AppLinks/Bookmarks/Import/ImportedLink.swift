public import Bible
import Text

/// A link of a list, and what became of it.
public struct ImportedLink: Sendable {
    /// The link as the list has it.
    public let url: String
    /// The title in the list; empty if there is none.
    public let title: String
    /// The names of the folders around the link, from the outermost.
    public let folders: [String]
    /// The passage of the link; nil if the link became no bookmark.
    public let passage: CommonSchemeURL?
    /// The translation of the bookmarks; nil if there are none.
    public let translation: String?
    /// What could not be kept, or why the link is not a passage.
    public let remarks: [String]

    /// A note on a link that was left out, or a warning on one that was changed.
    var finding: Finding? {
        let path = BookmarkPath.root.appending(folders)
        let shown = Printable.shortened(url)
        let note = remarks.isEmpty ? nil : remarks.joined(separator: "; ")
        if passage == nil { return Finding(.note, "\(path): \"\(shown)\" is not a passage", note: note) }
        return note.map { Finding(.warning, "\(path): \"\(shown)\" was changed", note: $0) }
    }
}
