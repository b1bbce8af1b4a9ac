import PCRE

/// A link as rules see it, and the rules that may match it.
struct Page {
    let link: Subject
    /// Whether the link is known to be normalized.
    let isNormalized: Bool
    /// The link and the headers of its page, which actions with `headers` see; nil if the headers are not known.
    private(set) var linkWithHeaders: Subject?
    /// The rules that may match one of them.
    private(set) var candidates: [RuleID]

    init(_ link: Subject, _ index: ManifestIndex) {
        self.link = link
        isNormalized = false
        candidates = index.candidates(in: link.string)
    }

    /// - Parameter candidates: the rules that may match the link, which is normalized.
    init(normalized link: Subject, _ candidates: [RuleID]) {
        self.link = link
        isNormalized = true
        self.candidates = candidates
    }

    /// Adds the headers, as one line of JSON.
    mutating func add(headers: String, _ index: ManifestIndex) {
        let text = link.string + "\n" + headers
        linkWithHeaders = Subject(text)
        candidates = candidates.union(index.candidates(in: text))
    }
}
