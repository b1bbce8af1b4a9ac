import Bible
import PCRE
import Requests
import Text
import URLText

/// One link on its way through the rules: the page to which it leads, what was found, and what is left of its limits.
struct LinkContext {
    let engine: Engine
    let filter: OpeningFilter
    /// How a reference is read.
    var reading: TextReading
    var rules: RuleContext
    var chain: RedirectChain
    var page: Page
    var resolution: Resolution

    /// - Parameter candidates: the rules that may match the link, if it is normalized and they are known.
    init(
        _ input: String, by engine: Engine, _ filter: OpeningFilter, _ reading: TextReading = TextReading(),
        _ candidates: [RuleID]? = nil
    ) {
        self.engine = engine
        self.filter = filter
        self.reading = reading
        rules = RuleContext(engine.services.forOneLink, trace: engine.isTracing ? Trace() : nil)
        var url = input
        if candidates == nil {
            url = SchemePolicy.lowercasingWebHost(input)
            if let completed = NormalizedLink.completed(url), !engine.index.candidates(in: completed).isEmpty {
                url = completed
            }
        }
        chain = RedirectChain(url)
        let link = Subject(chain.url)
        page = candidates.map { Page(normalized: link, $0) } ?? Page(link, engine.index)
        resolution = Resolution(input: input)
    }

    /// What becomes of the link: redirects are followed, the passage is read, and the openings that the filter admits are
    /// collected in the order in which people see them. Every link and reference goes this way.
    ///
    /// - Parameter headers: those of the page to which the link leads, if they are known.
    mutating func resolve(_ headers: [HeaderField]?) -> Resolution {
        follow()
        if let headers { add(headers) }
        resolution.passage = passage()
        if !filter.isPassageOnly { collectOpenings() }
        if engine.requestsAnyLink, headers == nil { retryWithHeaders() }
        if !filter.isPassageOnly { addBrowserOpenings() }
        resolution.trace = rules.trace
        return resolution
    }

    private mutating func collectOpenings() {
        if let passage = resolution.passage { addPassageOpenings(of: passage) }
        if let place = resolution.place { addPlaceOpenings(of: place) }
        collectActions()
    }

    /// Requests the headers of a page that nothing but browsers opens, and applies the rules again: all of them if the
    /// server redirects to another page, else those that look at headers.
    private mutating func retryWithHeaders() {
        guard resolution.passage == nil, resolution.place == nil, resolution.openings.isEmpty,
            SchemePolicy.isWeb(resolution.url)
        else { return }
        let url = resolution.url
        guard requestHeaders() else { return }
        if resolution.url == url {
            if !filter.isPassageOnly { collectActions(onlyWithHeaders: true) }
        } else {
            resolution.passage = passage()
            if !filter.isPassageOnly { collectOpenings() }
        }
    }

    private static let rankOfInlineApps = Int.max - 1
    private static let rankOfWebReaders = Int.max

    /// Merges the openings of actions into those of passages, by the ranks of their apps. Openings of one rank keep their
    /// order.
    private mutating func insert(_ found: [(rank: Int, opening: Opening)]) {
        guard !found.isEmpty else { return }
        let forms = resolution.openings.map { opening in
            let rank = opening.kind == .browser ? Self.rankOfWebReaders : engine.rules.ranks[opening.app] ?? .max
            return (rank: rank, opening: opening)
        }
        let all = forms + found
        resolution.openings = all.indices.sorted { (all[$0].rank, $0) < (all[$1].rank, $1) }.map { all[$0].opening }
    }

