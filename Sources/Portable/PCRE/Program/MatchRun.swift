import Text

/// The state of a match of a program.
private struct MatchRun {
    var stepsLeft: Int
    /// Whether there was no room for a choice, which ends the match.
    var isFull = false
    var count = 0
    var instruction = 0
    var position = 0

    /// What there is to go back to.
    struct Choice {
        let kind: Kind
        /// The instruction to go on with or, to undo it, the one that noted a bound.
        let instruction: Int32
        /// The position to go on at, or the bound before it was noted.
        let position: Int32
        /// The first position that a repetition can go back to, or how often it may go on.
        let limit: Int32

        enum Kind {
            case alternative
            /// A character less of a repetition, or one more.
            case fewer, more
            case undo
            /// Where a lookahead starts.
            case lookahead
        }
    }

    /// Adds a choice; without room for it, the match gives up.
    @inline(__always)
    mutating func add(_ choice: Choice, _ choices: inout MutableSpan<Choice>) {
        guard count < choices.count else {
            isFull = true
            return
        }
        choices[count] = choice
        count += 1
    }

    /// Puts the choice that was just taken back, for the next time.
    @inline(__always)
    mutating func putBack(_ choice: Choice, position: Int, limit: Int32, _ choices: inout MutableSpan<Choice>) {
        choices[count] = Choice(
            kind: choice.kind, instruction: choice.instruction, position: Int32(position), limit: limit)
        count += 1
    }
}

/// A matcher that goes back to the last choice where it fails.
extension MatchProgram {
    /// A step takes some four nanoseconds.
    private static let unitsPerStep = 2
    /// As many as nearly every match needs, on the stack.
    private static let fewChoices = 64

    /// The first match at or after an offset of a text of printable ASCII.
    ///
    /// - Parameters:
    ///   - isAnchored: whether a match can only start at the offset.
    ///   - budget: a step for each instruction is subtracted, and for eight characters that repetitions read, or 32 of those
    ///     that the search for a start compares.
    func firstMatch(
        in text: Span<UInt8>, from offset: Int, isAnchored: Bool, budget: inout MatchBudget
    ) throws(MatchError) -> Match? {
        guard text.count < Int(Int32.max), (0...text.count).contains(offset) else { throw .limitExceeded }
        var run = MatchRun(stepsLeft: budget.available / Self.unitsPerStep)
        let steps = run.stepsLeft
        defer { budget.charge(Self.unitsPerStep * (steps - run.stepsLeft)) }
        var match = search(text, from: offset, isAnchored, &run, choices: Self.fewChoices)
        if run.isFull {
            run.isFull = false
            match = search(text, from: offset, isAnchored, &run, choices: Limits.choices)
        }
        guard run.stepsLeft > 0, !run.isFull else { throw .limitExceeded }
        return match
    }

