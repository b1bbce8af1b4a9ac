/// A change to the text of a rule file that keeps its meaning, or gives it the one that its author clearly meant.
package struct Fix: Sendable {
    /// The bytes to replace.
    package let range: Range<Int>
    /// The new bytes.
    package let replacement: [UInt8]
    /// What it does, in the imperative: `remove the trailing comma`.
    package let message: String

    /// A change of a range of bytes.
    package init(_ range: Range<Int>, _ replacement: some Sequence<UInt8>, _ message: String) {
        self.range = range
        self.replacement = Array(replacement)
        self.message = message
    }
}

extension [Fix] {
    /// The fixes that do not touch one before them in the array, sorted by their offset.
    package var disjoint: [Fix] {
        var kept: [Fix] = []
        for fix in self {
            // The first fix that does not end before this one.
            var (index, end) = (0, kept.count)
            while index < end {
                let middle = (index + end) / 2
                if kept[middle].range.upperBound < fix.range.lowerBound { index = middle + 1 } else { end = middle }
            }
            if index == kept.count || kept[index].range.lowerBound > fix.range.upperBound {
                kept.insert(fix, at: index)
            }
        }
        return kept
    }

    /// A text with fixes applied that are disjoint and sorted.
    package func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 256)
        var position = 0
        for fix in self {
            result += bytes[position..<fix.range.lowerBound]
            result += fix.replacement
            position = fix.range.upperBound
        }
        return result + bytes[position...]
    }
}
