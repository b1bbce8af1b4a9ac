/// A reference in running text, and where it stands.
public struct FoundReference: Hashable, Sendable {
    /// What it means: the passage, the translation named with it, the versification of its numbers.
    public let reference: Reference
    /// Where it stands, in bytes of UTF-8, without a translation behind it.
    public let range: Range<Int>

    /// The books, chapters and verses.
    public var passage: Passage { reference.passage }
}

/// A place in running text that looks like a reference but is none: `John 33:16`.
public struct RefusedReference: Sendable {
    /// Why it is none.
    public let error: PassageError
    /// Where it stands, in bytes of UTF-8.
    public let range: Range<Int>
}
