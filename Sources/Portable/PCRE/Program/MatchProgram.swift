import Text

/// A pattern as a program that finds its matches in printable ASCII, where lines, combining characters and cases beyond
/// ASCII play no part. Only patterns of the plain part of the language have one, as most rules do: literals, sets, groups,
/// alternatives, repetitions, references, lookahead and the ends of texts and words. It finds the same match as PCRE2, with the
/// same groups.
struct MatchProgram: Sendable {
    /// Where a match can start.
    enum Starts: Sendable {
        /// Only where the search starts.
        case first
        case byte(UInt8)
        case characters(ASCIISet)
        case anywhere
    }

    var instructions: [Instruction] = []
    var starts = Starts.anywhere
    /// The number of capturing groups.
    var groupCount = 0
    /// The group numbers of each group name, ascending.
    var groupNames: [String: [Int]] = [:]
}

extension MatchProgram {
    enum Operation: Sendable {
        /// Reads the bytes of ``Instruction/word``.
        case literal
        /// Reads a character of a set.
        case set
        /// Reads characters of a set, as many as possible.
        case repetition
        /// The same, but as few as possible.
        case lazyRepetition
        /// Goes on at one instruction, and if that fails at another; at one of them only if the next character tells.
        case choice
        /// Goes on at another instruction.
        case jump
        /// Reads what a group has matched, if it has.
        case reference
        /// Notes the position as an end of a group: the index in the bounds of the match.
        case bound
        case textStart
        case textEnd
        case wordBoundary
        case noWordBoundary
        /// Goes on with the next instruction, and once `lookaheadEnd` is reached, from the position before: the instruction
        /// behind `lookaheadEnd`.
        case lookahead
        case negativeLookahead
        case lookaheadEnd
        case match
    }

    /// An instruction, with all that it needs in one place: a match reads memory in a row.
    struct Instruction: Sendable {
        var operation: Operation
        /// The number of bytes of a literal.
        var length: UInt8 = 0
        /// Whether a repetition gives no character back, which includes those for which that would be in vain.
        var isPossessive = false
        /// Whether what is behind a repetition must read a character.
        var isFollowed = false
        /// Whether all characters that there may be are members.
        var readsAny = false
        /// An instruction, a group, the index of a bound, or the fewest repetitions.
        var first: Int32 = 0
        /// Another instruction, or the most repetitions.
        var second: Int32 = 0
        /// The bytes of a literal, the first one lowest.
        var word: UInt64 = 0
        /// The characters that it reads, or that the first way of a choice can start with.
        var members = ASCIISet("")
        /// The characters that may be behind a repetition, or that the second way of a choice can start with.
        var next = ASCIISet("")

        /// What is repeated without a limit.
        static let unlimited = Int32.max
    }
}

extension MatchProgram.Instruction {
    /// Adds a byte to a literal; false if there is no room.
    mutating func append(_ byte: UInt8) -> Bool {
        guard length < 8 else { return false }
        word |= UInt64(byte) << UInt64(8 * length)
        length += 1
        return true
    }

    /// Adds one to the instructions that are not before an index.
    mutating func moveTargets(from index: Int) {
        switch operation {
        case .choice:
            if first >= index { first += 1 }
            if second >= index { second += 1 }
        case .jump, .lookahead, .negativeLookahead:
            if first >= index { first += 1 }
        default: break
        }
    }

    /// The last position, from one back to another, that what follows may go on at; before the latter if there is none.
    @inline(__always)
    func lastEnd(in text: Span<UInt8>, from end: Int, to least: Int) -> Int {
        guard isFollowed else { return end }
        var end = end
        while end >= least, end == text.count || !next.contains(text[end]) { end -= 1 }
        return end
    }
}
