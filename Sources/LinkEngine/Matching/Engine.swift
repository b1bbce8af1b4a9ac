import PCRE
public import Scripting

/// Turns links into openings by the rules of one manifest. Immutable: new rules, new engine.
public struct Engine: Sendable {
    /// A longer link is refused: no server in common use takes one.
    public static let maximumLength = 1 << 16

    /// The rules.
    public let manifest: Manifest
    /// Runs the rules' scripts.
    let scripts: ScriptPool
    /// The place of each app in the display order.
    private let places: [String: Int]
    /// What the apps make of a passage.
    private let forms: PassageForms
    /// The places of the apps, those of web readers last.
    private let displayOrder: [Int]
    /// What the browsers make of a link.
    private let browserForms: BrowserForms
    /// For each browser the first that has the same regex.
    private let browserTwins: [Int]
    /// Which rules may be for a link.
    let passageIndex: RuleIndex
    private let actionIndex: RuleIndex
    private let redirectIndex: RuleIndex

    /// An engine for a manifest; scripts run in hosts of the pool.
    public init(manifest: Manifest, scripts: ScriptPool) {
        self.manifest = manifest
        self.scripts = scripts
        forms = PassageForms(manifest.apps.map { ($0.passage, $0.schemes.first, $0.policy) })
        passageIndex = RuleIndex(manifest.deferredRules.map(\.literals))
        actionIndex = RuleIndex(manifest.deferredActions.map(\.literals))
        redirectIndex = RuleIndex(manifest.deferredRedirects.map(\.literals))
        places = Dictionary(
            manifest.apps.enumerated().map { ($1.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        let isWebReader = manifest.apps.map(\.isWebReader)
        displayOrder = isWebReader.indices.filter { !isWebReader[$0] } + isWebReader.indices.filter { isWebReader[$0] }
        browserForms = BrowserForms(manifest.browsers)
        browserTwins = manifest.browsers.map { browser in
            manifest.browsers.firstIndex { $0.pattern.source == browser.pattern.source } ?? 0
        }
    }

    /// Every way of opening a link that the filter lets through, in the order in which people see them.
    func resolve(_ input: String, _ filter: OpeningFilter) -> Resolution {
        var resolution = Resolution(input: input)
        let given = Subject(input)
        resolution.url = unwrap(given, &resolution)
        let subject = resolution.url == input ? given : Subject(resolution.url)
        resolution.passage = passage(of: subject, &resolution)
        resolution.openings.reserveCapacity(manifest.apps.count + manifest.browsers.count)
        if let passage = resolution.passage { collectForms(of: passage, filter, &resolution) }
        collectActions(subject, filter, &resolution)
        if filter.includesBrowsers, SchemePolicy.isWeb(resolution.url) {
            collectBrowsers(subject, filter, &resolution)
        }
        if resolution.openings.isEmpty, resolution.findings.isEmpty {
            let isPassage = resolution.passage != nil
            resolution.findings.append(
                Finding(.note, isPassage ? "no app that is asked for opens the passage" : "no rule opens this link"))
        }
        return resolution
    }

    private func unwrap(_ subject: Subject, _ resolution: inout Resolution) -> String {
        do {
            let target = try manifest.unwrapped(subject, redirectIndex)
            if target == subject.string || SchemePolicy.isWeb(target) { return target }
            let shown = Printable.shortened(target)
            resolution.findings.append(Finding(.note, "the link wraps \"\(shown)\", which is no web link"))
        } catch {
            resolution.findings.append(Finding(.warning, "the rules for redirects gave up: \(error)"))
        }
        return subject.string
    }

    private static let placeOfInlineApps = Int.max - 1
    private static let placeOfWebReaders = Int.max

    /// Puts openings of actions among those of passages, which are in order; what has one place keeps its order.
    private func insert(_ found: [(place: Int, opening: Opening)], _ resolution: inout Resolution) {
        guard !found.isEmpty else { return }
        let forms = resolution.openings.map { opening in
            (place: opening.kind == .browser ? Self.placeOfWebReaders : places[opening.app] ?? .max, opening: opening)
        }
        let all = forms + found
        resolution.openings = all.indices.sorted { (all[$0].place, $0) < (all[$1].place, $1) }.map { all[$0].opening }
    }

    private func collectForms(
        of passage: LinkedPassage, _ filter: OpeningFilter, _ resolution: inout Resolution
    ) {
        var routes = PassageRoutes(passage.hub, intention: filter.intention, of: forms)
        let title = "Open Passage"
        for place in displayOrder {
            let app = manifest.apps[place]
            guard filter.admits(app), filter.admitsStatus(of: app),
                let opening = routes.opening(at: place, of: forms, scripts: scripts),
                opening.isHarmless || isAllowed(opening.url, title, app, app.mark, &resolution)
            else { continue }
            resolution.openings.append(
                Opening(
                    app: app, title: title, kind: app.isWebReader ? .browser : .passage, lost: opening.lost,
                    url: opening.url))
        }
    }

    private func collectActions(
        _ subject: Subject, _ filter: OpeningFilter, _ resolution: inout Resolution
    ) {
        var found: [(place: Int, opening: Opening)] = []
        for candidate in actionIndex.candidates(in: subject.string) {
            guard let action = manifest.deferredActions[candidate].rule(&resolution.findings),
                action.formats.contains(where: { filter.admits($0.app) }),
                let match = match(action.pattern, subject, action.title, action.mark, &resolution)
            else { continue }
            for format in action.formats where filter.admits(format.app) {
                let evaluation = format.result.evaluate(match, subject, action.pattern, scripts)
                guard let url = url(evaluation, action.title, format.app, format.mark, &resolution) else { continue }
                let place = format.isInline ? Self.placeOfInlineApps : places[format.app.identifier] ?? .max
                let kind = format.result.kind
                found.append((place, Opening(app: format.app, title: action.title, kind: kind, url: url)))
            }
        }
        insert(found, &resolution)
    }

    private func collectBrowsers(_ subject: Subject, _ filter: OpeningFilter, _ resolution: inout Resolution) {
        var writer = BrowserWriter(subject.string)
        var matches: [Match?] = Array(repeating: nil, count: manifest.browsers.count)
        for place in manifest.browsers.indices where filter.admits(manifest.browsers[place].app) {
            let (browser, twin) = (manifest.browsers[place], browserTwins[place])
            if matches[twin] == nil {
                matches[twin] = match(browser.pattern, subject, browser.app.name, browser.mark, &resolution)
            }
            guard let match = matches[twin],
                let url = url(browser, browserForms.forms[place], match, subject, &writer, &resolution)
            else { continue }
            resolution.openings.append(
                Opening(app: browser.app, title: Self.titleOfBrowsers, kind: .browser, url: url))
        }
    }

    private static let titleOfBrowsers = "Open in Browser"

    private func url(
        _ browser: Browser, _ form: BrowserForms.Form?, _ match: Match, _ subject: Subject,
        _ writer: inout BrowserWriter, _ resolution: inout Resolution
    ) -> String? {
        let (app, title) = (browser.app, Self.titleOfBrowsers)
        guard let form else {
            let evaluation = browser.result.evaluate(match, subject, browser.pattern, scripts)
            return url(evaluation, title, app, browser.mark, &resolution)
        }
        let url = writer.url(form, of: browserForms, match)
        let isAllowed =
            form.isHarmless && writer.isPrintable || isAllowed(url, title, app, browser.mark, &resolution)
        return isAllowed ? url : nil
    }

    /// After so many regexes that gave up, a link is not worth another: each of them costs tenths of a second.
    private static let maximumGivenUp = 4

    private func match(
        _ pattern: Pattern, _ subject: Subject, _ title: String, _ mark: SourceMark, _ resolution: inout Resolution
    ) -> Match? {
        guard resolution.givenUp < Self.maximumGivenUp else { return nil }
        do {
            return try pattern.firstMatch(in: subject)
        } catch {
            resolution.givenUp += 1
            resolution.findings.append(
                Finding(
                    .warning, "\"\(title)\" was left out: \(error)", at: mark,
                    note: resolution.givenUp == Self.maximumGivenUp ? "no further rule was tried on this link" : nil))
            return nil
        }
    }

    /// The result of a rule that matches, if there is one and it may be opened.
    private func url(
        _ evaluation: RuleEvaluation, _ title: String, _ app: App, _ mark: SourceMark, _ resolution: inout Resolution
    ) -> String? {
        if evaluation.value == nil, let problem = evaluation.problem {
            resolution.findings.append(
                Finding(problem.severity, "\(Self.name(title, app)) \(problem.message)", at: mark))
        }
        guard let url = evaluation.value, isAllowed(url, title, app, mark, &resolution) else { return nil }
        return url
    }

    /// Whether the policy lets a URL through; what it says otherwise becomes a finding.
    private func isAllowed(
        _ url: String, _ title: String, _ app: App, _ mark: SourceMark, _ resolution: inout Resolution
    ) -> Bool {
        switch app.policy.verdict(on: url) {
        case .allowed: return true
        case .foreign(let scheme):
            resolution.findings.append(
                Finding(.note, "\(Self.name(title, app)): the app does not declare the scheme \(scheme):", at: mark))
            return true
        case .refused(let reason):
            resolution.findings.append(
                Finding(.warning, "\(Self.name(title, app)) was left out: \(reason)", at: mark))
            return false
        }
    }

    /// An opening as findings name it.
    private static func name(_ title: String, _ app: App) -> String { "\"\(title)\" for \(app.name)" }
}
