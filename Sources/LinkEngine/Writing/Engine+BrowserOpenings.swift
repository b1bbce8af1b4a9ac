import PCRE

extension Engine {
    /// Adds the openings of a web link in the browsers that the filter admits.
    func addBrowserOpenings(_ subject: Subject, _ filter: OpeningFilter, to resolution: inout Resolution) {
        let title = "Open in Browser"
        // By the source of the regex, since most browsers have the same one; nil where it does not match.
        var matches: [String: Match?] = [:]
        for browser in manifest.browsers where filter.admits(browser.app) {
            let (app, pattern) = (browser.app, browser.pattern)
            let first: Match?
            if let known = matches[pattern.source] {
                first = known
            } else {
                first = match(pattern, subject, app.name, browser.location, &resolution)
                matches.updateValue(first, forKey: pattern.source)
            }
            guard let first else { continue }
            let evaluation = browser.result.evaluate(first, subject, pattern, scripts)
            if let url = url(evaluation, title, app, browser.location, &resolution) {
                resolution.openings.append(Opening(app: app, title: title, kind: .browser, url: url))
            }
        }
    }
}
