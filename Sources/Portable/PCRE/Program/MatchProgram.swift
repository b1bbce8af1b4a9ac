import Text

/// A pattern as a program that finds its matches in printable ASCII, where lines, combining characters and cases beyond
/// ASCII play no part. Only patterns of the plain part of the language have one, as most rules do: literals, sets, groups,
/// alternatives, repetitions, references, lookahead and the ends of texts and words. It finds the same match as PCRE2, with the
/// same groups.
struct MatchProgram: Sendable {
    enum Starts: Sendable {
        /// Only where the search starts.
        case first
        case byte(UInt8)
        case characters(ASCIISet)
        case anywhere
    }

    var instructions: [Instruction] = []
    var starts = Starts.anywhere
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
        /// after `lookaheadEnd`.
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
        /// Whether a repetition gives no character back, which includes those for which that would have no effect.
        var isPossessive = false
        /// Whether what follows a repetition must read a character.
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
        /// The characters that may follow a repetition, or that the second way of a choice can start with.
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

/// What is found out about a program before it runs.
extension MatchProgram {
    /// Finds out where matches can start, which ways a character leaves open, and which repetitions need not give
    /// characters back.
    ///
    /// - Parameter mayBeEmpty: whether the pattern can match nothing.
    mutating func finish(mayBeEmpty: Bool) {
        for index in instructions.indices {
            instructions[index].readsAny = instructions[index].members == .printable
            switch instructions[index].operation {
            case .repetition: finishRepetition(at: index)
            case .lazyRepetition: finishLazyRepetition(at: index)
            case .choice:
                instructions[index].members = openers(from: Int(instructions[index].first))
                instructions[index].next = openers(from: Int(instructions[index].second))
            default: break
            }
        }
        if startsWithStart {
            starts = .first
        } else if !mayBeEmpty, let first = firstCharacters(from: 0) {
            starts = first.members.only.map(Starts.byte) ?? .characters(first.members)
        }
    }

    /// The characters that what starts with an instruction can read first; every character if it may match without one.
    private func openers(from index: Int) -> ASCIISet {
        guard let first = firstCharacters(from: index), !first.mayEnd else { return .all }
        return first.members
    }

    private mutating func finishRepetition(at index: Int) {
        guard let next = firstCharacters(from: index + 1) else { return }
        if next.members.isDisjoint(with: instructions[index].members) { instructions[index].isPossessive = true }
        if !next.mayEnd {
            instructions[index].next = next.members
            instructions[index].isFollowed = true
        }
    }

    /// What is repeated up to the end of the text may as well be repeated as often as possible.
    private mutating func finishLazyRepetition(at index: Int) {
        guard let next = firstCharacters(from: index + 1), next.members.isEmpty, !next.mayMatch else { return }
        instructions[index].operation = .repetition
        instructions[index].isPossessive = true
    }

    /// Whether it starts with `^`, or with `.*`, from where a search that fails would fail everywhere.
    private var startsWithStart: Bool {
        guard let first = instructions.first(where: { $0.operation != .bound }) else { return false }
        switch first.operation {
        case .textStart: return true
        case .repetition, .lazyRepetition:
            // `(.*)-\1` may match further on only.
            return first.readsAny && first.first == 0 && first.second == Instruction.unlimited
                && !instructions.contains { $0.operation == .reference }
        default: return false
        }
    }

    /// The characters that something can read first.
    private struct FirstCharacters {
        var members = ASCIISet("")
        var matchesEnd = false
        /// Whether it may match without reading one.
        var mayMatch = false

        /// Whether it may match without reading one, at the end of the text or anywhere.
        var mayEnd: Bool { matchesEnd || mayMatch }
    }

    /// The characters that what starts with an instruction can read first; nil if that is not known.
    private func firstCharacters(from start: Int) -> FirstCharacters? {
        var steps = 100
        var found = FirstCharacters()
        return insertFirstCharacters(from: start, into: &found, &steps) ? found : nil
    }

    private func insertFirstCharacters(from start: Int, into found: inout FirstCharacters, _ steps: inout Int) -> Bool {
        var index = start
        while steps > 0 {
            steps -= 1
            let instruction = instructions[index]
            index += 1
            switch instruction.operation {
            case .literal:
                found.members.insert(UInt8(truncatingIfNeeded: instruction.word))
                return true
            case .set, .repetition, .lazyRepetition:
                found.members.formUnion(instruction.members)
                if instruction.operation == .set || instruction.first > 0 { return true }
            case .choice:
                guard insertFirstCharacters(from: Int(instruction.first), into: &found, &steps) else { return false }
                index = Int(instruction.second)
            case .jump: index = Int(instruction.first)
            case .bound: break
            case .textEnd, .match:
                if instruction.operation == .match { found.mayMatch = true } else { found.matchesEnd = true }
                return true
            case .textStart, .wordBoundary, .noWordBoundary, .lookahead, .negativeLookahead, .lookaheadEnd, .reference:
                return false
            }
        }
        return false
    }
}
