/// The lookup. It reads and folds the text eight bytes at a time, in memory on the stack, and makes no objects unless
/// something is found.
extension PatternIndex {
    /// The most bytes that a lookup searches for literals. Where they are not enough, what a pattern requires besides its
    /// tokens is not looked for: many patterns on a long text.
    private static let maximumSearch = 20_000_000

    /// The indices of the patterns that may match, ascending.
    ///
    /// - Parameter text: UTF-8.
    package func candidates(in text: Span<UInt8>) -> [Int] {
        if let found = candidates(in: text, isFolded: false) { return found }
        let folded = FoldedText.bytes(of: text)
        return candidates(in: folded.span, isFolded: true) ?? []
    }

    /// Nil for a text with characters beyond ASCII that is not folded yet.
    private func candidates(in text: Span<UInt8>, isFolded: Bool) -> [Int]? {
        let layout = Layout(text.count)
        return unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: layout.capacity) { memory in
            unsafe memory.initialize(repeating: 0)
            var memory = unsafe memory.mutableSpan
            guard layout.fold(text, into: &memory) || isFolded else { return nil }
            let words = memory.span
            let found = keys(layout, words)
            guard !found.keys.isEmpty || !unlisted.isEmpty else { return [] }
            return candidates(layout, words, found)
        }
    }
}

/// Where in the memory of a lookup its parts are, in words.
private struct Layout {
    /// The number of bytes of the text.
    let count: Int
    /// A bit for each byte of the text that is a letter or digit; the folded text with a free word behind it is before it.
    let masks: Int
    let capacity: Int

    init(_ count: Int) {
        self.count = count
        masks = count / 8 + 2
        capacity = masks + count / 64 + 1
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let tops: UInt64 = 0x8080_8080_8080_8080

    /// Writes the folded text and its masks; false if a byte is beyond ASCII.
    @inline(__always)
    func fold(_ text: Span<UInt8>, into memory: inout MutableSpan<UInt64>) -> Bool {
        var all: UInt64 = 0
        let bytes = unsafe text.bytes
        for index in 0..<count / 8 {
            let word = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: 8 * index, as: UInt64.self)
            all |= word
            fold(word, at: index, into: &memory)
        }
        if count & 7 != 0 {
            var word: UInt64 = 0
            for index in (count & ~7)..<count { word |= UInt64(text[index]) << UInt64(8 * (index & 7)) }
            all |= word
            fold(word, at: count / 8, into: &memory)
        }
        return all & Self.tops == 0
    }

    @inline(__always)
    private func fold(_ word: UInt64, at index: Int, into memory: inout MutableSpan<UInt64>) {
        let folded = word | Self.isIn(word, UInt8(ascii: "A"), UInt8(ascii: "Z")) >> 2
        memory[index] = folded
        let letters = Self.isIn(folded, UInt8(ascii: "a"), UInt8(ascii: "z"))
        let bits = (letters | Self.isIn(folded, UInt8(ascii: "0"), UInt8(ascii: "9"))) >> 7
        memory[masks + index / 8] |= ((bits &* 0x0102_0408_1020_4080) >> 56) << UInt64(8 * (index & 7))
    }

    /// The top bit of each byte that is in a range of ASCII.
    @inline(__always)
    private static func isIn(_ word: UInt64, _ first: UInt8, _ last: UInt8) -> UInt64 {
        let bytes = word & ~tops
        let fromFirst = bytes &+ ones &* UInt64(0x80 - first)
        let behindLast = bytes &+ ones &* UInt64(0x7f - last)
        return (fromFirst ^ behindLast) & ~word & tops
    }
}

/// The tokens of a text by the bits of their hashes.
private struct TokenSet {
    private var words = InlineArray<4, UInt64>(repeating: 0)

    @inline(__always)
    mutating func insert(_ bit: UInt8) { words[Int(bit >> 6)] |= 1 << UInt64(bit & 63) }

    @inline(__always)
    private func contains(_ bit: UInt8) -> Bool { words[Int(bit >> 6)] >> UInt64(bit & 63) & 1 != 0 }

    @inline(__always)
    func hasAll(_ posting: PatternIndex.Posting) -> Bool {
        posting.bitCount == 0 || contains(posting.bits.0) && contains(posting.bits.1) && contains(posting.bits.2)
    }
}

/// What a lookup has found in a text.
private struct FoundKeys {
    var tokens = TokenSet()
    /// One more than the index of the first posting of each key, from left to right.
    var keys: [UInt32] = []
}

/// The tokens of a text, from left to right, by the bits of its letters and digits.
private struct TokenRanges {
    private let layout: Layout
    /// The mask that is being read, and what is left of it.
    private var index = 0
    private var mask: UInt64

    init(_ layout: Layout, _ memory: Span<UInt64>) {
        self.layout = layout
        mask = layout.count == 0 ? 0 : memory[layout.masks]
    }

    @inline(__always)
    mutating func next(_ memory: Span<UInt64>) -> Range<Int>? {
        while mask == 0 { guard advance(memory) else { return nil } }
        let first = mask.trailingZeroBitCount
        let start = 64 * index + first
        var end = start + (~(mask >> UInt64(first))).trailingZeroBitCount
        mask &= mask &+ (1 << UInt64(first))
        while end == 64 * (index + 1), advance(memory) {
            end += (~mask).trailingZeroBitCount
            mask &= mask &+ 1
        }
        return start..<end
    }

