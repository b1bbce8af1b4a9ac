package import PCRE
package import Text
import URLText

/// A rule on its own, to be tried on any link, also with another regex.
package enum SingleRule: Sendable {
    case passage(ReadingRule)
    /// What an app makes of a passage or a place; its links are canonical URLs.
    case form(App)
    case action(Action)
    case browser(Browser)
    case redirect(Redirect)
}

extension Manifest {
    /// Every rule of the manifest, in the order of its kinds.
    package var singleRules: [SingleRule] {
        readingRules.map(SingleRule.passage) + apps.filter { $0.makesLinks }.map(SingleRule.form)
            + actions.map(SingleRule.action) + browsers.map(SingleRule.browser) + redirects.map(SingleRule.redirect)
    }
}

extension SingleRule {
    /// What people call the rule; the regex of a redirect.
    package var title: String {
        switch self {
        case .passage(let rule): rule.site
        case .form(let app): app.name
        case .action(let action): action.title
        case .browser(let browser): browser.app.name
        case .redirect(let redirect): redirect.pattern.source
        }
    }

    /// Where the rule is in its file; of an app's form, where the app is.
    package var location: SourceLocation {
        switch self {
        case .passage(let rule): rule.location
        case .form(let app): app.location
        case .action(let action): action.location
        case .browser(let browser): browser.location
        case .redirect(let redirect): redirect.location
        }
    }

    /// The apps that open the results, one for each result; nil where the result is not a link of an app.
    package var apps: [String?] {
        switch self {
        case .passage, .redirect: [nil]
        case .form(let app): [app.identifier]
        case .action(let action): action.formats.map { $0.app.identifier }
        case .browser(let browser): [browser.app.identifier]
        }
    }

    /// The regex as the engine compiled it; nil for what an app makes of a passage or a place.
    package var pattern: Pattern? {
        switch self {
        case .passage(let rule): rule.pattern
        case .form: nil
        case .action(let action): action.pattern
        case .browser(let browser): browser.pattern
        case .redirect(let redirect): redirect.pattern
        }
    }

    /// The regex as its author wrote it; nil for what an app makes of a passage or a place.
    package var regex: String? {
        if case .passage(let rule) = self { return ReadingRule.regex(of: rule.pattern) }
        return pattern?.source
    }

    /// The link as the regex sees it.
    package func subject(_ link: String) -> Subject {
        if case .passage = self { return Subject(NormalizedLink(link).url) }
        return Subject(link)
    }

    /// What the rule gives for a link: one result, of an action one for each of its formats. A redirect that leaves the
    /// link as it is gives none.
    package func results(for link: String, _ services: RuleServices) -> [String?] {
        switch self {
        case .passage(let rule): [rule.evaluate(link, services).value]
        case .form(let app): [app.evaluate(link, services).value]
        case .action(let action):
            action.formats.map { $0.result.evaluate(Subject(link), action.pattern, services).value }
        case .browser(let browser): [browser.result.evaluate(Subject(link), browser.pattern, services).value]
        case .redirect(let redirect): [redirect.target(of: link)].map { $0 == link ? nil : $0 }
        }
    }

    /// The same rule with another regex.
    package func with(regex: String) throws(PatternError) -> SingleRule {
        switch self {
        case .passage(let rule): return .passage(rule.with(try ReadingRule.pattern(regex)))
        case .form: return self
        case .action(let action):
            let pattern = try Pattern(regex, options: action.pattern.options)
            return .action(
                Action(
                    title: action.title, pattern: pattern, usesHeaders: action.usesHeaders,
                    isUnverified: action.isUnverified, formats: action.formats, location: action.location))
        case .browser(let browser):
            return .browser(
                Browser(
                    app: browser.app, pattern: try Pattern(regex, options: browser.pattern.options),
                    result: browser.result, tests: browser.tests, location: browser.location))
        case .redirect(let redirect):
            return .redirect(
                Redirect(
                    pattern: try Pattern(regex, options: redirect.pattern.options), target: redirect.target,
                    isForeign: redirect.isForeign, tests: redirect.tests, testsAreMisspelt: redirect.testsAreMisspelt,
                    location: redirect.location))
        }
    }
}

extension App {
    /// Whether it has a rule of its own for its links.
    fileprivate var makesLinks: Bool {
        switch passage {
        case .templates, .script: true
        case .commonScheme: false
        case nil: place != nil
        }
    }
}

extension ReadingRule {
    fileprivate func with(_ pattern: Pattern) -> ReadingRule {
        ReadingRule(
            topic: topic, site: site, pattern: pattern, reading: reading, query: query, defaults: defaults,
            books: books, translations: translations, correcting: correcting, tests: tests, location: location)
    }
}

extension Redirect {
    /// Where the redirect alone leads; nil if its regex does not match, or only a server knows.
    fileprivate func target(of link: String) -> String? {
        var budget = MatchBudget()
        let subject = Subject(link)
        guard let match = try? pattern.firstMatch(in: subject, budget: &budget) else { return nil }
        return try? wrappedLink(RuleMatches(match, of: pattern, in: subject), &budget)
    }
}
