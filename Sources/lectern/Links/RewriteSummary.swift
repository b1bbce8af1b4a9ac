import Documents

extension Rewriter.Result {
    /// The line that `lectern rewrite` prints on standard error without `--report`; nil if every Bible link was
    /// rewritten without a loss.
    var summary: String? {
        let counts = [
            (links.count { !$0.losses.isEmpty }, "rewritten with a loss"),
            (links.count { $0.outcome == .code }, "left alone in code"),
            (links.count { $0.outcome == .unopened }, "left alone, since the target cannot open the passage"),
            (links.count { $0.outcome == .unread }, "left alone, since the passage cannot be read"),
        ]
        let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? "link" : "links") \($0.1)" }
        return parts.isEmpty ? nil : parts.joined(separator: "; ") + " (--report lists them)"
    }
}
