/// A folded name or word as the key of a dictionary.
struct FoldedKey: Hashable {
    /// The digit of the ordinal in front of a name: `1` in `1 John` and `First John`.
    let ordinal: UInt8?
    /// The folded letters and digits.
    let text: ArraySlice<UInt8>

    init(ordinal: UInt8? = nil, _ text: ArraySlice<UInt8>) {
        self.ordinal = ordinal
        self.text = text
    }

    /// Hashes all bytes at once, which is several times faster than one by one. Leaves out the ordinal: at most six keys
    /// have the same text.
    func hash(into hasher: inout Hasher) {
        unsafe text.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
}
