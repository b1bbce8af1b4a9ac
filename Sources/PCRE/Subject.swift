import UTF8Text

/// A text to match against: contiguous, valid UTF-8, so that no match has to validate it again.
///
/// Create it once to match many patterns against it: matches reuse its scratch memory.
public struct Subject: Sendable {
    /// The text.
    public let string: String
    /// Whether all characters are ASCII.
    let isASCII: Bool
    /// Whether all characters are printable ASCII.
    let isPrintableASCII: Bool
    /// The scratch memory for matching.
    package let scratch: ScratchSlot

    /// Creates a subject from a text.
    public init(_ string: String) {
        self.init(string, scratch: ScratchSlot())
    }

    /// Creates a subject from a text, with scratch memory that other subjects use too.
    package init(_ string: String, scratch: ScratchSlot) {
        var string = string
        string.makeContiguousUTF8()
        isPrintableASCII = string.utf8.isPrintableASCII
        isASCII = isPrintableASCII || Self.isASCII(string.utf8.span)
        self.string = string
        self.scratch = scratch
    }

    private static func isASCII(_ bytes: Span<UInt8>) -> Bool {
        var all: UInt8 = 0
        for index in bytes.indices { all |= bytes[index] }
        return all < 0x80
    }

    /// The text as UTF-8.
    public var utf8: String.UTF8View { string.utf8 }
}
