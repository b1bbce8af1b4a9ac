/// Values by folded text: open addressing over bytes that lie end to end.
struct FoldedTable<Value: Sendable>: Sendable {
    private struct Slot: Sendable {
        var hash: UInt32
        var start: UInt32
        /// Zero marks a free slot.
        var length: UInt16 = 0
        var value: Value?
    }

    private var slots: [Slot]
    private var keys: [UInt8] = []
    private var count = 0

    /// An empty table; a table that is filled beyond `capacity` grows.
    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        slots = Self.freeSlots(size)
    }

    private static func freeSlots(_ count: Int) -> [Slot] {
        Array(repeating: Slot(hash: 0, start: 0, value: nil), count: count)
    }

    /// The value of the key that lies in `bytes` at `range`, after a digit that stands for its ordinal.
    func value(ordinal: UInt8?, bytes: [UInt8], range: Range<Int>) -> Value? {
        let slot = slots[place(hash(ordinal, bytes, range), ordinal, bytes, range)]
        return slot.value
    }

    /// Replaces the value of a key by what `change` makes of the old one.
    mutating func update(ordinal: UInt8?, bytes: [UInt8], range: Range<Int>, _ change: (Value?) -> Value) {
        if count * 2 >= slots.count { grow() }
        let hash = hash(ordinal, bytes, range)
        let place = place(hash, ordinal, bytes, range)
        if slots[place].length == 0 {
            slots[place].hash = hash
            slots[place].start = UInt32(keys.count)
            slots[place].length = UInt16(range.count + (ordinal == nil ? 0 : 1))
            if let ordinal { keys.append(ordinal) }
            keys.append(contentsOf: bytes[range])
            count += 1
        }
        slots[place].value = change(slots[place].value)
    }

    private mutating func grow() {
        let old = slots
        slots = Self.freeSlots(old.count * 2)
        for slot in old where slot.length > 0 {
            var place = Int(slot.hash) & (slots.count - 1)
            while slots[place].length > 0 { place = (place + 1) & (slots.count - 1) }
            slots[place] = slot
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
    private func place(_ hash: UInt32, _ ordinal: UInt8?, _ bytes: [UInt8], _ range: Range<Int>) -> Int {
        var place = Int(hash) & (slots.count - 1)
        while slots[place].length > 0 {
            if slots[place].hash == hash, matches(slots[place], ordinal, bytes, range) { break }
            place = (place + 1) & (slots.count - 1)
        }
        return place
    }

    private func matches(_ slot: Slot, _ ordinal: UInt8?, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        var start = Int(slot.start)
        var length = Int(slot.length)
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
