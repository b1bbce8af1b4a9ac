/// Slices at indices that are computed from the text of strangers: an index that is off by some bytes may cost a reference,
/// never the process.
extension RandomAccessCollection where Index == Int {
    /// The elements from an index up to another one, as far as there are any; none if the second comes before the first.
    @inlinable
    package func slice(from start: Int, to end: Int) -> SubSequence {
        let lower = Swift.min(Swift.max(start, startIndex), endIndex)
        return self[lower..<Swift.min(Swift.max(end, lower), endIndex)]
    }
}

extension Range<Int> {
    /// The range from an index up to another one; empty if the second comes before the first.
    @inlinable
    package init(from start: Int, to end: Int) { self = start..<Swift.max(start, end) }
}

extension Span<UInt8> {
    /// The nearest index at or after another one at which a character of UTF-8 starts, at most the count.
    @inlinable
    package func characterStart(atOrAfter index: Int) -> Int {
        var index = Swift.max(0, index)
        while index < count, self[index] & 0xC0 == 0x80 { index += 1 }
        return Swift.min(index, count)
    }

    /// The nearest index at or before another one at which a character of UTF-8 starts, at least 0.
    @inlinable
    package func characterStart(atOrBefore index: Int) -> Int {
        var index = Swift.min(index, count)
        while index > 0, index < count, self[index] & 0xC0 == 0x80 { index -= 1 }
        return Swift.max(0, index)
    }
}
