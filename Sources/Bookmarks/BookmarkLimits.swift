/// How much bookmarks may hold, so that a small link cannot fill the memory. Writing keeps to them as reading does.
public struct BookmarkLimits: Sendable {
    /// The longest property list, in bytes before compression.
    public var bytes = 16 << 20
    /// How deep folders may lie in folders, the root being one.
    public var depth = 64
    /// How many values a property list may hold, shared ones counted as often as they are shown.
    public var items = 100_000
    /// How many bytes of text it may show, shared ones counted in the same way.
    public var text = 64 << 20

    /// The limits that the program has.
    public init() {}

    /// How deep the dictionaries and arrays of a property list may lie: a folder takes two levels, and the last one
    /// holds bookmarks with their references.
    var levels: Int { 2 * depth + 2 }
}
