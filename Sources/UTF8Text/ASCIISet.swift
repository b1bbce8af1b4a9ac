/// A set of ASCII characters.
@frozen @usableFromInline package struct ASCIISet: Sendable {
    @usableFromInline var low: UInt64 = 0
    @usableFromInline var high: UInt64 = 0

    /// A set of the ASCII characters in a text.
    package init(_ characters: String) {
        for byte in characters.utf8 {
            if byte < 64 { low |= 1 << UInt64(byte) } else if byte < 128 { high |= 1 << UInt64(byte - 64) }
        }
    }

    /// Whether the set contains a byte; false for bytes beyond ASCII.
    @inlinable @inline(__always)
    package func contains(_ byte: UInt8) -> Bool {
        byte < 128 && (byte < 64 ? low : high) &>> UInt64(byte) & 1 != 0
    }
}