    private mutating func collectActions(onlyWithHeaders: Bool = false) {
        var found: [(rank: Int, opening: Opening)] = []
        for candidate in page.candidates.actions {
            guard mayTryRule() else { break }
            guard let action = engine.manifest.lazyActions[candidate].rule, action.usesHeaders || !onlyWithHeaders,
                filter.includesUnverified || !action.isUnverified, action.formats.contains(where: filter.admits)
            else { continue }
            let subject = action.usesHeaders ? page.linkWithHeaders ?? page.link : page.link
            let rule = RuleName(.action, action.title, at: action.location)
            guard let matches = matches(of: action.pattern, in: subject, rule) else { continue }
            for format in action.formats where filter.admits(format) {
                let evaluation = format.result.evaluate(matches, &rules)
                let target = OpeningName(action.title, in: format.app, at: format.location)
                guard let url = url(of: evaluation, target) else { continue }
                let rank = format.isInline ? Self.rankOfInlineApps : engine.rules.ranks[format.app.identifier] ?? .max
                let kind = format.result.kind
                found.append((rank, Opening(app: format.app, title: action.title, kind: kind, url: url)))
            }
        }
        insert(found)
    }

    /// Gives the next rule its share of the link's budget; false if nothing is left, which becomes a finding.
    mutating func mayTryRule() -> Bool {
        if rules.budget.isSpent {
            resolution.findings.append(
                Finding(.warning, "no further rule was tried on this link: the regexes took too many steps together"))
            return false
        }
        rules.budget.startRule()
        return true
    }

    /// A rule as findings and explanations name it.
    struct RuleName {
        let kind: ExplainedRule.Kind
        let title: String
        let location: SourceLocation

        init(_ kind: ExplainedRule.Kind, _ title: String, at location: SourceLocation) {
            (self.kind, self.title, self.location) = (kind, title, location)
        }
    }

    /// The matches of a rule's pattern; nil if there are none, or the search for the first exceeded its limits.
    mutating func matches(of pattern: Pattern, in subject: Subject, _ rule: RuleName) -> RuleMatches? {
        do {
            let match = try pattern.firstMatch(in: subject, budget: &rules.budget)
            rules.trace?.record(
                .trial(
                    ExplainedRule(rule.kind, rule.title, pattern, at: rule.location),
                    Trace.Trial(match, pattern, subject)))
            return match.map { RuleMatches($0, of: pattern, in: subject, original: resolution.input) }
        } catch {
            rules.trace?.record(
                .trial(ExplainedRule(rule.kind, rule.title, pattern, at: rule.location), .failed(error)))
            resolution.findings.append(Finding(.warning, "\"\(rule.title)\" was skipped: \(error)", at: rule.location))
            return nil
        }
    }

    /// What an opening is called in findings and explanations.
    struct OpeningName {
        let title: String
        let app: App
        let location: SourceLocation

        init(_ title: String, in app: App, at location: SourceLocation) {
            (self.title, self.app, self.location) = (title, app, location)
        }
    }

    /// The result of a rule that matches, or of an app's form; nil if it gave none, or the policy refuses it.
    mutating func url(of evaluation: RuleEvaluation, _ opening: OpeningName) -> String? {
        if let problem = evaluation.problem { add(problem.severity, " \(problem.message)", opening) }
        var refusal: String?
        if let url = evaluation.value, !isAllowed(url, opening) { refusal = resolution.findings.last?.message }
        rules.trace?.record(
            .result(TracedResult(opening.title, opening.app, evaluation, refusal: refusal, at: opening.location)))
        return refusal == nil ? evaluation.value : nil
    }

    private mutating func add(_ severity: Finding.Severity, _ message: String, _ opening: OpeningName) {
        resolution.findings.append(
            Finding(severity, "\"\(opening.title)\" for \(opening.app.name)\(message)", at: opening.location))
    }

    /// Whether the policy allows a URL. A refusal becomes a finding.
    private mutating func isAllowed(_ url: String, _ opening: OpeningName) -> Bool {
        if let scope = engine.manifest.scopes[opening.location.file.path], !scope.includes(url) {
            add(.warning, " was left out: its link is not in the scope of its rule set", opening)
            return false
        }
        switch opening.app.policy.verdict(on: url) {
        case .allowed, .foreign: return true
        case .refused(let reason):
            add(.warning, " was skipped: \(reason)", opening)
            return false
        }
    }
}
