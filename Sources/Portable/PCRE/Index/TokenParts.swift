/// What is known of the tokens of a text with a literal, one after the other.
struct TokenParts {
    /// A part of the literal, and whether a token starts and ends where it does.
    struct Part {
        let range: Range<Int>
        let isStart: Bool
        let isEnd: Bool
    }

    /// What of a token is a key: a whole token, if it is no affix.
    struct Key {
        let hash: UInt64
        let affix: Token.Affix?
        /// Where what is known of the token is in the program.
        let range: Range<Int>
    }

    private let literal: Range<Int>
    private let flags: UInt8
    private var index: Int

    /// - Parameters:
    ///   - literal: where the literal is in the program.
    ///   - flags: its flags there.
    init(_ literal: Range<Int>, flags: UInt8) {
        self.literal = literal
        self.flags = flags
        index = literal.lowerBound
    }

    /// The next one of which enough is known for a key.
    mutating func next(in program: [UInt8]) -> Key? {
        while let part = nextPart(in: program) {
            if let key = Self.key(of: part, in: program) { return key }
        }
        return nil
    }

    private mutating func nextPart(in program: [UInt8]) -> Part? {
        while index < literal.upperBound, !Requirements.isWord(program[index]) { index += 1 }
        guard index < literal.upperBound else { return nil }
        let start = index
        while index < literal.upperBound, Requirements.isWord(program[index]) { index += 1 }
        return Part(
            range: start..<index,
            isStart: start > literal.lowerBound || flags & RequirementProgram.startsToken != 0,
            isEnd: index < literal.upperBound || flags & RequirementProgram.endsToken != 0)
    }

    private static func key(of part: Part, in program: [UInt8]) -> Key? {
        if part.isStart, part.isEnd {
            return Key(hash: Token.hash(program, part.range), affix: nil, range: part.range)
        }
        guard part.isStart || part.isEnd else { return nil }
        var affix: Token.Affix = part.isStart ? .prefix : .suffix
        if affix.length > part.range.count { affix = part.isStart ? .shortPrefix : .shortSuffix }
        guard affix.length <= part.range.count else { return nil }
        let hash = affix.hash(Token.word(program, affix.range(in: part.range)))
        return Key(hash: hash, affix: affix, range: part.range)
    }
}
