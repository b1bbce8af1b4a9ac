/// The tokens of texts: runs of ASCII letters and digits, folded, by their hashes.
enum Token {
    /// The hash before the first word of a token.
    static let seed: UInt64 = 0

    /// The hash of a token after eight more bytes, the first one lowest; behind the last byte there are zeros.
    @inline(__always)
    static func hash(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product >> 32
    }

    /// The starts and ends of tokens that are keys where no whole token is certain. No whole token has the same hash.
    enum Affix: UInt8, CaseIterable {
        case prefix, shortPrefix, suffix, shortSuffix

        /// The length in bytes.
        var length: Int {
            switch self {
            case .prefix: 4
            case .shortPrefix: 2
            case .suffix: 5
            case .shortSuffix: 3
            }
        }

        /// Where the affix of a token is that is not shorter.
        func range(in token: Range<Int>) -> Range<Int> {
            isSuffix ? token.upperBound - length..<token.upperBound : token.lowerBound..<token.lowerBound + length
        }

        var isSuffix: Bool { self == .suffix || self == .shortSuffix }

        /// The hash of an affix, which has this length.
        @inline(__always)
        func hash(_ word: UInt64) -> UInt64 {
            Token.hash(Token.seed, word & (1 << UInt64(8 * length) - 1) | UInt64(rawValue | 0x80) << 56)
        }
    }

    /// The affixes among the keys of an index.
    struct Affixes {
        private var kinds: UInt8 = 0
        /// The first bytes of the prefixes and the last ones of the suffixes, by their lowest six bits.
        private var firsts: UInt64 = 0
        private var lasts: UInt64 = 0

        /// Inserts an affix of a token.
        mutating func insert(_ affix: Affix, of token: Range<Int>, in bytes: [UInt8]) {
            kinds |= 1 << affix.rawValue
            if affix.isSuffix {
                lasts |= 1 << UInt64(bytes[token.upperBound - 1] & 63)
            } else {
                firsts |= 1 << UInt64(bytes[token.lowerBound] & 63)
            }
        }

        @inline(__always)
        func contains(_ affix: Affix) -> Bool { kinds >> affix.rawValue & 1 != 0 }

        @inline(__always)
        func mayStart(with byte: UInt64) -> Bool { firsts >> (byte & 63) & 1 != 0 }

        @inline(__always)
        func mayEnd(in byte: UInt64) -> Bool { lasts >> (byte & 63) & 1 != 0 }
    }

    /// The hash of a range of bytes.
    static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
        var hash = seed
        var start = range.lowerBound
        repeat {
            hash = Self.hash(hash, word(bytes, start..<min(start + 8, range.upperBound)))
            start += 8
        } while start < range.upperBound
        return hash
    }

    /// At most eight bytes as a word, the first one lowest.
    static func word(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
        var word: UInt64 = 0
        var index = range.upperBound
        while index > range.lowerBound {
            index -= 1
            word = word << 8 | UInt64(bytes[index])
        }
        return word
    }

    /// The bit of a token in a set of 256.
    @inline(__always)
    static func bit(_ hash: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: hash >> 24) }
}
