import PCRE

extension Engine {
    /// Adds the openings of a web link in the browsers that the filter admits.
    func addBrowserOpenings(_ subject: Subject, _ filter: OpeningFilter, to resolution: inout Resolution) {
        // To look for the browsers of a link takes longer than all else that is done with a link that no rule is for.
        guard manifest.browsers.contains(where: { filter.admits($0.app) }) else { return }
        let title = Opening.browserTitle
        // Most browsers have the same regex.
        var searched: [(regex: String, matches: RuleMatches?)] = []
        for candidate in index.browsers(for: subject.string) {
            let browser = manifest.browsers[candidate]
            guard filter.admits(browser.app) else { continue }
            guard mayTryRule(&resolution) else { break }
            let (app, pattern) = (browser.app, browser.pattern)
            let matches: RuleMatches?
            if let known = searched.first(where: { $0.regex == pattern.source }) {
                matches = known.matches
            } else {
                matches = self.matches(of: pattern, subject, app.name, browser.location, &resolution, kind: .browser)
                searched.append((pattern.source, matches))
            }
            guard let matches else { continue }
            let evaluation = browser.result.evaluate(matches, services, &resolution.budget)
            if let url = url(evaluation, title, app, browser.location, &resolution) {
                resolution.openings.append(Opening(app: app, title: title, kind: .browser, url: url))
            }
        }
    }
}
