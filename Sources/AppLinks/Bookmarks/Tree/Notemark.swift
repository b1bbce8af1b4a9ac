/// A named text without a reference, as BibleXpress calls it.
public struct Notemark: Hashable, Sendable {
    /// The displayed name.
    public var name: String
    /// The text; it may have line breaks.
    public var text: String

    /// A named text.
    public init(name: String, text: String) {
        self.name = name
        self.text = text
    }
}
