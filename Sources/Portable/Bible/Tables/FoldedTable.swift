/// A hash table by folded names and words; it finds a part of a text without copying it.
///
/// The names are compiled into the program, so that nobody can choose names with the same hash.
struct FoldedTable<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        /// Where the name is among the bytes of all names.
        var start: Int32
        var end: Int32
        /// The digit in front of the name, or 0.
        var ordinal: UInt8
        var value: Value
    }

    /// All names, one after the other.
    private var bytes: [UInt8] = []
    private var entries: [Entry] = []
    /// For a hash the index of its entry plus one, 0 for none; where it is taken, the next free place.
    private var slots: [UInt32]

    /// An empty table with room for so many names.
    init(capacity: Int = 16) {
        slots = [UInt32](repeating: 0, count: Self.slotCount(for: capacity))
        entries.reserveCapacity(capacity)
        bytes.reserveCapacity(capacity * 8)
    }

    /// The indices of the names.
    var indices: Range<Int> { entries.indices }

    /// The name and its value at an index.
    subscript(index: Int) -> (key: FoldedKey, value: Value) {
        let entry = entries[index]
        let text = bytes[Int(entry.start)..<Int(entry.end)]
        return (FoldedKey(ordinal: entry.ordinal == 0 ? nil : entry.ordinal, text), entry.value)
    }

    /// The first byte of the name at an index.
    func firstByte(_ index: Int) -> UInt8 { bytes[Int(entries[index].start)] }

    /// The value of a name.
    subscript(key: FoldedKey) -> Value? { value(of: key.text, ordinal: key.ordinal) }

    /// The value of a name that is part of a text, after an ordinal if there is one.
    func value(of text: ArraySlice<UInt8>, ordinal: UInt8? = nil) -> Value? {
        let entry = slots[slot(of: text, ordinal ?? 0)]
        return entry == 0 ? nil : entries[Int(entry) - 1].value
    }

    /// Changes the value of a name; one that the table lacks is inserted with a value.
    mutating func update(_ key: FoldedKey, inserting value: Value, _ change: (inout Value) -> Void) {
        let slot = slot(of: key.text, key.ordinal ?? 0)
        guard slots[slot] == 0 else { return change(&entries[Int(slots[slot]) - 1].value) }
        var value = value
        change(&value)
        insert(key, value, at: slot)
    }

    /// Changes the value of a name if the table has it.
    mutating func change(_ key: FoldedKey, _ change: (inout Value) -> Void) {
        let entry = slots[slot(of: key.text, key.ordinal ?? 0)]
        if entry > 0 { change(&entries[Int(entry) - 1].value) }
    }

    /// Changes all values.
    mutating func changeAll(_ change: (inout Value) -> Void) {
        for index in entries.indices { change(&entries[index].value) }
    }

    /// The names for which a condition holds.
    func filter(_ isIncluded: (FoldedKey, Value) -> Bool) -> FoldedTable {
        var result = FoldedTable(capacity: entries.count)
        for index in indices {
            let (key, value) = self[index]
            if isIncluded(key, value) { result.update(key, inserting: value) { _ in } }
        }
        return result
    }

    private mutating func insert(_ key: FoldedKey, _ value: Value, at slot: Int) {
        let start = Int32(bytes.count)
        bytes.append(contentsOf: key.text)
        entries.append(Entry(start: start, end: Int32(bytes.count), ordinal: key.ordinal ?? 0, value: value))
        slots[slot] = UInt32(entries.count)
        if entries.count * 2 > slots.count { grow() }
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for (index, entry) in entries.enumerated() {
            slots[slot(of: bytes[Int(entry.start)..<Int(entry.end)], entry.ordinal)] = UInt32(index + 1)
        }
    }

    /// The place of a name, or the free one for it.
    private func slot(of text: ArraySlice<UInt8>, _ ordinal: UInt8) -> Int {
        var hash = UInt32(ordinal) &+ 0x811C_9DC5
        for byte in text { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash ^ hash >> 15) & mask
        while slots[slot] != 0, !isName(text, ordinal, entries[Int(slots[slot]) - 1]) { slot = (slot + 1) & mask }
        return slot
    }

    private func isName(_ text: ArraySlice<UInt8>, _ ordinal: UInt8, _ entry: Entry) -> Bool {
        guard entry.ordinal == ordinal, Int(entry.end - entry.start) == text.count else { return false }
        var index = Int(entry.start)
        for byte in text {
            if bytes[index] != byte { return false }
            index += 1
        }
        return true
    }

    private static func slotCount(for capacity: Int) -> Int {
        var count = 16
        while count < capacity * 2 { count *= 2 }
        return count
    }
}
