package import JSONText
package import PCRE
import URLText

/// One object of a rule file, with what the language says of its kind; for lint, coverage and corrections, which look
/// at the text that an author wrote.
package struct RuleObject: Sendable {
    /// What the object states.
    package enum Kind: String, Sendable, CaseIterable {
        case manifest
        case app
        case action
        case format
        case browser
        case passage
        case passageForm
        case takes
        case redirect
        case preview
    }

    /// What the object states.
    package let kind: Kind
    /// The object.
    package let value: JSONValue
    /// The regex of a rule: a member, or the key of a redirect.
    package let regex: JSONValue?

    private init(_ kind: Kind, _ value: JSONValue, regex: JSONValue? = nil) {
        self.kind = kind
        self.value = value
        self.regex = regex ?? value["regex"]
    }

    /// Every object of a rule file, from the outer ones to the inner ones.
    package static func all(in root: JSONValue) -> [RuleObject] {
        var objects = [RuleObject(.manifest, root)]
        for (key, kind) in [
            ("apps", Kind.app), ("actions", .action), ("browsers", .browser), ("passages", .passage),
            ("previews", .preview),
        ] {
            objects += (root[key]?.items ?? []).map { RuleObject(kind, $0) }
        }
        for member in (root["redirects"] ?? root["redirectRules"])?.members ?? [] {
            objects.append(RuleObject(.redirect, member.value, regex: member.key))
        }
        var next = 0
        while next < objects.count {
            objects += objects[next].children
            next += 1
        }
        return objects.filter { $0.value.members != nil }
    }

    private var children: [RuleObject] {
        switch kind {
        case .action: (value["formats"]?.items ?? []).map { RuleObject(.format, $0) }
        case .format: value["app"].map { [RuleObject(.app, $0)] } ?? []
        case .app, .browser: value["passage"].map { [RuleObject(.passageForm, $0)] } ?? []
        case .passageForm: value["takes"].map { [RuleObject(.takes, $0)] } ?? []
        case .manifest, .passage, .takes, .redirect, .preview: []
        }
    }

    /// The keys that such an object may have.
    package var knownKeys: Set<String> { Keys.known(in: kind) }

    /// The regex compiled as the engine compiles it; nil where it is not valid.
    package var pattern: Pattern? {
        guard let source = regex?.string else { return nil }
        guard kind != .passage else { return try? PassageRule.pattern(source) }
        let flag = value["headers"] ?? value["includeHeaders"]
        return try? Pattern(source, options: flag?.bool == true || flag?.number == "1" ? [.multiline] : [])
    }

    /// A link as the regex sees it.
    package func subject(_ link: String) -> Subject { Subject(kind == .passage ? NormalizedLink(link).url : link) }
}

extension Keys {
    /// The keys that an object of a kind may have.
    static func known(in kind: RuleObject.Kind) -> Set<String> {
        switch kind {
        case .manifest: manifest
        case .app: app
        case .action: action
        case .format: format
        case .browser: browser
        case .passage: passage
        case .passageForm: passageForm
        case .takes: takes
        case .redirect: redirect
        case .preview: preview
        }
    }
}
