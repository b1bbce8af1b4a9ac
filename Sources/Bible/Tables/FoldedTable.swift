/// Values by folded text: open addressing over entries whose keys lie end to end.
struct FoldedTable<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        var hash: UInt32
        var start: UInt32
        var length: UInt16
        var value: Value
    }

    /// For each slot the place of its entry, and one more; zero marks a free slot.
    private var slots: [UInt16]
    private var entries: [Entry] = []
    private var keys: [UInt8] = []

    /// An empty table; a table that is filled beyond `capacity` grows.
    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        entries.reserveCapacity(capacity)
        keys.reserveCapacity(capacity * 8)
    }

    /// The value of the key that lies in `bytes` at `range`, after a digit that stands for its ordinal.
    func value(ordinal: UInt8?, bytes: [UInt8], range: Range<Int>) -> Value? {
        let entry = Int(slots[slot(hash(ordinal, bytes, range), ordinal, bytes, range)])
        return entry == 0 ? nil : entries[entry - 1].value
    }

    /// Replaces the value of a key by what `change` makes of the old one.
    mutating func update(ordinal: UInt8?, bytes: [UInt8], range: Range<Int>, _ change: (Value?) -> Value) {
        if entries.count * 2 >= slots.count { grow() }
        let hash = hash(ordinal, bytes, range)
        let slot = slot(hash, ordinal, bytes, range)
        guard slots[slot] == 0 else {
            let place = Int(slots[slot]) - 1
            entries[place].value = change(entries[place].value)
            return
        }
        let start = keys.count
        if let ordinal { keys.append(ordinal) }
        keys.append(contentsOf: bytes[range])
        let length = UInt16(keys.count - start)
        entries.append(Entry(hash: hash, start: UInt32(start), length: length, value: change(nil)))
        slots[slot] = UInt16(entries.count)
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 2)
        for (place, entry) in entries.enumerated() {
            var slot = Int(entry.hash) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt16(place + 1)
        }
    }

    /// FNV-1a.
    private func hash(_ ordinal: UInt8?, _ bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
        var hash: UInt32 = 2_166_136_261
        if let ordinal { hash = (hash ^ UInt32(ordinal)) &* 16_777_619 }
        for index in range { hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
        return hash
    }

    /// The slot that has the key, or the free one where it would stand.
    private func slot(_ hash: UInt32, _ ordinal: UInt8?, _ bytes: [UInt8], _ range: Range<Int>) -> Int {
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot]) - 1]
            if entry.hash == hash, matches(entry, ordinal, bytes, range) { break }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private func matches(_ entry: Entry, _ ordinal: UInt8?, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        var start = Int(entry.start)
        var length = Int(entry.length)
        if let ordinal {
            guard keys[start] == ordinal else { return false }
            start += 1
            length -= 1
        }
        guard length == range.count else { return false }
        for offset in 0..<length where keys[start + offset] != bytes[range.lowerBound + offset] { return false }
        return true
    }
}
