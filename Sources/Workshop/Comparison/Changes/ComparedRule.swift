import LinkEngine
package import Text

/// The rule that a change is about: of the new rules, or of the old ones where only those have it.
package struct ComparedRule: Hashable, Sendable {
    package let kind: RuleTest.Kind
    /// What people call it: the site, the app, the title of the action.
    package let title: String
    /// Where it is; nil where no rule has a part in the change.
    package let location: SourceLocation?
}

/// Finds the rules that made openings.
struct OpeningRules {
    private let apps: [String: ComparedRule]
    private let browsers: [String: ComparedRule]
    private let formats: [[String]: ComparedRule]

    init(_ manifest: Manifest) {
        func table<Key>(_ rules: [(Key, ComparedRule)]) -> [Key: ComparedRule] {
            Dictionary(rules, uniquingKeysWith: { first, _ in first })
        }
        apps = table(
            manifest.apps.map { ($0.identifier, ComparedRule(kind: .app, title: $0.name, location: $0.location)) })
        browsers = table(
            manifest.browsers.map {
                ($0.app.identifier, ComparedRule(kind: .browser, title: $0.app.name, location: $0.location))
            })
        formats = table(
            manifest.actions.flatMap { action in
                action.formats.map { format in
                    (
                        [action.title, format.app.identifier],
                        ComparedRule(
                            kind: .action, title: "\(action.title) (\(format.app.name))", location: format.location)
                    )
                }
            })
    }

    /// The rule that makes openings of that app and title.
    func rule(for opening: Opening) -> ComparedRule? {
        if opening.isOfTopic { return apps[opening.app] }
        return opening.kind == .browser ? browsers[opening.app] : formats[[opening.title, opening.app]]
    }
}
