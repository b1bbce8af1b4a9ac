/// A named reference to verses of one chapter, optionally with a note on each verse.
public struct Bookmark: Hashable, Sendable {
    /// The displayed name.
    public var name: String
    /// The verses.
    public let reference: BookmarkReference
    /// One note for each verse, or an empty array.
    public let notes: [String]

    /// A bookmark; nil if the number of notes is neither 0 nor that of the verses.
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
