/// A change of a document: bytes in place of others.
public struct DocumentEdit: Hashable, Sendable {
    /// The bytes that are replaced; an empty range for an insertion.
    public let range: Range<Int>
    /// What replaces them.
    public let replacement: [UInt8]

    init(_ range: Range<Int>, _ replacement: some Sequence<UInt8>) {
        self.range = range
        self.replacement = Array(replacement)
    }
}

extension [UInt8] {
    /// A part with edits made, which must be within it, sorted, and not overlap.
    func applying(_ edits: some Sequence<DocumentEdit>, in part: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(part.count)
        var copied = part.lowerBound
        for edit in edits {
            result += self[copied..<edit.range.lowerBound]
            result += edit.replacement
            copied = edit.range.upperBound
        }
        return result + self[copied..<part.upperBound]
    }
}
