package import Bible
import PCRE
import Text
import URLText

extension Engine {
    /// The openings that are made from a passage, without those that are made from its link.
    package func openings(of passage: LinkedPassage, _ filter: OpeningFilter) -> [Opening] {
        var context = LinkContext("", by: self, filter)
        context.addPassageOpenings(of: passage)
        return context.resolution.openings
    }
}

extension LinkContext {
    /// Adds the openings of a passage in the apps that the filter admits. The intention of the filter, else that of the
    /// link, is passed on to the apps that have it. The numbers of a link are those of its site, and the numbers of a
    /// reference are those of the readers of its text.
    mutating func addPassageOpenings(of passage: LinkedPassage) {
        let apps = engine.rules.passageApps.filter { filter.admits($0) && filter.admits($0, as: .passage) }
        guard !apps.isEmpty else { return }
        var url = passage.canonicalURL
        if let intention = filter.intention { url.intention = intention }
        let language = filter.language ?? (passage.site == nil ? reading.language : nil)
        var builder = LinkBuilder(
            url, LinkBuilder.Readers(translation: filter.translation, language: language), services: rules.services)
        resolution.openings.reserveCapacity(apps.count)
        for app in apps {
            let link = builder.link(for: app)
            var evaluation = builder.evaluation ?? RuleEvaluation()
            evaluation.value = link?.url
            guard let url = self.url(of: evaluation, OpeningName(Opening.passageTitle, in: app, at: app.location))
            else { continue }
            resolution.openings.append(
                Opening(
                    app: app, title: Opening.passageTitle, kind: .ofPassage(in: app), losses: link?.losses ?? [],
                    assumedTranslation: link?.assumedTranslation, url: url))
        }
    }
}

extension LinkContext {
    /// Adds the openings of a web link in browsers, and says if there are none at all.
    mutating func addBrowserOpenings() {
        if filter.includesBrowsers, filter.admits(.browser), SchemePolicy.isWeb(resolution.url) { openInBrowsers() }
        if resolution.openings.isEmpty, resolution.findings.isEmpty {
            let what = resolution.passage != nil ? "passage" : resolution.place != nil ? "place" : nil
            resolution.findings = what.map { [noApp(for: $0)] } ?? Engine.noRule(filter)
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

/// Why an app has no link for a passage.
package struct PassageRefusal {
    /// The reason, as `BibleServer links need a translation`.
    package let reason: String
    /// Whether the app opens the passage in another translation.
    package var needsTranslation = false
}

extension LinkContext {
    /// The finding of a link that none of the requested apps opens, with the reason of the first.
    private func noApp(for what: String) -> Finding {
        let app = engine.rules.passageApps.first { filter.admits($0) && filter.admits($0, as: .passage) }
        let refusal = resolution.passage.flatMap { passage in
            app.map { engine.refusal(of: passage.canonicalURL, by: $0) }
        }
        return Finding(
            .note, "none of the requested apps opens the \(what)\(refusal.map { ": \($0.reason)" } ?? "")")
    }
}

extension Engine {
    /// Why an app has no link for a passage.
    package func refusal(of url: CommonSchemeURL, by app: App) -> PassageRefusal {
        if let books = app.passage?.capabilities?.books, books == .protestant,
            let book = url.passage.spans.first(where: { !$0.isInProtestantBooks })?.start.book
        {
            return PassageRefusal(reason: "\(app.name) does not have \(book.name)")
        }
        guard !opens(translation: nil, app) else {
            return PassageRefusal(reason: "\(app.name) does not open the passage")
        }
        guard let translation = url.translation else {
            return PassageRefusal(reason: "\(app.name) links need a translation", needsTranslation: true)
        }
        let isKnown = opens(translation: translation, app)
        return PassageRefusal(
            reason: "\(app.name) \(isKnown ? "cannot open this passage in" : "has no translation") \(translation.text)",
            needsTranslation: true)
    }

    /// Whether an app opens a verse that every Bible has.
    private func opens(translation: TranslationCode?, _ app: App) -> Bool {
        guard var url = try? CommonSchemeURL(parsing: "bible://?passages=[John.3.16]") else { return false }
        url.translation = translation
        var builder = LinkBuilder(url, services: services)
        return builder.link(for: app) != nil
    }
}
