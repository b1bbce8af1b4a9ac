/// Tells bytes from all others, as a strong validator does (RFC 9110, section 8.8.3): the same on every machine and after
/// every start. A variant of FNV-1a that takes eight bytes at once.
struct ContentTag {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The validator, as `ETag` has it.
    var text: String { "\"\(String(hash, radix: 36))\"" }

    /// Adds bytes to those that it depends on.
    mutating func add(_ bytes: [UInt8]) {
        let bytes = bytes.span
        var index = 0
        while index + 8 <= bytes.count {
            var word: UInt64 = 0
            for offset in 0..<8 { word |= UInt64(bytes[index + offset]) << UInt64(8 * offset) }
            add(word)
            index += 8
        }
        while index < bytes.count {
            add(UInt64(bytes[index]))
            index += 1
        }
        add(UInt64(bytes.count))
    }

    private mutating func add(_ word: UInt64) {
        hash = (hash ^ word) &* 0x100_0000_01b3
        hash ^= hash >> 32
    }
}
