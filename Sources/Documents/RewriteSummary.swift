extension Rewriter.Result {
    /// What a person should know who did not ask for the report; nil if there is nothing.
    package var summary: String? {
        let parts = [
            (links.count { !$0.losses.isEmpty }, "rewritten with a loss"),
            (links.count { $0.outcome == .code }, "left alone in code"),
            (links.count { $0.outcome == .unopened }, "left alone, since the target cannot open the passage"),
        ]
        let stated = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? "link" : "links") \($0.1)" }
        return stated.isEmpty ? nil : stated.joined(separator: "; ") + " (--report lists them)"
    }
}
