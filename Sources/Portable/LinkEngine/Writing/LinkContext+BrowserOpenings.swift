import PCRE
import URLText

extension LinkContext {
    /// Adds the openings of a web link in browsers, and says if there are none at all.
    mutating func addBrowserOpenings() {
        if filter.includesBrowsers, filter.admits(.browser), SchemePolicy.isWeb(resolution.url) { openInBrowsers() }
        if resolution.openings.isEmpty, resolution.findings.isEmpty {
            let what = resolution.passage != nil ? "passage" : resolution.place != nil ? "place" : nil
            resolution.findings = what.map { Engine.noApp(for: $0) } ?? Engine.noRule(filter)
        }
    }

    private mutating func openInBrowsers() {
        let browsers = engine.manifest.browsers
        // To look for the browsers of a link takes longer than all else that is done with a link that no rule is for.
        guard browsers.contains(where: { filter.admits($0.app) }) else { return }
        // Most browsers have the same regex.
        var searched: [(regex: String, matches: RuleMatches?)] = []
        for candidate in engine.index.browsers(for: page.link.string) {
            let browser = browsers[candidate]
            guard filter.admits(browser.app) else { continue }
            guard mayTryRule() else { break }
            let regex = browser.pattern.source
            let known = searched.first { $0.regex == regex }
            let rule = RuleName(.browser, browser.app.name, at: browser.location)
            let found = known.map { $0.matches } ?? matches(of: browser.pattern, in: page.link, rule)
            if known == nil { searched.append((regex, found)) }
            guard let found else { continue }
            let evaluation = browser.result.evaluate(found, &rules)
            let name = OpeningName(Opening.browserTitle, in: browser.app, at: browser.location)
            if let url = url(of: evaluation, name) {
                resolution.openings.append(
                    Opening(app: browser.app, title: Opening.browserTitle, kind: .browser, url: url))
            }
        }
    }
}
