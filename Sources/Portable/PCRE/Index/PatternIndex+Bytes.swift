/// An index as bytes, for a program that will have the same patterns again and need not read them then.
///
/// All numbers are words of eight bytes, the lowest first: the numbers of bytes of the program, of starts, unlisted
/// patterns, postings and slots, and the affixes; then these lists and the bitmap, and last the bytes of the program.
extension PatternIndex {
    /// The bytes.
    package var bytes: [UInt8] {
        var words = [program.bytes.count, starts.count, unlisted.count, postings.count, slots.count].map(UInt64.init)
        words += affixes.words
        words += starts.map(UInt64.init)
        words += unlisted.map(UInt64.init)
        for posting in postings { words += [posting.words.0, posting.words.1] }
        words += slots
        words += bitmap
        return words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } } + program.bytes
    }

    /// The index that has these bytes; nil if they are not those of an index over so many patterns.
    ///
    /// What is read can be looked up without an error, whatever the bytes are. Whether it is the index of the patterns is
    /// for the caller to know.
    package init?(bytes: [UInt8], count: Int) {
        var reader = WordReader(bytes)
        guard let length = reader.readCount(), let startCount = reader.readCount(), startCount == count + 1,
            let unlistedCount = reader.readCount(), let postingCount = reader.readCount(),
            let slotCount = reader.readCount(), let affixes = reader.readWords(3),
            let starts = reader.readWords(startCount), let unlisted = reader.readWords(unlistedCount),
            let postings = reader.readWords(postingCount * 2), let slots = reader.readWords(slotCount),
            let bitmap = reader.readWords(slotCount / 8), let program = reader.readRest(length)
        else { return nil }
        self.program = RequirementProgram(bytes: program)
        self.affixes = Token.Affixes(words: (affixes[0], affixes[1], affixes[2]))
        self.starts = starts.map { UInt32(truncatingIfNeeded: $0) }
        self.unlisted = unlisted.map { UInt32(truncatingIfNeeded: $0) }
        self.postings = (0..<postingCount).map { Posting(words: (postings[2 * $0], postings[2 * $0 + 1])) }
        (self.slots, self.bitmap) = (slots, bitmap)
        guard isConsistent(count) else { return nil }
    }

    /// Whether every number refers to something that is there.
    private func isConsistent(_ count: Int) -> Bool {
        guard let alternatives = program.alternatives(ofPatterns: starts), slots.count.nonzeroBitCount == 1,
            slots.count >= 64, slots.contains(0), postings.last?.isLast != false,
            unlisted.allSatisfy({ $0 < UInt32(count) })
        else { return false }
        for slot in slots where slot != 0 {
            let posting = slot & 0xffff_ffff
            guard posting > 0, posting <= UInt64(postings.count) else { return false }
        }
        return postings.allSatisfy { posting in
            posting.pattern < UInt32(count)
                && (posting.alternative == 0 || alternatives.contains(Int(posting.alternative)))
        }
    }
}

extension PatternIndex.Posting {
    fileprivate var words: (UInt64, UInt64) {
        let bits = UInt64(bits.0) | UInt64(bits.1) << 8 | UInt64(bits.2) << 16
        return (
            UInt64(pattern) | UInt64(alternative) << 32, bits | UInt64(bitCount) << 24 | (isLast ? 1 << 32 : 0)
        )
    }

    fileprivate init(words: (UInt64, UInt64)) {
        pattern = UInt32(truncatingIfNeeded: words.0)
        alternative = UInt32(truncatingIfNeeded: words.0 >> 32)
        bits = (
            UInt8(truncatingIfNeeded: words.1), UInt8(truncatingIfNeeded: words.1 >> 8),
            UInt8(truncatingIfNeeded: words.1 >> 16)
        )
        bitCount = UInt8(truncatingIfNeeded: words.1 >> 24)
        isLast = words.1 >> 32 & 1 != 0
    }
}

extension RequirementProgram {
    /// The places where alternatives start, one bit each.
    struct Places {
        private var words: [UInt64]

        fileprivate init(count: Int) { words = Array(repeating: 0, count: count / 64 + 1) }

        fileprivate mutating func insert(_ place: Int) { words[place >> 6] |= 1 << UInt64(place & 63) }

        fileprivate func contains(_ place: Int) -> Bool {
            place >> 6 < words.count && words[place >> 6] >> UInt64(place & 63) & 1 != 0
        }
    }

    /// Where the alternatives start; nil if the bytes are not the programs of patterns that start there, the last one
    /// before eight more bytes.
    fileprivate func alternatives(ofPatterns starts: [UInt32]) -> Places? {
        let bounds = zip(starts, starts.dropFirst())
        guard starts.first == 0, let end = starts.last, Int(end) + 8 == bytes.count, bounds.allSatisfy({ $0 <= $1 })
        else { return nil }
        var places = Places(count: bytes.count)
        for (start, end) in bounds {
            guard insertAlternatives(of: Int(start)..<Int(end), into: &places) else { return nil }
        }
        return places
    }

    /// More choices in one another than any pattern has.
    private static let maximumDepth = 100

    /// False if the range does not have instructions only.
    private func insertAlternatives(of range: Range<Int>, into places: inout Places, depth: Int = 0) -> Bool {
        guard depth < Self.maximumDepth else { return false }
        var offset = range.lowerBound
        while offset < range.upperBound {
            let isChoice = bytes[offset] == Self.choice
            guard offset + (isChoice ? 4 : 2) <= range.upperBound else { return false }
            let (instruction, next) = instruction(at: offset)
            guard next <= range.upperBound, next > offset + 2 else { return false }
            if case .choice(let contents) = instruction {
                guard insert(contents, into: &places, depth) else { return false }
            }
            offset = next
        }
        return true
    }

    /// Inserts the alternatives of a choice, and those in them.
    private func insert(_ choice: Range<Int>, into places: inout Places, _ depth: Int) -> Bool {
        var start = choice.lowerBound
        while start < choice.upperBound {
            guard start + 2 <= choice.upperBound else { return false }
            let alternative = range(at: start)
            places.insert(alternative.lowerBound)
            guard alternative.upperBound <= choice.upperBound,
                insertAlternatives(of: alternative, into: &places, depth: depth + 1)
            else { return false }
            start = alternative.upperBound
        }
        return true
    }
}

/// Reads words from bytes that may end too early.
private struct WordReader {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads a number of things that each have a byte at least.
    mutating func readCount() -> Int? {
        readWords(1).flatMap { Int(exactly: $0[0]) }.flatMap { $0 <= bytes.count ? $0 : nil }
    }

    mutating func readWords(_ count: Int) -> [UInt64]? {
        guard count <= (bytes.count - offset) / 8 else { return nil }
        let bytes = bytes
        let source = unsafe bytes.span.bytes
        var words: [UInt64] = []
        words.reserveCapacity(count)
        for _ in 0..<count {
            let word = unsafe source.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
            words.append(UInt64(littleEndian: word))
            offset += 8
        }
        return words
    }

    /// Reads the last bytes; nil if there are not so many.
    func readRest(_ count: Int) -> [UInt8]? { offset + count == bytes.count ? Array(bytes[offset...]) : nil }
}
