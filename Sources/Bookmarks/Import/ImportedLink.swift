public import Bible
import Diagnostics
package import JSONText
import UTF8Text

/// A link of a list, and what became of it.
public struct ImportedLink: Sendable {
    /// The link.
    public let url: String
    /// Its title; empty where the list has none.
    public let title: String
    /// The names of the folders that it is in, from the outermost.
    public let folders: [String]
    /// The passage that it is a page of; nil where it is none.
    public let passage: CommonSchemeURL?
    /// The translation of its bookmarks; nil where it has none.
    public let translation: String?
    /// What could not be kept, or why it is no passage.
    public let remarks: [String]

    /// What a person should know of it.
    var finding: Finding? {
        let place = BookmarkPath.root.appending(folders)
        let shown = Printable.shortened(url)
        let note = remarks.isEmpty ? nil : remarks.joined(separator: "; ")
        if passage == nil { return Finding(.note, "\(place): \"\(shown)\" is no passage", note: note) }
        return note.map { Finding(.warning, "\(place): \"\(shown)\" is not kept as it is", note: $0) }
    }

    /// The link as JSON.
    package var json: JSONOutput {
        .object([
            ("link", .string(url)), ("title", .string(title)), ("folders", .array(folders.map { .string($0) })),
            ("passages", JSONOutput(passage?.passage.passages)), ("translation", JSONOutput(translation)),
            ("remarks", .array(remarks.map { .string($0) })),
        ])
    }
}
