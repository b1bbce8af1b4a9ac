import Text

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
        /// Whether it may match at the end of the text.
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

    private func insertFirstCharacters(
        from start: Int, into found: inout FirstCharacters, _ steps: inout Int
    ) -> Bool {
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
