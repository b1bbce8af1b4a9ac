import UTF8Text

/// A pattern as a program that finds its matches in printable ASCII, where lines, combining characters and cases beyond
/// ASCII play no part. Only patterns of the plain part of the language have one, as most rules do: literals, sets, groups,
/// alternatives, repetitions, lookahead and the ends of texts and words. It is made in a third of the time that PCRE2 takes to compile
/// the pattern, and finds the same match, with the same groups.
struct MatchProgram: Sendable {
    enum Operation: Sendable {
        /// Reads a text: where it starts and ends in ``text``.
        case literal
        /// Reads a character of a set: the index of the set.
        case set
        /// Reads characters of a set: the index of the repetition.
        case repetition
        /// The same, but as few as possible.
        case lazyRepetition
        /// Goes on at one instruction, and if that fails at another; at one of them only if the next character tells.
        case choice
        /// Goes on at another instruction.
        case jump
        /// Notes the position as an end of a group: the index in the bounds of the match.
        case bound
        case textStart
        case textEnd
        case wordBoundary
        case noWordBoundary
        /// Goes on behind it, and from the position before it once that has matched: the instruction behind all of it.
        case lookahead
        case negativeLookahead
        case lookaheadEnd
        case match
    }

    struct Instruction: Sendable {
        let operation: Operation
        var first: Int32 = 0
        var second: Int32 = 0
        /// The index of the sets of characters that the two ways of a choice can start with.
        var sets: Int32 = 0
    }

    /// How often a set is repeated.
    struct Repetition: Sendable {
        let members: ASCIISet
        let minimum: Int
        let maximum: Int
        /// Whether it gives no character back, which includes those for which that would be in vain.
        var isPossessive: Bool
        /// The characters that may be behind it.
        var next = ASCIISet.printable
        /// Whether what is behind it must read a character.
        var isFollowed = false
        /// Whether all characters are members.
        let isOfAny: Bool

        init(_ members: ASCIISet, _ quantifier: Quantifier) {
            self.members = members
            minimum = quantifier.minimum
            maximum = quantifier.maximum ?? .max
            isPossessive = quantifier.isPossessive
            isOfAny = members == .printable
        }
    }

    /// Where a match can start.
    enum Starts: Sendable {
        /// Only where the search starts.
        case first
        case byte(UInt8)
        case characters(ASCIISet)
        case anywhere
    }

    var instructions: [Instruction] = []
    /// The literals.
    var text: [UInt8] = []
    var sets: [ASCIISet] = []
    var repetitions: [Repetition] = []
    var starts = Starts.anywhere
    /// The number of capturing groups.
    var groupCount = 0
    /// The group numbers of each group name, ascending.
    var groupNames: [String: [Int]] = [:]
}

extension MatchProgram {
    /// Finds out where matches can start, which ways a character leaves open, and which repetitions need not give
    /// characters back.
    ///
    /// - Parameter mayBeEmpty: whether the pattern can match nothing.
    mutating func finish(mayBeEmpty: Bool) {
        for index in instructions.indices {
            let instruction = instructions[index]
            switch instruction.operation {
            case .repetition: finishRepetition(Int(instruction.first), before: index + 1)
            case .choice:
                instructions[index].sets = Int32(sets.count)
                sets.append(openers(from: Int(instruction.first)))
                sets.append(openers(from: Int(instruction.second)))
            default: break
            }
        }
        if startsWithStart {
            starts = .first
        } else if !mayBeEmpty, let first = firstCharacters(from: 0) {
            starts = first.members.only.map(Starts.byte) ?? .characters(first.members)
        }
    }

    /// The characters that what starts with an instruction must read first; with a mark for the end where there are others.
    private func openers(from index: Int) -> ASCIISet {
        guard let first = firstCharacters(from: index), !first.mayEnd else { return .all }
        return first.members
    }

    private mutating func finishRepetition(_ number: Int, before index: Int) {
        guard let next = firstCharacters(from: index) else { return }
        if next.members.isDisjoint(with: repetitions[number].members) { repetitions[number].isPossessive = true }
        if !next.mayEnd {
            repetitions[number].next = next.members
            repetitions[number].isFollowed = true
        }
    }

    /// Whether it starts with `^`, or with `.*`, from where a search that fails would fail everywhere.
    private var startsWithStart: Bool {
        guard let first = instructions.first(where: { $0.operation != .bound }) else { return false }
        switch first.operation {
        case .textStart: return true
        case .repetition, .lazyRepetition:
            let repetition = repetitions[Int(first.first)]
            return repetition.isOfAny && repetition.minimum == 0 && repetition.maximum == .max
        default: return false
        }
    }

    /// The characters that something can read first.
    private struct FirstCharacters {
        var members = ASCIISet("")
        /// Whether it may match without reading one, at the end of the text or of the pattern.
        var mayEnd = false
    }

    /// The characters that what starts with an instruction can read first; nil if that is not known.
    private func firstCharacters(from start: Int) -> FirstCharacters? {
        var steps = 100
        var found = FirstCharacters()
        return insertFirstCharacters(from: start, into: &found, &steps) ? found : nil
    }

    private func insertFirstCharacters(
        from start: Int, into found: inout FirstCharacters, _ steps: inout Int
    ) -> Bool {
        var index = start
        while steps > 0 {
            steps -= 1
            let instruction = instructions[index]
            switch instruction.operation {
            case .literal:
                found.members.insert(text[Int(instruction.first)])
                return true
            case .set:
                found.members.formUnion(sets[Int(instruction.first)])
                return true
            case .repetition, .lazyRepetition:
                let repetition = repetitions[Int(instruction.first)]
                found.members.formUnion(repetition.members)
                if repetition.minimum > 0 { return true }
                index += 1
            case .choice:
                guard insertFirstCharacters(from: Int(instruction.first), into: &found, &steps) else { return false }
                index = Int(instruction.second)
            case .jump: index = Int(instruction.first)
            case .bound: index += 1
            case .textEnd, .match:
                found.mayEnd = true
                return true
            case .textStart, .wordBoundary, .noWordBoundary, .lookahead, .negativeLookahead, .lookaheadEnd: return false
            }
        }
        return false
    }
}

extension MatchProgram.Instruction {
    /// Adds one to the targets that are not before an index.
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
}

extension MatchProgram.Repetition {
    /// The last position, from one back to another, that what follows may go on at; before the latter if there is none.
    @inline(__always)
    func lastEnd(in text: Span<UInt8>, from end: Int, to least: Int) -> Int {
        guard isFollowed else { return end }
        var end = end
        while end >= least, end == text.count || !next.contains(text[end]) { end -= 1 }
        return end
    }
}
