import LinkEngine
import PCRE
import Text
import URLText

/// A rule that may be near to a link.
struct CandidateRule: Sendable {
    let rule: ExplainedRule
    /// Whether the rule sees links normalized.
    let isNormalizing: Bool
    private let finder: FailureFinder?
    private let readingRule: ReadingRule?
    /// Whether the rule reads a link, as far as that can be known without running a script.
    private let reads: @Sendable (Subject, inout MatchBudget) -> Bool

    init(_ rule: ReadingRule, _ services: RuleServices) {
        self.rule = ExplainedRule(rule)
        isNormalizing = true
        finder = FailureFinder(rule.pattern)
        readingRule = rule
        reads = { link, budget in rule.reads(link, services, budget: &budget) }
    }

    init(_ rule: Action) {
        self.rule = ExplainedRule(rule)
        isNormalizing = false
        finder = FailureFinder(rule.pattern)
        readingRule = nil
        let pattern = rule.pattern
        reads = { link, budget in (try? pattern.firstMatch(in: link, budget: &budget)) != nil }
    }

    /// How far the rule got in a link; nil if it reads the link.
    func failure(in link: Subject, _ budget: inout ExplanationBudget) -> CandidateFailure? {
        if let failure = budget.use({ finder?.failure(in: link, budget: &$0) }) ?? nil {
            return CandidateFailure(rule: self, link: link, failure: .regex(failure))
        }
        return readingRule.flatMap { FieldFailure(of: $0, in: link) }
            .map { CandidateFailure(rule: self, link: link, failure: .field($0)) }
    }

    func reads(_ link: String, _ budget: inout ExplanationBudget) -> Bool {
        budget.use { reads(Subject(link), &$0) } ?? false
    }
}

/// Where a rule failed.
struct CandidateFailure {
    enum Failure {
        case regex(MatchFailure)
        case field(FieldFailure)
    }

    let rule: CandidateRule
    let link: Subject
    let failure: Failure

    /// How near the rule is.
    func nearness(_ nearest: NearestLink?) -> Nearness? {
        if case .field(let failure) = failure, failure.isRejected { return nearest?.change ?? .value }
        return nearest?.change
    }

    /// How far the rule got, for comparison with others: to begin as the host does is a coincidence.
    var rank: Int {
        let name = nameOffset
        return name > 0 && name...name + 2 ~= offset ? name : offset
    }

    /// Whether the rule names a label of the host, or more than half of one or of the scheme of an app, four characters at
    /// least. Fewer are the same in links and rules that have nothing in common, as are labels that any text matches, and
    /// those of subdomains: `bible.example.org`.
    private var readsPartOfName: Bool {
        let link = link.string
        let name = link.utf8.prefix(offset).dropFirst(SchemePolicy.isWeb(link) ? nameOffset : 0)
        let labels = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let host = link.utf8.dropFirst(nameOffset).prefix { !Self.hostEnds.contains($0) }
        let hostLabels = host.split(separator: UInt8(ascii: "."))
        // `example.org`, or `example.co.uk`.
        let isCountry = hostLabels.count > 2 && hostLabels[hostLabels.count - 1].count == 2
        let subdomains = SchemePolicy.isWeb(link) ? hostLabels.count - (isCountry ? 3 : 2) : 0
        let rest = link.utf8.dropFirst(offset).prefix { $0.isASCIIAlphanumeric }.count
        let regex = rule.rule.regex.lowercased()
        func isNamed(_ label: Substring.UTF8View) -> Bool {
            regex.utf8.span.firstIndex(of: Substring(label).lowercased().utf8.span) != nil
        }
        return labels.dropLast().dropFirst(max(subdomains, 0)).contains { $0.count >= 3 && isNamed($0) }
            || labels.count > subdomains
                && labels.last.map { $0.count >= 4 && $0.count > rest && isNamed($0) } == true
    }

    private static let hostEnds = ASCIISet("/?#:")

    /// The offset after the scheme and `www.`.
    private var nameOffset: Int {
        let link = link.string
        let start = URLParts(link).map { $0.authority == nil ? 0 : $0.scheme.utf8.count + 3 } ?? 0
        return start + (link.utf8.dropFirst(start).starts(with: "www.".utf8) ? 4 : 0)
    }

    /// How far the rule got, in UTF-8 bytes.
    var offset: Int {
        switch failure {
        case .regex(let failure): failure.offset
        case .field(let failure): failure.offset
        }
    }

    /// The nearest link that the rule reads.
    func nearestLink(_ budget: inout ExplanationBudget) -> NearestLink? {
        switch failure {
        case .regex(let failure):
            let edits = LinkEdits(in: link.string, after: failure, insertingParts: rule.isNormalizing)
            return edits.firstLink { rule.reads($0, &budget) }
        case .field(let failure):
            if let renamed = failure.nearest {
                return NearestLink(link: renamed, offset: failure.offset, change: .character)
            }
            return failure.value.flatMap { value in
                LinkEdits(in: link.string, at: value).firstLink { rule.reads($0, &budget) }
            }
        }
    }

    func explained(_ nearest: NearestLink?) -> RuleFailure {
        let offset = nearest?.offset ?? offset
        let expected =
            switch failure {
            case .regex(let failure): ReadingRule.words(failure.expectations(at: offset))
            case .field(let failure): [failure.expected]
            }
        return RuleFailure(
            rule: rule.rule, link: link.string, offset: offset, expected: expected, nearest: nearest?.link,
            isNear: nearest != nil || readsPartOfName)
    }
}
