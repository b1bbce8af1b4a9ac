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
        if resolution.openings.isEmpty, resolution.findings.isEmpty {
            resolution.findings.append(Finding(.note, "no rule opens this link"))
        }
        return resolution
    }

    private func unwrap(_ input: String, _ resolution: inout Resolution) -> String {
        do {
            let target = try manifest.unwrapped(input)
            if target == input || ["http", "https"].contains(SchemePolicy.scheme(of: target)) { return target }
            let shown = Printable.shortened(target)
            resolution.findings.append(Finding(.note, "the link wraps \"\(shown)\", which is no web link"))
        } catch {
            resolution.findings.append(Finding(.warning, "the rules for redirects gave up: \(error)"))
        }
        return input
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
                isAllowed(opening.url, Rule(Self.passageTitle, app, app.mark), &resolution)
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
                matches(action.pattern, subject, "\"\(action.title)\"", action.mark, &resolution)
            else { continue }
            for format in action.formats where filter.admits(format.app) {
                let kind = format.result.kind
                let rule = Rule(action.title, format.app, format.mark)
                guard let url = url(of: format.result, action.pattern, subject, rule, &resolution)
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
            let rule = Rule(title, browser.app, browser.mark)
            guard matches(browser.pattern, subject, browser.app.name, browser.mark, &resolution),
                let url = url(of: browser.result, browser.pattern, subject, rule, &resolution)
            else { continue }
            resolution.openings.append(Opening(app: browser.app, title: title, kind: .browser, url: url))
        }
    }

    /// After so many regexes that gave up, a link is not worth another: each of them costs tenths of a second.
    private static let maximumGivenUp = 4

    private func matches(
        _ pattern: Pattern, _ subject: Subject, _ name: String, _ mark: SourceMark, _ resolution: inout Resolution
    ) -> Bool {
        guard resolution.givenUp < Self.maximumGivenUp else { return false }
        do {
            return try pattern.firstMatch(in: subject) != nil
        } catch {
            resolution.givenUp += 1
            resolution.findings.append(
                Finding(
                    .warning, "\(name) was left out: \(error)", at: mark,
                    note: resolution.givenUp == Self.maximumGivenUp ? "no further rule was tried on this link" : nil))
            return false
        }
    }

    /// What a finding says of a rule: its name, and where it stands.
    private struct Rule {
        let name: String
        let app: App
        let mark: SourceMark

        init(_ title: String, _ app: App, _ mark: SourceMark) {
            name = "\"\(title)\" for \(app.name)"
            self.app = app
            self.mark = mark
        }
    }

    /// The result of a rule that matches, if there is one and it may be opened.
    private func url(
        of result: RuleResult, _ pattern: Pattern, _ subject: Subject, _ rule: Rule, _ resolution: inout Resolution
    ) -> String? {
        let evaluation = result.evaluate(subject, pattern, scripts)
        if let failure = evaluation.failure {
            resolution.findings.append(Finding(.warning, "\(rule.name) gave no result: \(failure)", at: rule.mark))
        } else if evaluation.value == nil, evaluation.neededNetwork {
            resolution.findings.append(
                Finding(.note, "\(rule.name) needs the network, which was not asked for", at: rule.mark))
        } else if let remark = evaluation.remark {
            resolution.findings.append(
                Finding(.warning, "\(rule.name) gave no result: the script \(remark)", at: rule.mark))
        }
        guard let url = evaluation.value, isAllowed(url, rule, &resolution) else { return nil }
        return url
    }

    /// Whether the policy lets a URL through; what it says otherwise becomes a finding.
    private func isAllowed(_ url: String, _ rule: Rule, _ resolution: inout Resolution) -> Bool {
        switch SchemePolicy.verdict(on: url, appSchemes: rule.app.schemes) {
        case .allowed: return true
        case .foreign(let scheme):
            resolution.findings.append(
                Finding(.note, "\(rule.name): the app does not declare the scheme \(scheme):", at: rule.mark))
            return true
        case .refused(let reason):
            resolution.findings.append(Finding(.warning, "\(rule.name) was left out: \(reason)", at: rule.mark))
            return false
        }
    }
}
