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
    /// Which rules for sites may read a link.
    let passageIndex: RuleIndex

    /// An engine for a manifest; scripts run in hosts of the pool.
    public init(manifest: Manifest, scripts: ScriptPool) {
        self.manifest = manifest
        self.scripts = scripts
        passageIndex = RuleIndex(manifest.deferredRules.map(\.literal))
        places = Dictionary(
            manifest.apps.enumerated().map { ($1.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Every way of opening a link that the filter lets through, in the order in which people see them.
    func resolve(_ input: String, _ filter: OpeningFilter) -> Resolution {
        var resolution = Resolution(input: input)
        resolution.url = unwrap(input, &resolution)
        var found: [Placed] = []
        resolution.passage = passage(of: resolution.url, &resolution)
        if let passage = resolution.passage { collectForms(of: passage, &found, filter, &resolution) }
        collectActions(&found, filter, &resolution)
        found.sort { ($0.place, $0.sequence) < ($1.place, $1.sequence) }
        resolution.openings = found.map(\.opening)
        if filter.includesBrowsers, ["http", "https"].contains(SchemePolicy.scheme(of: resolution.url)) {
            collectBrowsers(filter, &resolution)
        }
        return resolution
    }

    private func unwrap(_ input: String, _ resolution: inout Resolution) -> String {
        do {
            return try manifest.unwrapped(input)
        } catch {
            resolution.findings.append(Finding(.warning, "the rules for redirects gave up: \(error)"))
            return input
        }
    }

    private static let placeOfInlineApps = Int.max - 1
    private static let placeOfWebReaders = Int.max

    /// An opening on its way to its place in the list.
    private struct Placed {
        let place: Int
        let sequence: Int
        let opening: Opening
    }

    /// The actions that may match a link. The one place where an index over the rules belongs.
    private func candidates(for subject: Subject) -> [Action] { manifest.actions }

    private func collectForms(
        of passage: LinkedPassage, _ found: inout [Placed], _ filter: OpeningFilter, _ resolution: inout Resolution
    ) {
        for app in manifest.apps where filter.admits(app) && filter.admitsStatus(of: app) {
            guard let opening = app.opening(of: passage.hub, intention: filter.intention, scripts: scripts),
                isAllowed(opening.url, title: Self.passageTitle, app, &resolution)
            else { continue }
            found.append(
                Placed(
                    place: app.isWebReader ? Self.placeOfWebReaders : places[app.identifier] ?? .max,
                    sequence: found.count,
                    opening: Opening(
                        app: app, title: Self.passageTitle, kind: app.isWebReader ? .browser : .passage,
                        lost: opening.lost, url: opening.url)))
        }
    }

    private static let passageTitle = "Open Passage"

    private func collectActions(_ found: inout [Placed], _ filter: OpeningFilter, _ resolution: inout Resolution) {
        let subject = Subject(resolution.url)
        for action in candidates(for: subject) {
            guard action.formats.contains(where: { filter.admits($0.app) }),
                matches(action.pattern, subject, action.title, &resolution)
            else { continue }
            for format in action.formats where filter.admits(format.app) {
                let kind = format.result.kind
                guard let url = url(of: format.result, action.pattern, subject, format.app, action.title, &resolution)
                else { continue }
                found.append(
                    Placed(
                        place: format.isInline ? Self.placeOfInlineApps : places[format.app.identifier] ?? .max,
                        sequence: found.count,
                        opening: Opening(app: format.app, title: action.title, kind: kind, url: url)))
            }
        }
    }

    private func collectBrowsers(_ filter: OpeningFilter, _ resolution: inout Resolution) {
        let subject = Subject(resolution.url)
        let title = "Open in Browser"
        for browser in manifest.browsers where filter.admits(browser.app) {
            guard matches(browser.pattern, subject, browser.app.name, &resolution),
                let url = url(of: browser.result, browser.pattern, subject, browser.app, title, &resolution)
            else { continue }
            resolution.openings.append(Opening(app: browser.app, title: title, kind: .browser, url: url))
        }
    }

    private func matches(
        _ pattern: Pattern, _ subject: Subject, _ title: String, _ resolution: inout Resolution
    ) -> Bool {
        do {
            return try pattern.firstMatch(in: subject) != nil
        } catch {
            resolution.findings.append(Finding(.warning, "\"\(title)\" was left out: \(error)"))
            return false
        }
    }

    /// The result of a rule that matches, if there is one and it may be opened.
    private func url(
        of result: RuleResult, _ pattern: Pattern, _ subject: Subject, _ app: App, _ title: String,
        _ resolution: inout Resolution
    ) -> String? {
        let evaluation = result.evaluate(subject, pattern, scripts)
        let name = "\"\(title)\" for \(app.name)"
        if let failure = evaluation.failure {
            resolution.findings.append(Finding(.warning, "\(name) gave no result: \(failure)"))
        } else if evaluation.value == nil, evaluation.neededNetwork {
            resolution.findings.append(Finding(.note, "\(name) needs the network, which was not asked for"))
        } else if let remark = evaluation.remark {
            resolution.findings.append(Finding(.warning, "\(name) gave no result: the script \(remark)"))
        }
        guard let url = evaluation.value, isAllowed(url, title: title, app, &resolution) else { return nil }
        return url
    }

    /// Whether the policy lets a URL through; what it says otherwise becomes a finding.
    private func isAllowed(_ url: String, title: String, _ app: App, _ resolution: inout Resolution) -> Bool {
        let name = "\"\(title)\" for \(app.name)"
        switch SchemePolicy.verdict(on: url, appSchemes: app.schemes) {
        case .allowed: return true
        case .foreign(let scheme):
            resolution.findings.append(Finding(.note, "\(name): the app does not declare the scheme \(scheme):"))
            return true
        case .refused(let reason):
            resolution.findings.append(Finding(.warning, "\(name) was left out: \(reason)"))
            return false
        }
    }
}
