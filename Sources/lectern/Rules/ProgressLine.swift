/// "123/1984" on a terminal's standard error, nothing elsewhere.
struct ProgressLine: Sendable {
    let total: Int

    func show(_ count: Int) {
        guard Output.error.isTerminal, count % 16 == 0 else { return }
        Output.write("\r\(count)/\(total)", to: .error)
    }

    func clear() {
        if Output.error.isTerminal { Output.write("\r\u{1B}[K", to: .error) }
    }
}
