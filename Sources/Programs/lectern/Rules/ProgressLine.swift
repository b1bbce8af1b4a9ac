import Synchronization

/// "123/1984", or "123 links" where the number of all is not known, on a terminal's standard error; nothing elsewhere.
/// Work that is done within half a second has none.
final class ProgressLine: Sendable {
    private struct State {
        var isShown = false
        /// When the line is shown next.
        var due: ContinuousClock.Instant
    }

    /// Nil if it is not known.
    private let total: Int?
    private let start: ContinuousClock.Instant
    private let state: Mutex<State>

    /// - Parameter start: when the work started.
    init(total: Int?, start: ContinuousClock.Instant = .now) {
        self.total = total
        self.start = start
        state = Mutex(State(due: start + .milliseconds(500)))
    }

    /// Shows the number of parts that are done, if that is due.
    func show(_ count: Int) {
        guard Output.error.isTerminal, !Output.isQuiet, let text = text(for: count, at: .now) else { return }
        state.withLock { $0.isShown = true }
        Output.write("\r" + text, to: .error)
    }

    /// The text for a number of parts at an instant; nil if none is due.
    func text(for count: Int, at now: ContinuousClock.Instant) -> String? {
        guard let total else { return isDue(at: now) ? "\(count) links" : nil }
        return count % 16 == 0 && now - start >= .milliseconds(500) ? "\(count)/\(total)" : nil
    }

    /// Whether so much time has gone by that the line is shown again.
    private func isDue(at now: ContinuousClock.Instant) -> Bool {
        state.withLock { state in
            guard now >= state.due else { return false }
            state.due = now + .milliseconds(200)
            return true
        }
    }

    func clear() {
        let isShown = state.withLock { state in
            defer { state.isShown = false }
            return state.isShown
        }
        if isShown { Output.write(TerminalText.erasedLine, to: .error) }
    }
}
