import Documents

/// How many links of documents became what.
struct RewriteTally: Sendable {
    private var counts: [RewrittenLink.Outcome: Int] = [:]
    private var lossy = 0
    /// The number of documents that change.
    private(set) var changedDocuments = 0

    init() {}

    init(_ result: Rewriter.Result) {
        for link in result.links {
            counts[link.outcome, default: 0] += 1
            if !link.losses.isEmpty { lossy += 1 }
        }
        changedDocuments = result.edits.isEmpty ? 0 : 1
    }

    /// The tally of the documents of both.
    static func + (first: Self, second: Self) -> Self {
        var sum = first
        sum.counts.merge(second.counts, uniquingKeysWith: +)
        sum.lossy += second.lossy
        sum.changedDocuments += second.changedDocuments
        return sum
    }

    /// How many links change: `3 links`.
    var changes: String { Self.links(counts[.rewritten, default: 0]) }

    /// The line that `lectern rewrite` prints on standard error without `--report`; nil if every Bible link was
    /// rewritten without a loss.
    var summary: String? {
        let counts = [
            (lossy, "rewritten with a loss"),
            (counts[.code, default: 0], "left alone in code"),
            (counts[.unopened, default: 0], "left alone, since the target cannot open the passage"),
            (counts[.unread, default: 0], "left alone, since the passage cannot be read"),
        ]
        let parts = counts.filter { $0.0 > 0 }.map { "\(Self.links($0.0)) \($0.1)" }
        return parts.isEmpty ? nil : parts.joined(separator: "; ") + " (--report lists them)"
    }

    private static func links(_ count: Int) -> String { "\(count) \(count == 1 ? "link" : "links")" }
}
