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
            // What is found is written before it is read.
            unsafe memory.extracting(..<layout.hits).initialize(repeating: 0)
            var memory = unsafe memory.mutableSpan
            guard layout.fold(text, into: &memory) || isFolded else { return nil }
            var tokens = TokenSet()
            let hits = findKeys(layout, &memory, &tokens)
            guard hits > 0 || !unlisted.isEmpty else { return [] }
            return candidates(layout, memory.span, hits, tokens)
        }
    }
}

/// Where in the memory of a lookup its parts are, in words.
private struct Layout {
    /// The number of bytes of the text.
    let count: Int
    /// A bit for each byte of the text that is a letter or digit; the folded text with a free word behind it is before it.
    let masks: Int
    /// The indices of the first postings of the keys that the text has.
    let hits: Int
    let capacity: Int

    init(_ count: Int) {
        self.count = count
        masks = count / 8 + 2
        hits = masks + count / 64 + 1
        capacity = hits + count * 2 + 2
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let tops: UInt64 = 0x8080_8080_8080_8080

    /// Writes the folded text and its masks; false if a byte is beyond ASCII.
    @inline(__always)
    func fold(_ text: Span<UInt8>, into memory: inout MutableSpan<UInt64>) -> Bool {
        var all: UInt64 = 0
        for index in 0..<(count + 7) / 8 {
            let word = word(index, of: text)
            all |= word
            let upper = Self.isIn(word, UInt8(ascii: "A"), UInt8(ascii: "Z"))
            let folded = word | upper >> 2
            memory[index] = folded
            let letters = Self.isIn(folded, UInt8(ascii: "a"), UInt8(ascii: "z"))
            let bits = (letters | Self.isIn(folded, UInt8(ascii: "0"), UInt8(ascii: "9"))) >> 7
            memory[masks + index / 8] |= ((bits &* 0x0102_0408_1020_4080) >> 56) << UInt64(8 * (index & 7))
        }
        return all & Self.tops == 0
    }

    /// The top bit of each byte that is in a range of ASCII.
    @inline(__always)
    private static func isIn(_ word: UInt64, _ first: UInt8, _ last: UInt8) -> UInt64 {
        let bytes = word & ~tops
        let fromFirst = bytes &+ ones &* UInt64(0x80 - first)
        let behindLast = bytes &+ ones &* UInt64(0x7f - last)
        return (fromFirst ^ behindLast) & ~word & tops
    }

    @inline(__always)
    private func word(_ index: Int, of text: Span<UInt8>) -> UInt64 {
        let rest = count - 8 * index
        if rest >= 8 { return unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: 8 * index, as: UInt64.self) }
        guard count >= 8 else {
            var word: UInt64 = 0
            for offset in 0..<count { word |= UInt64(text[offset]) << UInt64(8 * offset) }
            return word
        }
        return unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
            >> UInt64(64 - 8 * rest)
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

extension PatternIndex {
    /// Collects the tokens, and writes the first postings of those that are keys; returns their number.
    @inline(__always)
    private func findKeys(_ layout: Layout, _ memory: inout MutableSpan<UInt64>, _ tokens: inout TokenSet) -> Int {
        let (bitmap, slots) = (bitmap.span, slots.span)
        var hits = 0
        /// Where the token starts that goes on in the next mask.
        var open = -1
        for index in 0..<(layout.count + 63) / 64 {
            var mask = memory[layout.masks + index]
            if open >= 0 {
                guard mask != .max else { continue }
                let end = 64 * index + (~mask).trailingZeroBitCount
                find(open, end, layout, &memory, bitmap, slots, &tokens, &hits)
                open = -1
                mask &= mask &+ 1
            }
            while mask != 0 {
                let first = mask.trailingZeroBitCount
                let length = (~(mask >> UInt64(first))).trailingZeroBitCount
                guard first + length < 64 else {
                    open = 64 * index + first
                    break
                }
                let start = 64 * index + first
                find(start, start + length, layout, &memory, bitmap, slots, &tokens, &hits)
                mask &= mask &+ (1 << UInt64(first))
            }
        }
        if open >= 0 { find(open, layout.count, layout, &memory, bitmap, slots, &tokens, &hits) }
        return hits
    }

    /// Looks one token up.
    @inline(__always)
    private func find(
        _ start: Int, _ end: Int, _ layout: Layout, _ memory: inout MutableSpan<UInt64>, _ bitmap: Span<UInt64>,
        _ slots: Span<UInt64>, _ tokens: inout TokenSet, _ hits: inout Int
    ) {
        let first = Self.word(memory, start, end)
        var hash = Token.hash(Token.seed, first)
        var next = start + 8
        while next < end {
            hash = Token.hash(hash, Self.word(memory, next, end))
            next += 8
        }
        tokens.insert(Token.bit(hash))
        findKey(hash, layout, &memory, bitmap, slots, &hits)
        if affixes.mayStart(with: first) {
            for affix in [Token.Affix.prefix, .shortPrefix] where affixes.contains(affix) && end - start >= affix.length
            {
                findKey(affix.hash(first), layout, &memory, bitmap, slots, &hits)
            }
        }
        if affixes.mayEnd(in: Self.word(memory, end - 1, end)) {
            for affix in [Token.Affix.suffix, .shortSuffix] where affixes.contains(affix) && end - start >= affix.length
            {
                let last = Self.word(memory, end - affix.length, end)
                findKey(affix.hash(last), layout, &memory, bitmap, slots, &hits)
            }
        }
    }

    @inline(__always)
    private func findKey(
        _ hash: UInt64, _ layout: Layout, _ memory: inout MutableSpan<UInt64>, _ bitmap: Span<UInt64>,
        _ slots: Span<UInt64>, _ hits: inout Int
    ) {
        let bit = PatternTable.bit(hash, words: bitmap.count)
        guard bitmap[bit >> 6] >> UInt64(bit & 63) & 1 != 0 else { return }
        var slot = PatternTable.slot(hash, count: slots.count)
        while slots[slot] != 0 {
            if slots[slot] >> 32 == hash & 0xffff_ffff {
                memory[layout.hits + hits] = slots[slot] & 0xffff_ffff
                hits += 1
                return
            }
            slot = (slot + 1) & (slots.count - 1)
        }
    }

    /// The bytes of a token from an offset on, the first one lowest, with zeros behind its end.
    @inline(__always)
    private static func word(_ memory: borrowing MutableSpan<UInt64>, _ start: Int, _ end: Int) -> UInt64 {
        let shift = UInt64(8 * (start & 7))
        let word = memory[start >> 3] >> shift | (memory[start >> 3 + 1] << (63 - shift)) << 1
        let length = end - start
        return length >= 8 ? word : word & ((1 << UInt64(8 * length)) &- 1)
    }
}

extension PatternIndex {
    /// The candidates among the postings of the keys found, and among those that are listed under none.
    private func candidates(_ layout: Layout, _ memory: Span<UInt64>, _ hits: Int, _ tokens: TokenSet) -> [Int] {
        var found: [Int] = []
        let text = unsafe memory.extracting(..<layout.masks).bytes
        var search = LiteralSearch(count: layout.count, budget: Self.maximumSearch)
        for pattern in unlisted where search.finds(program, range(of: pattern), in: text) { found.append(Int(pattern)) }
        let postings = postings.span
        var many: Set<UInt64> = []
        for hit in layout.hits..<layout.hits + hits
        where Self.isNew(memory[hit], among: memory.extracting(layout.hits..<hit), &many) {
            var index = Int(memory[hit]) - 1
            while true {
                let posting = postings[index]
                if tokens.hasAll(posting),
                    search.finds(program, range(of: posting.pattern), Int(posting.alternative), in: text)
                {
                    found.append(Int(posting.pattern))
                }
                if posting.isLast { break }
                index += 1
            }
        }
        return Self.ascending(found)
    }

    /// Whether a key is not among the earlier ones.
    ///
    /// - Parameter many: the keys behind the first few.
    private static func isNew(_ key: UInt64, among earlier: Span<UInt64>, _ many: inout Set<UInt64>) -> Bool {
        for index in 0..<min(earlier.count, 16) where earlier[index] == key { return false }
        return earlier.count < 16 || many.insert(key).inserted
    }

    @inline(__always)
    private func range(of pattern: UInt32) -> Range<Int> {
        Int(starts[Int(pattern)])..<Int(starts[Int(pattern) + 1])
    }

    /// The numbers in ascending order, each once.
    private static func ascending(_ numbers: [Int]) -> [Int] {
        guard numbers.count > 1 else { return numbers }
        var sorted = numbers.sorted()
        var count = 1
        for number in sorted.dropFirst() where number != sorted[count - 1] {
            sorted[count] = number
            count += 1
        }
        sorted.removeSubrange(count...)
        return sorted
    }
}
