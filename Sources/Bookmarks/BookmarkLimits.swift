import PropertyList

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

    /// The same for the property list: a folder takes two levels, and the innermost contains bookmarks with their
    /// references.
    var propertyList: PropertyListLimits {
        PropertyListLimits(bytes: bytes, levels: 2 * depth + 2, items: items, text: text)
    }
}
