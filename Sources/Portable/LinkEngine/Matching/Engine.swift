import Bible
import PCRE
public import Requests
import Text
import URLText

/// Turns links into openings by the rules of one manifest. Immutable: new rules, new engine.
public struct Engine: Sendable {
    /// A longer link is refused: no server in common use takes one.
    public static let maximumLength = PortableLimits.link

    /// The rules.
    public var manifest: Manifest { rules.manifest }
    private var rules: EngineRules
    /// What the rules may use.
    package private(set) var services: RuleServices
    /// Whether the headers of any link that nothing opens are requested, not only where short links lead.
    let requestsAnyLink: Bool
    /// The apps that open passages in display order, web readers last.
    var passageApps: [App] { rules.passageApps }
    /// Which rules may be for a link.
    var index: ManifestIndex { rules.index }
    /// Whether resolutions have a trace.
    var isTracing = false
    /// The memory for matching, kept from link to link.
    private(set) var scratch = ScratchSlot()

    /// An engine for a manifest.
    ///
    /// - Parameters:
    ///   - manifest: the rules.
    ///   - scripts: runs their scripts.
    ///   - network: performs the requests of scripts, and those that ask where the short links lead that the redirects
    ///     of the manifest name.
    ///   - requestsAnyLink: whether the headers of every other link are requested too, if nothing but browsers opens it.
    ///     Its host then learns of the link.
    public init(
        manifest: Manifest, scripts: ScriptRunner, network: Network = .off, requestsAnyLink: Bool = false
    ) {
        rules = EngineRules(manifest)
        self.requestsAnyLink = requestsAnyLink
        services = RuleServices(scripts: scripts, network: network)
    }

    /// The engine with another network.
    package func using(_ network: Network) -> Engine {
        var engine = self
        engine.services = RuleServices(scripts: services.scripts, network: network)
        return engine
    }

    /// The engine with memory for matching of its own, for a thread that resolves many links while others do: from one
    /// memory, all but one would have to take new memory for each match. Its rules and services are objects of its own too,
    /// since processors take turns to count references to a common one.
    package var forOneThread: Engine {
        var engine = self
        engine.rules = EngineRules(rules)
        engine.services = RuleServices(scripts: services.scripts, network: services.network)
        engine.scratch = ScratchSlot()
        return engine
    }

    /// What becomes of a link: redirects are followed, the passage is read, and the openings that the filter admits are
    /// collected in the order in which people see them. Every link and reference goes this way.
    ///
    /// - Parameter candidates: the rules that may match the link, if it is normalized and they are known.
    func resolution(
        of input: String, _ filter: OpeningFilter, _ headers: [HeaderField]?, _ reading: TextReading,
        _ candidates: [RuleID]?
    ) -> Resolution {
        var resolution = Resolution(input: input)
        if isTracing { resolution.trace = Trace() }
        resolution.url = SchemePolicy.lowercasingWebScheme(input)
        var chain = RedirectChain(resolution.url)
        let link = Subject(resolution.url, scratch: scratch)
        var page = candidates.map { Page(normalized: link, $0) } ?? Page(link, index)
        follow(&chain, &page, &resolution)
        if let headers { add(headers, to: &page, &resolution) }
        resolution.passage = passage(of: page, reading, &resolution)
        if !filter.isPassageOnly { collectOpenings(page, filter, &resolution) }
        if requestsAnyLink, headers == nil { retryWithHeaders(&chain, &page, filter, reading, &resolution) }
        if !filter.isPassageOnly { addBrowserOpenings(page, filter, &resolution) }
        return resolution
    }

    private func collectOpenings(_ page: Page, _ filter: OpeningFilter, _ resolution: inout Resolution) {
        if let passage = resolution.passage { addPassageOpenings(of: passage, filter, to: &resolution) }
        collectActions(page, filter, &resolution)
    }

    private func addBrowserOpenings(_ page: Page, _ filter: OpeningFilter, _ resolution: inout Resolution) {
        if filter.includesBrowsers, filter.admits(.browser), SchemePolicy.isWeb(resolution.url) {
            addBrowserOpenings(page.link, filter, to: &resolution)
        }
        if resolution.openings.isEmpty, resolution.findings.isEmpty {
            resolution.findings = resolution.passage == nil ? Self.noRule : Self.noApp
        }
    }

    // Made for each link: threads would take turns to count references to a common list.
    private static var noRule: [Finding] { [Finding(.note, "no rule opens this link")] }
    private static var noApp: [Finding] { [Finding(.note, "no app that is asked for opens the passage")] }

    /// The answer to a plain link that no rule is for, as `resolution` gives it; nil if browsers may open the link. Nine in
    /// ten links of a crawl are answered so, without a look at anything but their bytes.
    func answerWithoutRules(_ bytes: [UInt8], _ filter: OpeningFilter) -> Resolution? {
        let opensBrowsers = filter.includesBrowsers && filter.admits(.browser) && !filter.isPassageOnly
        if isTracing || requestsAnyLink || opensBrowsers { return nil }
        var resolution = Resolution(input: String(decoding: bytes, as: UTF8.self))
        if !filter.isPassageOnly { resolution.findings = Self.noRule }
        return resolution
    }

