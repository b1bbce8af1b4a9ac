/// The state of a match of a program.
struct MatchRun {
    var stepsLeft: Int
    /// Whether there was no room for a choice, which ends the match.
    var isFull = false
    /// The number of choices.
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
