import Synchronization

/// Whether hosts may be used in the sandbox that they report.
package final class SandboxGate: Sendable {
    private let allowsUnsandboxed: Bool
    private let onUnsandboxed: @Sendable (SandboxReport) -> Void
    private let unsandboxed = Mutex<SandboxReport?>(nil)

    /// Creates a gate.
    ///
    /// - Parameters:
    ///   - allowsUnsandboxed: whether hosts may be used where a part of the sandbox is missing.
    ///   - onUnsandboxed: called once, before the first such use.
    package init(allowsUnsandboxed: Bool, onUnsandboxed: @escaping @Sendable (SandboxReport) -> Void) {
        self.allowsUnsandboxed = allowsUnsandboxed
        self.onUnsandboxed = onUnsandboxed
    }

    /// The report because of which no host is used any more: the sandbox does not change while the program runs.
    package var refusal: SandboxReport? { allowsUnsandboxed ? nil : unsandboxed.withLock { $0 } }

    /// Whether a host with such a report may be used.
    package func admits(_ report: SandboxReport) -> Bool {
        if report.missingParts.isEmpty { return true }
        unsandboxed.withLock { known in
            if allowsUnsandboxed, known == nil { onUnsandboxed(report) }
            known = report
        }
        return allowsUnsandboxed
    }
}
