import Text

/// Finds the matches of a pattern by its program, and has PCRE2 find those that the program cannot find.
final class ProgramMatcher: Sendable {
    private let program: MatchProgram
    private let source: String
    private let options: Pattern.Options
    private let compiled = Locked<Result<CompiledCode, PatternError>?>(nil)

    init(_ program: MatchProgram, _ source: String, _ options: Pattern.Options) {
        self.program = program
        self.source = source
        self.options = options
    }

    /// The first match at or after an offset, as far as the program can find it.
    func firstMatch(in subject: Subject, from offset: Int, budget: inout MatchBudget) -> MatchProgram.Outcome {
        guard subject.isPrintableASCII else { return .gaveUp }
        var steps = 0
        let outcome = program.firstMatch(
            in: subject.utf8.span, from: offset, isAnchored: options.contains(.anchored), steps: &steps)
        budget.charge(MatchProgram.unitsPerStep * steps)
        return outcome
    }

    /// The pattern as PCRE2 compiles it, when that is first needed; nil if it does not.
    var code: CompiledCode? {
        let result = compiled.made {
            Result { () throws(PatternError) in try CompiledCode(ICUDialect(source, options), options) }
        }
        return try? result.get()
    }
}
