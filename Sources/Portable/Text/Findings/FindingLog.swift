/// A list of findings to which several threads add.
package final class FindingLog: Sendable {
    private struct State {
        var list: FindingList
        var report: (@Sendable (Finding) -> Void)?
    }

    private let state: Locked<State>

    /// A log of an empty list.
    package init(_ list: FindingList = FindingList()) { state = Locked(State(list: list)) }

    /// The findings so far.
    package var list: FindingList { state.withLock { $0.list } }

    /// Adds a finding.
    package func append(_ finding: Finding) {
        let report = state.withLock { state in state.list.append(finding) ? state.report : nil }
        report?(finding)
    }

    /// Whether no further finding of that severity in a file will be listed.
    package func isFull(_ severity: Finding.Severity, in file: SourceFile) -> Bool {
        state.withLock { $0.list.isFull(severity, in: file) }
    }

    /// Calls a function with each finding that is added from now on and listed.
    package func onFinding(_ report: @escaping @Sendable (Finding) -> Void) {
        state.withLock { $0.report = report }
    }
}
