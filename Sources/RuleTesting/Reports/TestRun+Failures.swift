import Diagnostics

extension TestRun {
    /// What failed, and what is known to fail, as findings at the expectations; then what is wrong with recordings.
    var failures: [Finding] {
        results.compactMap { result in
            switch result.outcome {
            case .passed, .skipped: nil
            case .failed: result.finding(.error)
            case .warning: result.finding(.warning)
            }
        } + findings
    }
}

extension TestResult {
    fileprivate func finding(_ severity: Finding.Severity) -> Finding {
        Finding(
            severity, "\(test.rule): \(reason ?? outcome.rawValue)", at: test.location,
            note: "\(test.input) gives \(actual ?? "nothing"), expected is \(test.expected ?? "nothing")",
            check: .testsFailed)
    }
}
