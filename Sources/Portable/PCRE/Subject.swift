import Text

/// A text to match against: contiguous, valid UTF-8, so that no match has to validate it again.
public struct Subject: Sendable {
    /// The text.
    public let string: String
    let isASCII: Bool
    let isPrintableASCII: Bool

    /// Creates a subject from a text.
    public init(_ string: String) {
        var string = string
        string.makeContiguousUTF8()
        isPrintableASCII = string.utf8.isPrintableASCII
        isASCII = isPrintableASCII || string.utf8.span.indexOfNonASCIIOrEnd(from: 0) == string.utf8.count
        self.string = string
    }

    /// The text as UTF-8.
    public var utf8: String.UTF8View { string.utf8 }
}
