/// A text among the bookmarks.
public struct Notemark: Hashable, Sendable {
    /// The name that people see.
    public var name: String
    /// The text.
    public var text: String

    /// A text with a name.
    public init(name: String, text: String) {
        self.name = name
        self.text = text
    }
}
