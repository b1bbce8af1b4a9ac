/// A link in a document, and the bytes that say where it leads.
public struct FoundLink: Sendable, Hashable {
    /// The bytes of the target, without the quotes or angle brackets around it.
    public var range: Range<Int>
    /// Where the link leads, the escapes of the document's language undone.
    public let url: String
    /// How the target is written, and so how another one has to be.
    public let notation: LinkNotation
    /// Whether it stands in code, where it is an example and no link.
    public var isCode = false
    /// The text that people see in place of the target; empty where they see the target.
    public internal(set) var title = ""

    init(_ range: Range<Int>, url: String, notation: LinkNotation, isCode: Bool = false) {
        self.range = range
        self.url = url
        self.notation = notation
        self.isCode = isCode
    }
}
