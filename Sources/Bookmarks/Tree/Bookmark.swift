/// A name for verses of a chapter, perhaps with a note on each of them.
public struct Bookmark: Hashable, Sendable {
    /// The name that people see.
    public var name: String
    /// The verses.
    public let reference: BookmarkReference
    /// A note for each verse, or none at all.
    public let notes: [String]

    /// A bookmark; nil if there are notes, but not one for each verse.
    public init?(name: String, reference: BookmarkReference, notes: [String] = []) {
        guard notes.isEmpty || notes.count == reference.verses.count else { return nil }
        self.name = name
        self.reference = reference
        self.notes = notes
    }

    /// A bookmark without notes.
    init(named name: String, _ reference: BookmarkReference) {
        self.name = name
        self.reference = reference
        notes = []
    }
}
