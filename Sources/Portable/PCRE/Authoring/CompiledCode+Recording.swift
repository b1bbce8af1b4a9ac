import CPCRE2

/// Matches that record how they went.
extension CompiledCode {
    /// Calls out before each term, at every start of a match and after every number of repetitions.
    static let recordingOptions = PCRE2_AUTO_CALLOUT | PCRE2_NO_START_OPTIMIZE | PCRE2_NO_AUTO_POSSESS

    /// Matches once and records the steps; the pattern must have been compiled with `recordingOptions`. Nil if it matches.
    func record(_ subject: Subject, groups: Int, budget: inout MatchBudget) -> FailureRecorder? {
        let steps = budget.available / FailureRecorder.unitsPerStep
        var recorder = FailureRecorder(steps: steps)
        let result = unsafe match(
            subject.string, groups: groups, steps: steps, calling: FailureRecorder.callout, &recorder)
        budget.charge((steps - recorder.stepsLeft) * FailureRecorder.unitsPerStep)
        if case .success(.some) = result { return nil }
        recorder.finish()
        return recorder
    }

    /// Matches once and records the marks of the pattern.
    func record(
        _ subject: String, groups: Int, _ recorder: inout PathRecorder, budget: inout MatchBudget
    ) -> Result<Match?, MatchError> {
        unsafe match(
            subject, groups: groups, steps: budget.available, calling: PathRecorder.callout, &recorder)
    }
}
