/// A set of ASCII characters.
@frozen public struct ASCIISet: Equatable, Sendable {
    @usableFromInline var low: UInt64 = 0
    @usableFromInline var high: UInt64 = 0

    /// A set of the ASCII characters in a text.
    public init(_ characters: String) {
        for byte in characters.utf8 {
            if byte < 64 { low |= 1 << UInt64(byte) } else if byte < 128 { high |= 1 << UInt64(byte - 64) }
        }
    }

    /// Whether the set contains a byte; false for bytes beyond ASCII.
    @inlinable @inline(__always)
    public func contains(_ byte: UInt8) -> Bool {
        byte < 128 && (byte < 64 ? low : high) &>> UInt64(byte) & 1 != 0
    }

    /// The printable ones of some characters, as bits: those of the characters before `@`, and those of the others.
    package init(printable low: UInt64, _ high: UInt64) {
        self.low = low & 0xffff_ffff_0000_0000
        self.high = high & 0x7fff_ffff_ffff_ffff
    }

    private init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    /// All ASCII characters.
    package static let all = ASCIISet(low: .max, high: .max)

    /// All printable characters of ASCII, the space among them.
    package static let printable = ASCIISet(printable: .max, .max)

    /// Inserts an ASCII character.
    package mutating func insert(_ byte: UInt8) {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }

    /// Inserts the characters of another set.
    package mutating func formUnion(_ other: ASCIISet) {
        low |= other.low
        high |= other.high
    }

    /// Whether the set has no characters.
    package var isEmpty: Bool { low | high == 0 }

    /// Whether the sets have no character in common.
    package func isDisjoint(with other: ASCIISet) -> Bool { low & other.low | high & other.high == 0 }

    /// The only character of the set; nil if there is none or are several.
    package var only: UInt8? {
        guard low.nonzeroBitCount + high.nonzeroBitCount == 1 else { return nil }
        return UInt8(low != 0 ? low.trailingZeroBitCount : 64 + high.trailingZeroBitCount)
    }
}
