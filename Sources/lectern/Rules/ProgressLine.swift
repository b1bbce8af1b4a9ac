import Synchronization

/// "123/1984" on a terminal's standard error, nothing elsewhere. Work that is done within half a second has none.
final class ProgressLine: Sendable {
    private let total: Int
    private let start: ContinuousClock.Instant
    private let isShown = Mutex(false)

    /// - Parameter start: when the work started.
    init(total: Int, start: ContinuousClock.Instant = .now) {
        self.total = total
        self.start = start
    }

    /// Shows the number of parts that are done, if that is due.
    func show(_ count: Int) {
        guard Output.error.isTerminal, let text = text(for: count, at: .now) else { return }
        isShown.withLock { isShown in
            isShown = true
            Output.write("\r" + text, to: .error)
        }
    }

    /// The text for a number of parts at an instant; nil if none is due.
    func text(for count: Int, at now: ContinuousClock.Instant) -> String? {
        count % 16 == 0 && now - start >= .milliseconds(500) ? "\(count)/\(total)" : nil
    }

    /// Clears the line.
    func clear() {
        if isShown.withLock(\.self) { Output.write("\r\u{1B}[K", to: .error) }
    }
}
