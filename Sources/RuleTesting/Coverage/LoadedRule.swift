import Diagnostics
import LinkEngine
import PCRE
import URLText

/// A rule of a manifest that may have tests.
enum LoadedRule: Sendable {
    case passage(PassageRule)
    case app(App)
    case action(Action)
    case browser(Browser)
    case redirect(Redirect, Manifest)

    /// The rules of a manifest by their places.
    static func byLocation(in manifest: Manifest) -> [SourceLocation: LoadedRule] {
        let passages = manifest.passageRules.map { ($0.location, LoadedRule.passage($0)) }
        let apps = manifest.apps.filter(\.makesLinks).map { ($0.location, LoadedRule.app($0)) }
        let actions = manifest.actions.map { ($0.location, LoadedRule.action($0)) }
        let browsers = manifest.browsers.map { ($0.location, LoadedRule.browser($0)) }
        let redirects = manifest.redirects.map { ($0.location, LoadedRule.redirect($0, manifest)) }
        return Dictionary(
            passages + apps + actions + browsers + redirects, uniquingKeysWith: { first, _ in first })
    }

    var kind: RuleTest.Kind {
        switch self {
        case .passage: .passage
        case .app: .app
        case .action: .action
        case .browser: .browser
        case .redirect: .redirect
        }
    }

    var title: String {
        switch self {
        case .passage(let rule): rule.site
        case .app(let app): app.name
        case .action(let action): action.title
        case .browser(let browser): browser.app.name
        case .redirect(let redirect, _): redirect.pattern.source
        }
    }

    var pattern: Pattern? {
        switch self {
        case .passage(let rule): rule.pattern
        case .app: nil
        case .action(let action): action.pattern
        case .browser(let browser): browser.pattern
        case .redirect(let redirect, _): redirect.pattern
        }
    }

    /// A link as the regex of the rule sees it.
    func subject(_ link: String) -> Subject {
        switch self {
        case .passage: Subject(NormalizedLink(link).url)
        case .redirect: Subject(WebAuthority.lowercasingHost(link) ?? link)
        case .app, .action, .browser: Subject(link)
        }
    }

    /// The formats of the rule that give a result for a link; a rule that is no action has one, 0.
    func formats(for link: String, _ services: RuleServices) -> [Int] {
        switch self {
        case .passage(let rule): rule.evaluate(link, services).value == nil ? [] : [0]
        case .app(let app): app.evaluate(link, services).value == nil ? [] : [0]
        case .action(let action):
            action.formats.indices.filter {
                action.formats[$0].result.evaluate(Subject(link), action.pattern, services).value != nil
            }
        case .browser(let browser):
            browser.result.evaluate(Subject(link), browser.pattern, services).value == nil ? [] : [0]
        case .redirect(_, let manifest):
            manifest.unwrapped(link, services).value.map { $0 == link ? [] : [0] } ?? []
        }
    }
}

extension App {
    /// Whether it has a rule of its own for its links.
    fileprivate var makesLinks: Bool {
        switch passage {
        case .templates, .script: true
        case .commonScheme, nil: false
        }
    }
}
