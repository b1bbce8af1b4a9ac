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

        /// The affix of a token that is not shorter.
        func part(of token: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
            self == .suffix || self == .shortSuffix ? token.suffix(length) : token.prefix(length)
        }

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

        /// Inserts an affix of a kind.
        mutating func insert(_ affix: Affix, of token: ArraySlice<UInt8>) {
            kinds |= 1 << affix.rawValue
            let isSuffix = affix == .suffix || affix == .shortSuffix
            guard let byte = isSuffix ? token.last : token.first else { return }
            if isSuffix { lasts |= 1 << UInt64(byte & 63) } else { firsts |= 1 << UInt64(byte & 63) }
        }

        @inline(__always)
        func contains(_ affix: Affix) -> Bool { kinds >> affix.rawValue & 1 != 0 }

        @inline(__always)
        func mayStart(with byte: UInt64) -> Bool { firsts >> (byte & 63) & 1 != 0 }

        @inline(__always)
        func mayEnd(in byte: UInt64) -> Bool { lasts >> (byte & 63) & 1 != 0 }
    }

    /// The hash of bytes.
    static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        var hash = seed
        var rest = bytes
        repeat {
            hash = Self.hash(hash, word(rest))
            rest = rest.dropFirst(8)
        } while !rest.isEmpty
        return hash
    }

    /// The first eight bytes as a word, the first one lowest.
    static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The bit of a token in a set of 256.
    @inline(__always)
    static func bit(_ hash: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: hash >> 24) }

    /// The tokens that are known of a text with a literal: their ranges, and whether each starts and ends there.
    static func forEach(
        in bytes: [UInt8], _ literal: Range<Int>, flags: UInt8,
        _ body: (Range<Int>, _ starts: Bool, _ ends: Bool) -> Void
    ) {
        var index = literal.lowerBound
        while index < literal.upperBound {
            guard Requirements.isWord(bytes[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < literal.upperBound, Requirements.isWord(bytes[index]) { index += 1 }
            body(
                start..<index, start > literal.lowerBound || flags & RequirementProgram.startsToken != 0,
                index < literal.upperBound || flags & RequirementProgram.endsToken != 0)
        }
    }
}
