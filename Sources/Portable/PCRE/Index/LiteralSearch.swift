/// Looks for what a pattern requires in a folded text.
struct LiteralSearch {
    /// The length of the text. Behind it there are at least eight zeros.
    let count: Int
    /// The bytes that may still be searched.
    private var budget: Int
    private var alternative = 0
    /// More alternatives are not looked for: that takes longer than to match the pattern.
    private static let maximumAlternatives = 16

    init(count: Int, budget: Int) {
        self.count = count
        self.budget = budget
    }

    /// Whether a text has what a pattern requires; true as well where that is too long to find out.
    ///
    /// - Parameter alternative: where the program of an alternative starts; others of its choice are not looked for.
    mutating func finds(
        _ program: RequirementProgram, _ range: Range<Int>, _ alternative: Int = 0, in text: RawSpan
    ) -> Bool {
        self.alternative = alternative
        return end(of: range, program.bytes.span, text, from: 0) != nil
    }

    /// Where the instructions of a range are satisfied at the earliest, from an offset of the text on; nil if they are not.
    private mutating func end(of range: Range<Int>, _ program: Span<UInt8>, _ text: RawSpan, from start: Int) -> Int? {
        var position = start
        var offset = range.lowerBound
        while offset < range.upperBound {
            let length = Int(program[offset + 1])
            if program[offset] == RequirementProgram.choice {
                let contents = Self.range(at: offset + 2, program)
                if contents.contains(alternative) {
                    let range = Self.range(at: alternative - 2, program)
                    guard let end = end(of: range, program, text, from: position) else { return nil }
                    position = end
                } else if length <= Self.maximumAlternatives {
                    guard let end = end(ofChoice: contents, program, text, from: position) else { return nil }
                    position = end
                }
                offset = contents.upperBound
            } else {
                let literal = offset + 2..<offset + 2 + length
                guard let end = end(of: literal, flags: program[offset], program, text, from: position) else {
                    return nil
                }
                position = end
                offset = literal.upperBound
            }
        }
        return position
    }

    private static func range(at offset: Int, _ program: Span<UInt8>) -> Range<Int> {
        let start = offset + 2
        return start..<start + Int(program[offset]) + Int(program[offset + 1]) << 8
    }

    private mutating func end(
        ofChoice contents: Range<Int>, _ program: Span<UInt8>, _ text: RawSpan, from start: Int
    ) -> Int? {
        var least: Int?
        var offset = contents.lowerBound
        while offset < contents.upperBound {
            let range = Self.range(at: offset, program)
            offset = range.upperBound
            if let end = end(of: range, program, text, from: start) { least = min(least ?? end, end) }
        }
        return least
    }

    private mutating func end(
        of literal: Range<Int>, flags: UInt8, _ program: Span<UInt8>, _ text: RawSpan, from start: Int
    ) -> Int? {
        budget -= count - start
        guard budget >= 0 else { return start }
        let length = min(literal.count, 8)
        let word = unsafe Self.word(program.bytes, literal.lowerBound) & Self.mask(length)
        // The first two bytes, each in all eight places; the first twice if there is only one.
        let first = (word & 0xff) &* Self.ones
        let next = literal.count > 1 ? 1 : 0
        let second = (word >> UInt64(8 * next) & 0xff) &* Self.ones
        var base = start
        while base + literal.count <= count {
            var places = Self.zeros(Self.word(text, base) ^ first | Self.word(text, base + next) ^ second)
            while places != 0 {
                let position = base + places.trailingZeroBitCount >> 3
                if position + literal.count > count { return nil }
                if (Self.word(text, position) ^ word) & Self.mask(length) == 0,
                    hasRest(of: literal, flags, program, text, at: position)
                {
                    return position + literal.count
                }
                places &= places &- 1
            }
            base += 8
        }
        return nil
    }

    /// The top bit of each zero byte, and perhaps of ones behind it.
    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & tops }

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let tops: UInt64 = 0x8080_8080_8080_8080

    /// Whether the literal's end follows its first eight bytes, and tokens start and end where they must.
    private func hasRest(
        of literal: Range<Int>, _ flags: UInt8, _ program: Span<UInt8>, _ text: RawSpan, at position: Int
    ) -> Bool {
        for offset in 8..<max(literal.count, 8) {
            guard program[literal.lowerBound + offset] == Self.byte(text, position + offset) else { return false }
        }
        if flags & RequirementProgram.startsToken != 0, position > 0,
            Requirements.isWord(program[literal.lowerBound]), Requirements.isWord(Self.byte(text, position - 1))
        {
            return false
        }
        let end = position + literal.count
        return flags & RequirementProgram.endsToken == 0 || end == count
            || !Requirements.isWord(program[literal.upperBound - 1]) || !Requirements.isWord(Self.byte(text, end))
    }

    @inline(__always)
    private static func byte(_ text: RawSpan, _ offset: Int) -> UInt8 {
        unsafe text.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
    }

    @inline(__always)
    private static func mask(_ count: Int) -> UInt64 { UInt64.max >> UInt64(64 - 8 * count) }

    /// Eight bytes, the first one lowest. Behind the text there are at least nine more bytes, and behind the last literal
    /// eight.
    @inline(__always)
    private static func word(_ bytes: RawSpan, _ start: Int) -> UInt64 {
        unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: start, as: UInt64.self)
    }
}
