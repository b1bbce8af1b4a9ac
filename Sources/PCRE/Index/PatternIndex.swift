/// Finds the patterns that may match a text, by what each of them requires.
///
/// A lookup reads the text once, however many patterns there are. Each alternative of a pattern is listed under the
/// rarest of the tokens that it requires; where a text has that token, it must also have up to three others, and then
/// all that the pattern requires, in order.
package struct PatternIndex: Sendable {
    /// An alternative of a pattern under a key.
    struct Posting: Sendable {
        let pattern: UInt32
        /// Where the program of the alternative starts, if the key is in a choice; zero otherwise.
        let alternative: UInt32
        /// The bits of the tokens that a text must have besides; the first again where there are fewer.
        let bits: (UInt8, UInt8, UInt8)
        /// The number of bits.
        let bitCount: UInt8
        /// Whether it is the last one of its key.
        var isLast = false

        init(pattern: UInt32, alternative: UInt32, bits: [UInt8]) {
            self.pattern = pattern
            self.alternative = alternative
            let first = bits.first ?? 0
            self.bits = (first, bits.count > 1 ? bits[1] : first, bits.count > 2 ? bits[2] : first)
            bitCount = UInt8(bits.count)
        }
    }

    let program: RequirementProgram
    /// Where the program of each pattern starts, and where the last one ends.
    let starts: [UInt32]
    /// The patterns that are tried on every text that has what they require, ascending.
    package let unlisted: [UInt32]
    let postings: [Posting]
    /// A hash table with open addressing: each slot holds a part of a key's hash and, in its lower half, one more than
    /// the index of its first posting; zero if it is free.
    let slots: [UInt64]
    /// A bit for each of the hashes that may be in the table.
    let bitmap: [UInt64]
    /// The affixes among the keys.
    let affixes: Token.Affixes

    /// An index over patterns.
    package init(_ patterns: some Collection<(source: String, isAnchored: Bool)>) {
        var builder = PatternIndexBuilder(count: patterns.count)
        for pattern in patterns { builder.append(pattern.source, isAnchored: pattern.isAnchored) }
        builder.finish()
        program = builder.program
        starts = builder.starts
        unlisted = builder.unlisted
        affixes = builder.affixes
        (slots, postings, bitmap) = Self.table(builder.entries)
    }

    private static func table(
        _ entries: [(hash: UInt64, posting: Posting)]
    ) -> (slots: [UInt64], postings: [Posting], bitmap: [UInt64]) {
        let sorted = entries.sorted { ($0.hash, $0.posting.pattern) < ($1.hash, $1.posting.pattern) }
        var size = 64
        while size < sorted.count * 2 { size *= 2 }
        var slots = [UInt64](repeating: 0, count: size)
        var bitmap = [UInt64](repeating: 0, count: size / 8)
        var postings: [Posting] = []
        postings.reserveCapacity(sorted.count)
        for (index, entry) in sorted.enumerated() {
            if index == 0 || sorted[index - 1].hash != entry.hash {
                var slot = Self.slot(entry.hash, count: size)
                while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
                slots[slot] = entry.hash << 32 | UInt64(index + 1)
                let bit = Self.bit(entry.hash, words: bitmap.count)
                bitmap[bit >> 6] |= 1 << UInt64(bit & 63)
            }
            var posting = entry.posting
            posting.isLast = index + 1 == sorted.count || sorted[index + 1].hash != entry.hash
            postings.append(posting)
        }
        return (slots, postings, bitmap)
    }

    @inline(__always)
    static func slot(_ hash: UInt64, count: Int) -> Int { Int(truncatingIfNeeded: hash >> 32) & (count - 1) }

    @inline(__always)
    static func bit(_ hash: UInt64, words: Int) -> Int { Int(truncatingIfNeeded: hash >> 32) & (words * 64 - 1) }
}
