import Text

/// The tokens of texts: runs of ASCII letters and digits, folded, by their hashes.
enum Token {
    /// What of a token is certain. The hash of an affix is that of no whole token.
    enum Extent: UInt64, CaseIterable {
        case whole, prefix, suffix

        /// The length of an affix in bytes.
        private var length: Int { self == .prefix ? 2 : 3 }

        /// The part of a token that is looked up; nil if it is too short.
        @inline(__always)
        func range(in token: Range<Int>) -> Range<Int>? {
            if self == .whole { return token }
            guard token.count >= length else { return nil }
            return self == .prefix
                ? token.lowerBound..<token.lowerBound + length : token.upperBound - length..<token.upperBound
        }
    }

    /// The hash of a token, or of an affix; nil if it is too short for one.
    @inline(__always)
    static func hash(_ text: Span<UInt8>, _ token: Range<Int>, _ extent: Extent = .whole) -> UInt64? {
        guard let range = extent.range(in: token) else { return nil }
        var hash = extent.rawValue
        var start = range.lowerBound
        while start < range.upperBound {
            let product = (hash ^ word(text, start..<min(start + 8, range.upperBound))) &* 0x9E37_79B9_7F4A_7C15
            hash = product ^ product >> 32
            start += 8
        }
        return hash
    }

    /// At most eight bytes, the first one lowest.
    @inline(__always)
    private static func word(_ text: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
        if let word = text.word(at: range.lowerBound) { return word & UInt64.max >> UInt64(64 - 8 * range.count) }
        var word: UInt64 = 0
        for index in range.reversed() { word = word << 8 | UInt64(text[index]) }
        return word
    }

    @inline(__always)
    static func isWord(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    /// An ASCII character in lower case.
    @inline(__always)
    static func folded(_ byte: UInt8) -> UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
    }
}

/// The tokens of a text, by their hashes: there may be more than were inserted.
struct TokenSet {
    /// A token that is in each set.
    static let always: UInt8 = 0

    private var words = InlineArray<4, UInt64>(repeating: 0)

    init() { words[0] = 1 }

    @inline(__always)
    static func bit(_ hash: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: hash >> 24) }

    @inline(__always)
    mutating func insert(_ hash: UInt64) {
        let bit = Self.bit(hash)
        words[Int(bit >> 6)] |= 1 << UInt64(bit & 63)
    }

    @inline(__always)
    func contains(_ bit: UInt8) -> Bool { words[Int(bit >> 6)] >> UInt64(bit & 63) & 1 != 0 }
}
