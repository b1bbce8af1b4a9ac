import PCRE

extension Engine {
    /// Adds the openings of a web link in the browsers that the filter admits.
    func addBrowserOpenings(_ subject: Subject, _ filter: OpeningFilter, to resolution: inout Resolution) {
        let title = "Open in Browser"
        // Most browsers have the same regex.
        var matches: [(regex: String, first: Match?)] = []
        for browser in manifest.browsers where filter.admits(browser.app) {
            let (app, pattern) = (browser.app, browser.pattern)
            let first: Match?
            if let known = matches.first(where: { $0.regex == pattern.source }) {
                first = known.first
            } else {
                first = match(pattern, subject, app.name, browser.location, &resolution)
                matches.append((pattern.source, first))
            }
            guard let first else { continue }
            let evaluation = browser.result.evaluate(first, subject, pattern, scripts)
            if let url = url(evaluation, title, app, browser.location, &resolution) {
                resolution.openings.append(Opening(app: app, title: title, kind: .browser, url: url))
            }
        }
    }
}
