/// A text to match against: contiguous UTF-8, known to be valid, so that no match has to check it again.
///
/// Matching many patterns against one subject reuses the subject's scratch memory.
public struct Subject: Sendable {
    /// The text.
    public let string: String
    /// The memory for matching.
    package let scratch: ScratchSlot

    /// Makes a subject of a text.
    public init(_ string: String) {
        self.init(string, scratch: ScratchSlot())
    }

    /// Makes a subject of a text that shares the scratch memory of others.
    package init(_ string: String, scratch: ScratchSlot) {
        var string = string
        string.makeContiguousUTF8()
        self.string = string
        self.scratch = scratch
    }

    /// The text's bytes.
    public var utf8: String.UTF8View { string.utf8 }
}
