/// A change to the text of a rule file that leaves its meaning, or gives it the one its author clearly meant.
struct Correction {
    /// The bytes that are replaced.
    let range: Range<Int>
    /// What stands there afterwards.
    let replacement: [UInt8]
    /// What is done, for the author.
    let message: String

    init(_ range: Range<Int>, _ replacement: some Sequence<UInt8>, _ message: String) {
        self.range = range
        self.replacement = Array(replacement)
        self.message = message
    }
}

extension [Correction] {
    /// Those that do not touch an earlier one, from the start of the text to its end.
    var disjoint: [Correction] {
        var kept: [Correction] = []
        for correction in self where kept.allSatisfy({ !$0.range.touches(correction.range) }) {
            kept.append(correction)
        }
        return kept.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// A text after corrections that are disjoint.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 256)
        var position = 0
        for correction in self {
            result += bytes[position..<correction.range.lowerBound]
            result += correction.replacement
            position = correction.range.upperBound
        }
        return result + bytes[position...]
    }
}

extension Range<Int> {
    fileprivate func touches(_ other: Range) -> Bool {
        lowerBound <= other.upperBound && other.lowerBound <= upperBound
    }
}
