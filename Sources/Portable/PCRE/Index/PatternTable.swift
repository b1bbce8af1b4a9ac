/// A hash table from keys to the alternatives that are listed under them.
struct PatternTable {
    /// An alternative and its key.
    struct Entry {
        let hash: UInt64
        let posting: PatternIndex.Posting
    }

    /// With open addressing: each slot holds the lower half of a key's hash and, in its own lower half, one more than the
    /// index of its first posting; zero if it is free.
    private(set) var slots: [UInt64]
    /// The postings of each key, in the order of their patterns.
    private(set) var postings: [PatternIndex.Posting]
    /// A bit for each of the hashes that may be in the table.
    private(set) var bitmap: [UInt64]

    /// - Parameter entries: in the order of their patterns.
    init(_ entries: [Entry]) {
        var size = 64
        while size < entries.count * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        bitmap = Array(repeating: 0, count: size / 8)
        postings = []
        countPostings(of: entries)
        sumCounts()
        place(entries)
    }

    /// Makes the lower half of each slot in use the number of postings of its key.
    private mutating func countPostings(of entries: [Entry]) {
        for entry in entries {
            let slot = slot(of: entry.hash)
            if slots[slot] == 0 { slots[slot] = entry.hash << 32 }
            slots[slot] += 1
            let bit = Self.bit(entry.hash, words: bitmap.count)
            bitmap[bit >> 6] |= 1 << UInt64(bit & 63)
        }
    }

    /// Makes it one more than the index behind them.
    private mutating func sumCounts() {
        var sum: UInt64 = 1
        for slot in slots.indices where slots[slot] != 0 {
            sum += slots[slot] & Self.lowerHalf
            slots[slot] = slots[slot] & ~Self.lowerHalf | sum
        }
    }

    /// Puts the postings there from behind, which makes it one more than the index of the first one.
    private mutating func place(_ entries: [Entry]) {
        guard let first = entries.first else { return }
        postings = Array(repeating: first.posting, count: entries.count)
        for entry in entries.reversed() {
            let slot = slot(of: entry.hash)
            slots[slot] -= 1
            postings[Int(slots[slot] & Self.lowerHalf) - 1] = entry.posting
        }
        for slot in slots where slot & Self.lowerHalf > 1 { postings[Int(slot & Self.lowerHalf) - 2].isLast = true }
        postings[postings.count - 1].isLast = true
    }

    /// The slot of a key, or the one for it.
    private func slot(of hash: UInt64) -> Int {
        var slot = Self.slot(hash, count: slots.count)
        while slots[slot] != 0, slots[slot] >> 32 != hash & Self.lowerHalf { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private static let lowerHalf: UInt64 = 0xffff_ffff

    /// Where the search for a key starts.
    @inline(__always)
    static func slot(_ hash: UInt64, count: Int) -> Int { Int(truncatingIfNeeded: hash >> 32) & (count - 1) }

    /// The bit of a key in the bitmap.
    @inline(__always)
    static func bit(_ hash: UInt64, words: Int) -> Int { Int(truncatingIfNeeded: hash >> 32) & (words * 64 - 1) }
}
