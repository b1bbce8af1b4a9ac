import PCRE
import UTF8Text

/// Finds the rules that may match a link, by the literals that each of them requires.
///
/// Each alternative of a rule's regex is listed under the rarest n-gram of its literals. A lookup reads the link once,
/// however many rules there are, and searches only for the literals of alternatives whose n-gram occurs in the link.
struct RuleIndex: Sendable {
    /// An alternative of a rule's regex.
    private struct Alternative {
        /// The index of the rule.
        let rule: Int
        /// The literals that a match contains one after another, from the one with the n-gram on.
        let literals: [[UInt8]]
        /// The offset of the end of the n-gram in the first literal.
        let ngramEnd: Int
    }

    /// A hash table with open addressing: each slot holds an n-gram, zero if it is free. A `Dictionary` instead of it
    /// takes 7 % more instructions for each link, because its hash function is stronger and slower.
    private var ngrams: [UInt64]
    /// For each slot the indices of the alternatives that are listed under its n-gram.
    private var alternativesBySlot: [[Int]]
    /// The indices of the alternatives without literals, or with too short ones.
    private var unlisted: [Int] = []
    private var alternatives: [Alternative] = []

    /// An index over rules, given the required literals of each.
    init(_ literals: [[RequiredLiterals.Texts]]) {
        let required = literals.enumerated().flatMap { rule, alternatives in
            (alternatives.isEmpty ? [[]] : alternatives).map {
                (rule: rule, literals: $0, ngrams: $0.map(NGram.all))
            }
        }
        var size = 16
        while size < required.count * 4 { size *= 2 }
        ngrams = Array(repeating: 0, count: size)
        alternativesBySlot = Array(repeating: [], count: size)
        let frequencies = NGramFrequencies(required.lazy.flatMap(\.ngrams))
        for (rule, literals, ngrams) in required {
            if let rarest = frequencies.rarest(of: ngrams) {
                let ngram = ngrams[rarest.literal][rarest.offset]
                let slot = ngram.slot(in: self.ngrams.span)
                self.ngrams[slot] = ngram.packed
                alternativesBySlot[slot].append(alternatives.count)
                let literals = Array(literals[rarest.literal...])
                alternatives.append(
                    Alternative(rule: rule, literals: literals, ngramEnd: rarest.offset + NGram.length))
            } else {
                unlisted.append(alternatives.count)
                alternatives.append(Alternative(rule: rule, literals: literals, ngramEnd: 0))
            }
        }
    }

    /// The most bytes that a lookup compares in search of literals. Where they are not enough, every rule may match: many
    /// rules on a long link.
    private static let maximumComparisons = 20_000_000

    /// The indices of the rules that may match, ascending.
    func candidates(in link: String) -> [Int] {
        let bytes = link.utf8.span
        var rules: [Int] = []
        var comparisons = Self.maximumComparisons
        for alternative in unlisted { append(alternative, bytes, from: 0, to: &rules, &comparisons) }
        var ngram = NGram()
        let ngrams = ngrams.span
        // An n-gram that occurs again needs no second search: the first one read the link to its end.
        var isSearched = [Bool](repeating: false, count: ngrams.count)
        for index in bytes.indices {
            ngram.append(bytes[index])
            let slot = ngram.slot(in: ngrams)
            guard ngrams[slot] != 0, !isSearched[slot] else { continue }
            isSearched[slot] = true
            for alternative in alternativesBySlot[slot] {
                let start = max(0, index + 1 - alternatives[alternative].ngramEnd)
                append(alternative, bytes, from: start, to: &rules, &comparisons)
            }
        }
        guard rules.count > 1 else { return rules }
        rules.sort()
        let isFirst = { rules[$0] != rules[$0 - 1] }
        let others = rules.indices.dropFirst()
        return others.allSatisfy(isFirst) ? rules : [rules[0]] + others.filter(isFirst).map { rules[$0] }
    }

    /// Adds the rule of an alternative if the link contains the alternative's literals.
    private func append(
        _ alternative: Int, _ link: Span<UInt8>, from start: Int, to rules: inout [Int], _ comparisons: inout Int
    ) {
        let rule = alternatives[alternative].rule
        guard rules.last != rule else { return }
        var offset = start
        for literal in alternatives[alternative].literals {
            let bound = (link.count - offset) * literal.count
            guard bound <= comparisons else { break }
            comparisons -= bound
            guard let found = link.firstIndex(of: literal.span, from: offset) else { return }
            offset = found + literal.count
        }
        rules.append(rule)
    }
}

/// Six successive bytes of a text, or fewer at its start.
private struct NGram {
    static let length = 6

    /// The bytes as a number, the last one in its lowest byte.
    private(set) var packed: UInt64 = 0

    /// Every n-gram of a text; none if the text is too short.
    static func all(of text: [UInt8]) -> [NGram] {
        var ngram = NGram()
        for byte in text.prefix(length - 1) { ngram.append(byte) }
        return text.dropFirst(length - 1).map { byte in
            ngram.append(byte)
            return ngram
        }
    }

    /// Moves one byte on in the text.
    mutating func append(_ byte: UInt8) {
        packed = (packed << 8 | UInt64(byte)) & (1 << (8 * UInt64(Self.length)) - 1)
    }

    /// The slot that holds the n-gram, or the free slot where it belongs; the number of slots is a power of two.
    @inline(__always)
    func slot(in ngrams: Span<UInt64>) -> Int {
        var slot = Int(truncatingIfNeeded: hash >> 40) & (ngrams.count - 1)
        while ngrams[slot] != 0, ngrams[slot] != packed { slot = (slot + 1) & (ngrams.count - 1) }
        return slot
    }

    /// Fibonacci hashing: the high bits depend on all bytes.
    var hash: UInt64 { packed &* 0x9E37_79B9_7F4A_7C15 }
}

/// How often n-grams occur in the literals of all rules. N-grams with the same hash are counted together, which only
/// makes them look more frequent.
private struct NGramFrequencies {
    private var counts = [Int32](repeating: 0, count: 1 << 13)

    init(_ literals: some Sequence<[NGram]>) {
        for ngrams in literals {
            for ngram in ngrams { counts[Self.index(of: ngram)] += 1 }
        }
    }

    /// The position of the rarest n-gram of some literals; of equally rare ones the last in the first literal, because
    /// literals start alike: `https://www.`.
    func rarest(of literals: [[NGram]]) -> (literal: Int, offset: Int)? {
        var rarest: (literal: Int, offset: Int)?
        var least = Int32.max
        for literal in literals.indices {
            for offset in literals[literal].indices {
                let count = counts[Self.index(of: literals[literal][offset])]
                if count < least || count == least && rarest?.literal == literal {
                    (rarest, least) = ((literal, offset), count)
                }
            }
        }
        return rarest
    }

    private static func index(of ngram: NGram) -> Int { Int(truncatingIfNeeded: ngram.hash >> 51) }
}
