package import Text

extension TestRun {
    /// What failed, and what is known to fail, as findings at the expectations; then what is wrong with recordings.
    var failures: [Finding] { results.compactMap(\.failure) + findings }
}

extension TestResult {
    /// That it failed, or is known to fail, as a finding at the expectation; nil if it did not.
    package var failure: Finding? {
        switch outcome {
        case .passed, .skipped: nil
        case .failed: finding(.error)
        case .warning: finding(.warning)
        }
    }

    private func finding(_ severity: Finding.Severity) -> Finding {
        Finding(
            severity, "\(test.rule): \(reason ?? outcome.rawValue)", at: test.location,
            note: "\(test.input) gives \(actual ?? "nothing"), expected is \(test.expected ?? "nothing")",
            check: .testsFailed)
    }
}