    /// Reads the next mask; false at the end of the text.
    @inline(__always)
    private mutating func advance(_ memory: Span<UInt64>) -> Bool {
        guard 64 * (index + 1) < layout.count else { return false }
        index += 1
        mask = memory[layout.masks + index]
        return true
    }
}

extension PatternIndex {
    /// The tokens of a text, and those that are keys.
    @inline(__always)
    private func keys(_ layout: Layout, _ memory: Span<UInt64>) -> FoundKeys {
        let text = unsafe memory.extracting(..<layout.masks).bytes
        var found = FoundKeys()
        var ranges = TokenRanges(layout, memory)
        while let token = ranges.next(memory) { find(token, in: text, &found) }
        return found
    }

    /// Looks one token up, whole and by its start and end.
    @inline(__always)
    private func find(_ token: Range<Int>, in text: RawSpan, _ found: inout FoundKeys) {
        let length = token.upperBound - token.lowerBound
        let first = Self.word(text, token.lowerBound, length)
        var hash = Token.hash(Token.seed, first)
        var rest = length - 8
        while rest > 0 {
            hash = Token.hash(hash, Self.word(text, token.upperBound - rest, rest))
            rest -= 8
        }
        found.tokens.insert(Token.bit(hash))
        findKey(hash, &found)
        findAffixes(of: token, startingWith: first, in: text, &found)
    }

    /// Looks the start and the end of a token up, where a key may start or end so.
    @inline(__always)
    private func findAffixes(
        of token: Range<Int>, startingWith first: UInt64, in text: RawSpan, _ found: inout FoundKeys
    ) {
        let length = token.upperBound - token.lowerBound
        if length > 1, affixes.mayStart(with: first) {
            if length > 3, affixes.contains(.prefix) {
                findKey(Token.Affix.prefix.hash(first), &found)
            }
            if affixes.contains(.shortPrefix) {
                findKey(Token.Affix.shortPrefix.hash(first), &found)
            }
        }
        guard length > 2, affixes.mayEnd(in: Self.word(text, token.upperBound - 1, 1)) else { return }
        if length > 4, affixes.contains(.suffix) {
            let last = Self.word(text, token.upperBound - 5, 5)
            findKey(Token.Affix.suffix.hash(last), &found)
        }
        if affixes.contains(.shortSuffix) {
            let last = Self.word(text, token.upperBound - 3, 3)
            findKey(Token.Affix.shortSuffix.hash(last), &found)
        }
    }

    @inline(__always)
    private func findKey(_ hash: UInt64, _ found: inout FoundKeys) {
        let bit = PatternTable.bit(hash, words: bitmap.count)
        guard bitmap[bit >> 6] >> UInt64(bit & 63) & 1 != 0 else { return }
        var slot = PatternTable.slot(hash, count: slots.count)
        while slots[slot] != 0 {
            if slots[slot] >> 32 == hash & 0xffff_ffff {
                found.keys.append(UInt32(truncatingIfNeeded: slots[slot]))
                return
            }
            slot = (slot + 1) & (slots.count - 1)
        }
    }

    /// At most eight bytes of the text, the first one lowest; behind the text there is room for eight more.
    @inline(__always)
    private static func word(_ text: RawSpan, _ start: Int, _ length: Int) -> UInt64 {
        let word = unsafe text.unsafeLoadUnaligned(fromUncheckedByteOffset: start, as: UInt64.self)
        return length >= 8 ? word : word & ((1 << UInt64(8 * length)) &- 1)
    }
}

extension PatternIndex {
    /// The candidates among the postings of the keys found, and among those that are listed under none.
    private func candidates(_ layout: Layout, _ memory: Span<UInt64>, _ keys: FoundKeys) -> [Int] {
        var found: [Int] = []
        let text = unsafe memory.extracting(..<layout.masks).bytes
        var search = LiteralSearch(count: layout.count, budget: Self.maximumSearch)
        for pattern in unlisted where search.finds(program, range(of: pattern), in: text) { found.append(Int(pattern)) }
        var many: Set<UInt32> = []
        for (number, key) in keys.keys.enumerated() where Self.isNew(key, among: keys.keys[..<number], &many) {
            var index = Int(key) - 1
            while true {
                let posting = postings[index]
                if keys.tokens.hasAll(posting),
                    search.finds(program, range(of: posting.pattern), Int(posting.alternative), in: text)
                {
                    found.append(Int(posting.pattern))
                }
                if posting.isLast { break }
                index += 1
            }
        }
        Self.sort(&found)
        return found
    }

    /// Whether a key is not among the earlier ones.
    ///
    /// - Parameter many: the keys behind the first few.
    private static func isNew(_ key: UInt32, among earlier: ArraySlice<UInt32>, _ many: inout Set<UInt32>) -> Bool {
        !earlier.prefix(16).contains(key) && (earlier.count < 16 || many.insert(key).inserted)
    }

    @inline(__always)
    private func range(of pattern: UInt32) -> Range<Int> {
        Int(starts[Int(pattern)])..<Int(starts[Int(pattern) + 1])
    }

    /// Puts the numbers in ascending order, each once.
    private static func sort(_ numbers: inout [Int]) {
        guard numbers.count > 1 else { return }
        numbers.sort()
        var count = 1
        for index in 1..<numbers.count where numbers[index] != numbers[count - 1] {
            numbers[count] = numbers[index]
            count += 1
        }
        numbers.removeLast(numbers.count - count)
    }
}
