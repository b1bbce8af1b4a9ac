/// How much bookmarks may contain, so that a short link cannot fill the memory. The limits hold for reading and writing.
public struct BookmarkLimits: Sendable {
    /// The longest property list, in bytes before compression.
    public var bytes = 16 << 20
    /// The deepest nesting of folders; the root has depth 1.
    public var depth = 64
    /// The most values of a property list; shared ones count as often as they occur.
    public var items = 100_000
    /// The most bytes of text of a property list; shared text counts as often as it occurs.
    public var text = 64 << 20

    /// The default limits: 16 MB, 64 folders deep, 100,000 values, 64 MB of text.
    public init() {}

    /// The same limits for a property list, in which a folder takes two levels, and a bookmark with its reference two.
    var propertyList: PropertyListLimits {
        PropertyListLimits(bytes: bytes, levels: 2 * depth + 2, items: items, text: text)
    }
}
