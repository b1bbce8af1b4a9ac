import Bible
import Diagnostics
import PCRE
public import Scripting
import URLText
import UTF8Text

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
    /// The places of the apps that open passages, those of web readers last.
    private let displayOrder: [Int]
    /// What the browsers make of a link.
    private let browserForms: BrowserForms
    /// Which rules may be for a link.
    let index: ManifestIndex
    /// The memory for matching, kept from link to link.
    private let scratch = ScratchSlot()

    /// An engine for a manifest; scripts run in hosts of the pool.
    public init(manifest: Manifest, scripts: ScriptPool) {
        self.manifest = manifest
        self.scripts = scripts
        forms = PassageForms(manifest.apps.map { ($0.passage, $0.schemes.first, $0.policy) })
        index = ManifestIndex(manifest)
        places = Dictionary(
            manifest.apps.enumerated().map { ($1.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        let openers = manifest.apps.indices.filter { manifest.apps[$0].passage != nil }
        displayOrder =
            openers.filter { !manifest.apps[$0].isWebReader } + openers.filter { manifest.apps[$0].isWebReader }
        browserForms = BrowserForms(manifest.browsers)
    }

    /// Every way of opening a link that the filter lets through, in the order in which people see them.
    func resolve(_ input: String, _ filter: OpeningFilter) -> Resolution {
        var resolution = Resolution(input: input)
        var subject = Subject(input, scratch: scratch)
        var candidates = index.candidates(in: input)
        resolution.url = unwrap(subject, candidates, &resolution)
        if resolution.url != input {
            subject = Subject(resolution.url, scratch: scratch)
            candidates = index.candidates(in: resolution.url)
        }
        resolution.passage = passage(of: subject, candidates, &resolution)
        resolution.openings.reserveCapacity(manifest.apps.count + manifest.browsers.count)
        if let passage = resolution.passage { collectForms(of: passage, filter, &resolution) }
        collectActions(subject, candidates, filter, &resolution)
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

    private func unwrap(
        _ subject: Subject, _ candidates: ManifestIndex.Candidates, _ resolution: inout Resolution
    ) -> String {
        do {
            let target = try manifest.unwrapped(subject, candidates.redirects)
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
        var routes = PassageRoutes(passage.canonicalURL, intention: filter.intention, of: forms)
        var urls = OpeningURLs(count: displayOrder.count)
        let title = "Open Passage"
        for place in displayOrder {
            let app = manifest.apps[place]
            guard filter.admits(app), filter.admitsStatus(of: app),
                let opening = routes.append(at: place, of: forms, scripts: scripts, to: &urls.text)
            else { continue }
            let isAllowed =
                opening.isHarmless || isAllowed(urls.current, title, app, app.location, &resolution)
            guard urls.end(keeping: isAllowed) else { continue }
            resolution.openings.append(
                Opening(app: app, title: title, kind: app.isWebReader ? .browser : .passage, lost: opening.lost))
        }
        urls.assign(to: &resolution.openings)
    }

    private func collectActions(
        _ subject: Subject, _ candidates: ManifestIndex.Candidates, _ filter: OpeningFilter,
        _ resolution: inout Resolution
    ) {
        var found: [(place: Int, opening: Opening)] = []
        for candidate in candidates.actions {
            guard let action = manifest.deferredActions[candidate].rule(&resolution.findings),
                action.formats.contains(where: { filter.admits($0.app) }),
                let match = match(action.pattern, subject, action.title, action.location, &resolution)
            else { continue }
            for format in action.formats where filter.admits(format.app) {
                let evaluation = format.result.evaluate(match, subject, action.pattern, scripts)
                guard let url = url(evaluation, action.title, format.app, format.location, &resolution) else {
                    continue
                }
                let place = format.isInline ? Self.placeOfInlineApps : places[format.app.identifier] ?? .max
                let kind = format.result.kind
                found.append((place, Opening(app: format.app, title: action.title, kind: kind, url: url)))
            }
        }
        insert(found, &resolution)
    }

    private func collectBrowsers(_ subject: Subject, _ filter: OpeningFilter, _ resolution: inout Resolution) {
        let matches = browserMatches(subject, filter, &resolution)
        let writer = BrowserWriter(subject.string, matches, browserForms)
        var urls = OpeningURLs(count: browserForms.forms.count)
        for place in manifest.browsers.indices {
            guard let match = matches[browserForms.regexes[place]], filter.admits(manifest.browsers[place].app),
                append(place, match, subject, writer, &urls, &resolution)
            else { continue }
            resolution.openings.append(
                Opening(app: manifest.browsers[place].app, title: Self.titleOfBrowsers, kind: .browser))
        }
        urls.assign(to: &resolution.openings)
    }

    private static let titleOfBrowsers = "Open in Browser"

    /// What the regexes of the browsers match, each regex once.
    private func browserMatches(
        _ subject: Subject, _ filter: OpeningFilter, _ resolution: inout Resolution
    ) -> [Match?] {
        (0..<browserForms.regexCount).map { regex in
            let first = manifest.browsers.indices.first { place in
                browserForms.regexes[place] == regex && filter.admits(manifest.browsers[place].app)
            }
            guard let browser = first.map({ manifest.browsers[$0] }) else { return nil }
            return match(browser.pattern, subject, browser.app.name, browser.location, &resolution)
        }
    }

    /// Appends the link of the browser at a place; false where there is none, or it may not be opened.
    private func append(
        _ place: Int, _ match: Match, _ subject: Subject, _ writer: BrowserWriter, _ urls: inout OpeningURLs,
        _ resolution: inout Resolution
    ) -> Bool {
        if let form = browserForms.forms[place] {
            writer.append(form, of: browserForms, to: &urls.text)
            let app = manifest.browsers[place].app
            let isAllowed =
                writer.isPrintable && app.policy.isHarmless(urls.current.span)
                || isAllowed(urls.current, Self.titleOfBrowsers, app, manifest.browsers[place].location, &resolution)
            return urls.end(keeping: isAllowed)
        }
        let browser = manifest.browsers[place]
        let evaluation = browser.result.evaluate(match, subject, browser.pattern, scripts)
        guard let url = url(evaluation, Self.titleOfBrowsers, browser.app, browser.location, &resolution) else {
            return false
        }
        urls.text.append(url.utf8.span)
        return urls.end(keeping: true)
    }

    /// After so many regexes that gave up, a link is not worth another: each of them costs tenths of a second.
    private static let maximumGivenUp = 4

    private func match(
        _ pattern: Pattern, _ subject: Subject, _ title: String, _ location: SourceLocation,
        _ resolution: inout Resolution
    ) -> Match? {
        guard resolution.givenUp < Self.maximumGivenUp else { return nil }
        do {
            return try pattern.firstMatch(in: subject)
        } catch {
            resolution.givenUp += 1
            resolution.findings.append(
                Finding(
                    .warning, "\"\(title)\" was left out: \(error)", at: location,
                    note: resolution.givenUp == Self.maximumGivenUp ? "no further rule was tried on this link" : nil))
            return nil
        }
    }

    /// The result of a rule that matches, if there is one and it may be opened.
    private func url(
        _ evaluation: RuleEvaluation, _ title: String, _ app: App, _ location: SourceLocation,
        _ resolution: inout Resolution
    ) -> String? {
        if evaluation.value == nil, let problem = evaluation.problem {
            resolution.findings.append(
                Finding(problem.severity, "\(Self.name(title, app)) \(problem.message)", at: location))
        }
        guard let url = evaluation.value, isAllowed(url, title, app, location, &resolution) else { return nil }
        return url
    }

    /// Whether the policy lets a URL through that is being written.
    private func isAllowed(
        _ url: ArraySlice<UInt8>, _ title: String, _ app: App, _ location: SourceLocation,
        _ resolution: inout Resolution
    ) -> Bool {
        isAllowed(String(decoding: url, as: UTF8.self), title, app, location, &resolution)
    }

    /// Whether the policy lets a URL through; what it says otherwise becomes a finding.
    private func isAllowed(
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

    /// An opening as findings name it.
    private static func name(_ title: String, _ app: App) -> String { "\"\(title)\" for \(app.name)" }
}
