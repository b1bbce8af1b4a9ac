import Bible
import Documents
import Text

/// How many links and references of documents became what.
struct RewriteTally: Sendable {
    /// A number of links, and one of references in the text.
    private struct Count {
        var links = 0
        var references = 0

        mutating func add(_ link: RewrittenLink) {
            if link.isReference { references += 1 } else { links += 1 }
        }

        static func + (first: Self, second: Self) -> Self {
            Self(links: first.links + second.links, references: first.references + second.references)
        }

        /// `3 links, 1 reference`; empty if there are none.
        var text: String {
            [(links, "link"), (references, "reference")].filter { $0.0 > 0 }
                .map { Printable.count($0, $1) }.joined(separator: ", ")
        }
    }

    private var counts: [RewrittenLink.Outcome: Count] = [:]
    private var lossy = Count()
    /// The links and references that the target cannot open, by what it needs.
    private var unopened: [String: Count] = [:]
    /// The references whose numbers are not those of English Bibles, by versification.
    private var numbered: [String: Count] = [:]
    /// The links that name a translation that their source does not, by its code.
    private var translated: [String: Count] = [:]
    private(set) var changedDocuments = 0

    init() {}

    init(_ result: Rewriter.Result) {
        for link in result.links {
            counts[link.outcome, default: Count()].add(link)
            if !link.losses.isEmpty { lossy.add(link) }
            if link.outcome == .unopened {
                unopened[link.reasonWithOption ?? "the target cannot open the passage", default: Count()].add(link)
            }
            if link.isReference, let name = link.passage?.v11n { numbered[name, default: Count()].add(link) }
            if let code = link.assumedTranslation?.text { translated[code, default: Count()].add(link) }
        }
        changedDocuments = result.edits.isEmpty ? 0 : 1
    }

    /// The tally of the documents of both.
    static func + (first: Self, second: Self) -> Self {
        var sum = first
        sum.counts.merge(second.counts, uniquingKeysWith: +)
        sum.lossy = first.lossy + second.lossy
        sum.unopened.merge(second.unopened, uniquingKeysWith: +)
        sum.numbered.merge(second.numbered, uniquingKeysWith: +)
        sum.translated.merge(second.translated, uniquingKeysWith: +)
        sum.changedDocuments += second.changedDocuments
        return sum
    }

    /// How many links change, and how many references become links: `3 links, 1 reference`.
    var changes: String { counts[.rewritten]?.text ?? "" }

    /// The line that `lectern rewrite` prints on standard error without `--report`; nil if every Bible link and reference
    /// was rewritten without a loss.
    var summary: String? {
        let lossy: [Remark] = [(lossy, "rewritten with a loss"), (counts[.code], "skipped in code")]
        let skipped: [Remark] = [
            (counts[.unread], "skipped because the passage cannot be read"),
            (counts[.markup], "skipped because a link would change the markup around it"),
        ]
        return Self.line(lossy + Self.remarks(unopened) { "skipped because \($0)" } + skipped)
            .map { $0 + " (--report lists them)" }
    }

    /// What was assumed: how references are numbered, and in which translation they open; nil if nothing was.
    var assumptions: String? {
        Self.line(
            Self.remarks(numbered) { "read with \($0) numbers" } + Self.remarks(translated) { "linked to \($0)" })
    }

    private typealias Remark = (count: Count?, text: String)

    private static func remarks(_ counts: [String: Count], _ text: (String) -> String) -> [Remark] {
        counts.sorted { $0.key < $1.key }.map { (count: $0.value, text: text($0.key)) }
    }

    private static func line(_ remarks: [Remark]) -> String? {
        let parts = remarks.compactMap { remark in
            remark.count.flatMap { $0.text.isEmpty ? nil : "\($0.text) \(remark.text)" }
        }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
}