    private func search(
        _ text: Span<UInt8>, from offset: Int, _ isAnchored: Bool, _ run: inout MatchRun, choices capacity: Int
    ) -> Match? {
        unsafe withUnsafeTemporaryAllocation(of: MatchRun.Choice.self, capacity: capacity) { choices in
            unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * groupCount + 2) { bounds in
                // What is put there is written before it is read.
                var choices = unsafe choices.mutableSpan
                var bounds = unsafe bounds.mutableSpan
                guard let end = search(text, from: offset, isAnchored, &run, &choices, &bounds) else { return nil }
                bounds[1] = Int32(end)
                return Match(groups: groupCount + 1) { Int(bounds[$0]) }
            }
        }
    }

    /// Tries where a match can start; the end of the first match.
    private func search(
        _ text: Span<UInt8>, from offset: Int, _ isAnchored: Bool, _ run: inout MatchRun,
        _ choices: inout MutableSpan<MatchRun.Choice>, _ bounds: inout MutableSpan<Int32>
    ) -> Int? {
        var start = offset
        while run.stepsLeft > 0, !run.isFull {
            let first = start
            if !isAnchored { start = nextStart(in: text, from: start) }
            run.stepsLeft -= (start - first) >> 5
            guard start <= text.count else { return nil }
            for index in bounds.indices { bounds[index] = -1 }
            bounds[0] = Int32(start)
            (run.instruction, run.position, run.count) = (0, start, 0)
            if match(text, &run, &choices, &bounds) { return run.position }
            if isAnchored { return nil }
            if case .first = starts { return nil }
            start += 1
        }
        return nil
    }

    /// Where a match may start next; after the end if it cannot.
    private func nextStart(in text: Span<UInt8>, from start: Int) -> Int {
        switch starts {
        case .first, .anywhere: return start
        case .byte(let byte):
            let index = text.indexOrEnd(of: byte, from: start)
            return index < text.count ? index : text.count + 1
        case .characters(let members):
            var index = start
            while index < text.count, !members.contains(text[index]) { index += 1 }
            return index < text.count ? index : text.count + 1
        }
    }

    /// Whether there is a match from the position on; the position is then its end.
    private func match(
        _ text: Span<UInt8>, _ run: inout MatchRun, _ choices: inout MutableSpan<MatchRun.Choice>,
        _ bounds: inout MutableSpan<Int32>
    ) -> Bool {
        let instructions = instructions.span
        // A copy, which stays in registers.
        var state = run
        defer { run = state }
        while state.stepsLeft > 0, !state.isFull {
            state.stepsLeft -= 1
            let instruction = instructions[state.instruction]
            if instruction.operation == .match { return true }
            if step(instruction, text, &state, &choices, &bounds) { continue }
            guard goBack(instructions, text, &state, &choices, &bounds) else { return false }
        }
        return false
    }

    /// Carries out an instruction; false if it fails.
    @inline(__always)
    private func step(
        _ instruction: Instruction, _ text: Span<UInt8>, _ run: inout MatchRun,
        _ choices: inout MutableSpan<MatchRun.Choice>, _ bounds: inout MutableSpan<Int32>
    ) -> Bool {
        let position = run.position
        run.instruction += 1
        switch instruction.operation {
        case .literal: return readLiteral(instruction, text, &run)
        case .set:
            guard position < text.count, instruction.members.contains(text[position]) else { return false }
            run.position += 1
        case .repetition: return readMany(instruction, text, &run, &choices)
        case .lazyRepetition: return readFew(instruction, text, &run, &choices)
        case .choice: choose(instruction, text, &run, &choices)
        case .jump: run.instruction = Int(instruction.first)
        case .reference: return readReference(instruction, text, &run, bounds)
        case .bound: note(instruction, &run, &choices, &bounds)
        case .lookahead, .negativeLookahead:
            run.add(
                MatchRun.Choice(
                    kind: .lookahead, instruction: Int32(run.instruction), position: Int32(position), limit: 0),
                &choices)
        case .lookaheadEnd: return endLookahead(&run, &choices, &bounds)
        case .textStart: return position == 0
        case .textEnd: return position == text.count
        case .wordBoundary: return Self.isWordBoundary(text, position)
        case .noWordBoundary: return !Self.isWordBoundary(text, position)
        case .match: break
        }
        return true
    }

    @inline(__always)
    private func note(
        _ bound: Instruction, _ run: inout MatchRun, _ choices: inout MutableSpan<MatchRun.Choice>,
        _ bounds: inout MutableSpan<Int32>
    ) {
        let index = Int(bound.first)
        // Without a choice left, a failure ends the attempt, and nothing need be undone.
        if run.count > 0 {
            run.add(MatchRun.Choice(kind: .undo, instruction: bound.first, position: bounds[index], limit: 0), &choices)
        }
        bounds[index] = Int32(run.position)
    }

    /// Goes on after a lookahead that has matched; false if it is negative.
    @inline(__always)
    private func endLookahead(
        _ run: inout MatchRun, _ choices: inout MutableSpan<MatchRun.Choice>, _ bounds: inout MutableSpan<Int32>
    ) -> Bool {
        while run.count > 0 {
            run.count -= 1
            let choice = choices[run.count]
            if choice.kind == .undo { bounds[Int(choice.instruction)] = choice.position }
            if choice.kind == .lookahead {
                run.position = Int(choice.position)
                break
            }
        }
        return instructions[Int(choices[run.count].instruction) - 1].operation == .lookahead
    }

    @inline(__always)
    private func readLiteral(_ literal: Instruction, _ text: Span<UInt8>, _ run: inout MatchRun) -> Bool {
        let (position, length) = (run.position, Int(literal.length))
        run.position += length
        if let word = text.word(at: position) { return (word ^ literal.word) << UInt64(64 - 8 * length) == 0 }
        guard run.position <= text.count else { return false }
        for offset in 0..<length
        where text[position + offset] != UInt8(truncatingIfNeeded: literal.word >> (8 * offset)) {
            return false
        }
        return true
    }

    private func readReference(
        _ reference: Instruction, _ text: Span<UInt8>, _ run: inout MatchRun, _ bounds: borrowing MutableSpan<Int32>
    ) -> Bool {
        let (start, end) = (Int(bounds[2 * Int(reference.first)]), Int(bounds[2 * Int(reference.first) + 1]))
        guard end >= 0, end - start <= text.count - run.position else { return false }
        run.stepsLeft -= (end - start) >> 3
        for index in start..<end {
            guard text[index] == text[run.position] else { return false }
            run.position += 1
        }
        return true
    }

    @inline(__always)
    private func choose(
        _ choice: Instruction, _ text: Span<UInt8>, _ run: inout MatchRun, _ choices: inout MutableSpan<MatchRun.Choice>
    ) {
        let position = run.position
        // At the end of the text, a character that is in the sets of those that need none.
        let next = position < text.count ? text[position] : 0
        run.instruction = Int(choice.second)
        guard choice.members.contains(next) else { return }
        run.instruction = Int(choice.first)
        guard choice.next.contains(next) else { return }
        run.add(
            MatchRun.Choice(kind: .alternative, instruction: choice.second, position: Int32(position), limit: 0),
            &choices)
    }

    @inline(__always)
    private func readMany(
        _ repetition: Instruction, _ text: Span<UInt8>, _ run: inout MatchRun,
        _ choices: inout MutableSpan<MatchRun.Choice>
    ) -> Bool {
        let start = run.position
        let last = start + min(Int(repetition.second), text.count - start)
        var end = repetition.readsAny ? last : start
        while end < last, repetition.members.contains(text[end]) { end += 1 }
        run.stepsLeft -= (end - start) >> 3
        let least = start + Int(repetition.first)
        if !repetition.isPossessive { end = repetition.lastEnd(in: text, from: end, to: least) }
        guard end >= least else { return false }
        run.position = end
        if !repetition.isPossessive, end > least {
            run.add(
                MatchRun.Choice(
                    kind: .fewer, instruction: Int32(run.instruction), position: Int32(end), limit: Int32(least)),
                &choices)
        }
        return true
    }

    @inline(__always)
    private func readFew(
        _ repetition: Instruction, _ text: Span<UInt8>, _ run: inout MatchRun,
        _ choices: inout MutableSpan<MatchRun.Choice>
    ) -> Bool {
        let end = run.position + Int(repetition.first)
        guard end <= text.count else { return false }
        run.stepsLeft -= Int(repetition.first) >> 3
        while run.position < end {
            guard repetition.members.contains(text[run.position]) else { return false }
            run.position += 1
        }
        let more = min(repetition.second - repetition.first, Int32(text.count - end))
        if more > 0 {
            run.add(
                MatchRun.Choice(kind: .more, instruction: Int32(run.instruction), position: Int32(end), limit: more),
                &choices)
        }
        return true
    }

    /// Goes back to the last choice; false if there is none.
    @inline(__always)
    private func goBack(
        _ instructions: Span<Instruction>, _ text: Span<UInt8>, _ run: inout MatchRun,
        _ choices: inout MutableSpan<MatchRun.Choice>, _ bounds: inout MutableSpan<Int32>
    ) -> Bool {
        while run.count > 0 {
            run.count -= 1
            let choice = choices[run.count]
            (run.instruction, run.position) = (Int(choice.instruction), Int(choice.position))
            switch choice.kind {
            case .alternative: return true
            case .undo: bounds[run.instruction] = choice.position
            case .lookahead:
                let lookahead = instructions[run.instruction - 1]
                guard lookahead.operation == .negativeLookahead else { continue }
                run.instruction = Int(lookahead.first)
                return true
            case .fewer: if readFewer(instructions[run.instruction - 1], choice, text, &run, &choices) { return true }
            case .more: if readMore(instructions[run.instruction - 1], choice, text, &run, &choices) { return true }
            }
        }
        return false
    }

    /// Gives characters of a repetition back; false if none of what is left can be before what follows.
    @inline(__always)
    private func readFewer(
        _ repetition: Instruction, _ choice: MatchRun.Choice, _ text: Span<UInt8>, _ run: inout MatchRun,
        _ choices: inout MutableSpan<MatchRun.Choice>
    ) -> Bool {
        run.position = repetition.lastEnd(in: text, from: run.position - 1, to: Int(choice.limit))
        guard run.position >= choice.limit else { return false }
        if run.position > choice.limit { run.putBack(choice, position: run.position, limit: choice.limit, &choices) }
        return true
    }

    /// Repeats a character once more; false if the next one is not of the set.
    @inline(__always)
    private func readMore(
        _ repetition: Instruction, _ choice: MatchRun.Choice, _ text: Span<UInt8>, _ run: inout MatchRun,
        _ choices: inout MutableSpan<MatchRun.Choice>
    ) -> Bool {
        guard repetition.members.contains(text[run.position]) else { return false }
        run.position += 1
        if choice.limit > 1 { run.putBack(choice, position: run.position, limit: choice.limit - 1, &choices) }
        return true
    }

    private static func isWordBoundary(_ text: Span<UInt8>, _ position: Int) -> Bool {
        let isBefore = position > 0 && words.contains(text[position - 1])
        return isBefore != (position < text.count && words.contains(text[position]))
    }

    private static let words = ASCIISet("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz")
}
