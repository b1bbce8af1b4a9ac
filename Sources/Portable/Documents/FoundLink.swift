/// A link of a document.
public struct FoundLink: Sendable, Hashable {
    /// The range of the URL in the bytes of the document, without quotes or angle brackets.
    public var range: Range<Int>
    /// The URL, with the escapes of the format decoded.
    public let url: String
    /// How the document writes the URL, and so how another URL in its place must be written.
    public let notation: LinkNotation
    /// Whether the link is in code, where it is only an example.
    public var isCode = false
    /// The displayed text; empty if that is the URL.
    public internal(set) var title = ""

    init(_ range: Range<Int>, url: String, notation: LinkNotation, isCode: Bool = false) {
        self.range = range
        self.url = url
        self.notation = notation
        self.isCode = isCode
    }
}