    /// Requests the headers of a page that nothing but browsers opens, and applies the rules again: all of them if the
    /// server redirects to another page, else those that look at headers.
    private func retryWithHeaders(
        _ chain: inout RedirectChain, _ page: inout Page, _ filter: OpeningFilter, _ reading: TextReading,
        _ resolution: inout Resolution
    ) {
        guard resolution.passage == nil, resolution.openings.isEmpty, SchemePolicy.isWeb(resolution.url) else { return }
        let url = resolution.url
        guard requestHeaders(&chain, &page, &resolution) else { return }
        if resolution.url == url {
            if !filter.isPassageOnly { collectActions(page, filter, &resolution, onlyWithHeaders: true) }
        } else {
            resolution.passage = passage(of: page, reading, &resolution)
            if !filter.isPassageOnly { collectOpenings(page, filter, &resolution) }
        }
    }

    private static let rankOfInlineApps = Int.max - 1
    private static let rankOfWebReaders = Int.max

    /// Merges the openings of actions into those of passages, by the ranks of their apps. Openings of one rank keep their
    /// order.
    private func insert(_ found: [(rank: Int, opening: Opening)], _ resolution: inout Resolution) {
        guard !found.isEmpty else { return }
        let forms = resolution.openings.map { opening in
            let rank = opening.kind == .browser ? Self.rankOfWebReaders : rules.ranks[opening.app] ?? .max
            return (rank: rank, opening: opening)
        }
        let all = forms + found
        resolution.openings = all.indices.sorted { (all[$0].rank, $0) < (all[$1].rank, $1) }.map { all[$0].opening }
    }

    private func collectActions(
        _ page: Page, _ filter: OpeningFilter, _ resolution: inout Resolution, onlyWithHeaders: Bool = false
    ) {
        var found: [(rank: Int, opening: Opening)] = []
        for candidate in page.candidates.actions {
            guard mayTryRule(&resolution) else { break }
            guard let action = manifest.lazyActions[candidate].rule, action.usesHeaders || !onlyWithHeaders,
                action.formats.contains(where: filter.admits),
                let matches = matches(
                    of: action.pattern, action.usesHeaders ? page.linkWithHeaders ?? page.link : page.link,
                    action.title, action.location, &resolution)
            else { continue }
            for format in action.formats where filter.admits(format) {
                let evaluation = format.result.evaluate(matches, services, &resolution.budget)
                guard let url = url(evaluation, action.title, format.app, format.location, &resolution) else {
                    continue
                }
                let rank = format.isInline ? Self.rankOfInlineApps : rules.ranks[format.app.identifier] ?? .max
                let kind = format.result.kind
                found.append((rank, Opening(app: format.app, title: action.title, kind: kind, url: url)))
            }
        }
        insert(found, &resolution)
    }

    /// Gives the next rule its share of the link's budget; false if nothing is left, which becomes a finding.
    func mayTryRule(_ resolution: inout Resolution) -> Bool {
        if resolution.budget.isSpent {
            resolution.findings.append(
                Finding(
                    .warning, "no further rule was tried on this link: the regexes took too many steps together"))
            return false
        }
        resolution.budget.startRule()
        return true
    }

    /// The matches of a rule's pattern; nil if there are none, or the search for the first exceeded its limits.
    func matches(
        of pattern: Pattern, _ subject: Subject, _ title: String, _ location: SourceLocation,
        _ resolution: inout Resolution, kind: ExplainedRule.Kind = .action
    ) -> RuleMatches? {
        do {
            let match = try pattern.firstMatch(in: subject, budget: &resolution.budget)
            resolution.trace?.record(
                .trial(ExplainedRule(kind, title, pattern, at: location), Trace.Trial(match, pattern, subject)))
            return match.map { RuleMatches($0, of: pattern, in: subject, original: resolution.input) }
        } catch {
            resolution.trace?.record(.trial(ExplainedRule(kind, title, pattern, at: location), .failed(error)))
            resolution.findings.append(Finding(.warning, "\"\(title)\" was left out: \(error)", at: location))
            return nil
        }
    }

    /// The result of a rule that matches; nil if it gave none, or the policy refuses it.
    func url(
        _ evaluation: RuleEvaluation, _ title: String, _ app: App, _ location: SourceLocation,
        _ resolution: inout Resolution
    ) -> String? {
        if let problem = evaluation.problem {
            resolution.findings.append(
                Finding(problem.severity, "\(Self.name(title, app)) \(problem.message)", at: location))
        }
        guard let url = evaluation.value, isAllowed(url, title, app, location, &resolution) else {
            resolution.trace?.record(
                .result(
                    TracedResult(
                        title, app, evaluation,
                        refusal: evaluation.value == nil ? nil : resolution.findings.last?.message, at: location)))
            return nil
        }
        resolution.trace?.record(.result(TracedResult(title, app, evaluation, at: location)))
        return url
    }

    /// Whether the policy allows a URL. A refusal or a scheme that the app does not declare becomes a finding.
    func isAllowed(
        _ url: String, _ title: String, _ app: App, _ location: SourceLocation, _ resolution: inout Resolution
    ) -> Bool {
        switch app.policy.verdict(on: url) {
        case .allowed: return true
        case .foreign(let scheme):
            resolution.findings.append(
                Finding(.note, "\(Self.name(title, app)): the app does not declare the scheme \(scheme):", at: location)
            )
            return true
        case .refused(let reason):
            resolution.findings.append(
                Finding(.warning, "\(Self.name(title, app)) was left out: \(reason)", at: location))
            return false
        }
    }

    /// The name of an opening in findings.
    static func name(_ title: String, _ app: App) -> String { "\"\(title)\" for \(app.name)" }
}
