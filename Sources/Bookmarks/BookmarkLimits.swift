/// How much a bookmarks file may hold, so that a small link cannot fill the memory.
public struct BookmarkLimits: Sendable {
    /// The longest property list, in bytes before compression.
    public var bytes = 16 << 20
    /// How deep folders may lie in folders.
    public var depth = 64
    /// How many values a property list may hold, shared ones counted as often as they are shown.
    public var items = 100_000

    /// The limits that the program has.
    public init() {}
}
