/// Which of many rules may match a link, by a piece of text that each of them needs.
///
/// Asking costs a step for each byte of the link, however many rules there are.
struct RuleIndex: Sendable {
    /// How much of a needed text is looked for.
    private static let window = 6

    /// The last bytes of a needed text, packed into a number; zero marks a free slot. Open addressing: a dictionary
    /// would hash every byte of every link at a hundred times the price.
    private var keys: [UInt64]
    /// The rules that need the text of a slot.
    private var rules: [[Int]]
    /// The rules that need no text, or too short a one.
    private var always: [Int] = []

    /// An index over rules, given what each of them needs.
    init(_ literals: [[UInt8]?]) {
        var size = 16
        while size < literals.count * 4 { size *= 2 }
        keys = Array(repeating: 0, count: size)
        rules = Array(repeating: [], count: size)
        for (rule, literal) in literals.enumerated() {
            if let literal, literal.count >= Self.window {
                let key = literal.suffix(Self.window).reduce(0) { $0 << 8 | UInt64($1) }
                let slot = slot(of: key)
                keys[slot] = key
                rules[slot].append(rule)
            } else {
                always.append(rule)
            }
        }
    }

    /// The rules that may match, in their order.
    func candidates(in link: String) -> [Int] {
        var found = always
        var packed: UInt64 = 0
        let mask = (UInt64(1) << (8 * UInt64(Self.window))) - 1
        let bytes = link.utf8.span
        for index in bytes.indices {
            packed = (packed << 8 | UInt64(bytes[index])) & mask
            let slot = slot(of: packed)
            if keys[slot] != 0 { found += rules[slot] }
        }
        // A text may stand twice in a link, and the rules of two texts may be mixed.
        return found.count > 1 ? Array(Set(found)).sorted() : found
    }

    /// The slot of a key, or the free one where it would stand.
    @inline(__always)
    private func slot(of key: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) & (keys.count - 1)
        while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (keys.count - 1) }
        return slot
    }
}
