import Documents

/// How many links of documents became what.
struct RewriteTally: Sendable {
    private var counts: [RewrittenLink.Outcome: Int] = [:]
    private var references = 0
    private var lossy = 0
    /// The number of documents that change.
    private(set) var changedDocuments = 0

    init() {}

    init(_ result: Rewriter.Result) {
        for link in result.links {
            let isNewLink = link.isReference && link.outcome == .rewritten
            if isNewLink { references += 1 } else { counts[link.outcome, default: 0] += 1 }
            if !link.losses.isEmpty { lossy += 1 }
        }
        changedDocuments = result.edits.isEmpty ? 0 : 1
    }

    /// The tally of the documents of both.
    static func + (first: Self, second: Self) -> Self {
        var sum = first
        sum.counts.merge(second.counts, uniquingKeysWith: +)
        sum.references += second.references
        sum.lossy += second.lossy
        sum.changedDocuments += second.changedDocuments
        return sum
    }

    /// How many links change, and how many references become links: `3 links, 1 reference`.
    var changes: String {
        let links = counts[.rewritten, default: 0]
        let parts =
            (links > 0 ? [Self.links(links)] : []) + (references > 0 ? [Self.count(references, "reference")] : [])
        return parts.joined(separator: ", ")
    }

    /// The line that `lectern rewrite` prints on standard error without `--report`; nil if every Bible link was
    /// rewritten without a loss.
    var summary: String? {
        let counts = [
            (lossy, "rewritten with a loss"),
            (counts[.code, default: 0], "left alone in code"),
            (counts[.unopened, default: 0], "left alone, since the target cannot open the passage"),
            (counts[.unread, default: 0], "left alone, since the passage cannot be read"),
            (counts[.markup, default: 0], "left alone, since a link would change the markup around it"),
        ]
        let parts = counts.filter { $0.0 > 0 }.map { "\(Self.links($0.0)) \($0.1)" }
        return parts.isEmpty ? nil : parts.joined(separator: "; ") + " (--report lists them)"
    }

    private static func links(_ number: Int) -> String { count(number, "link") }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
