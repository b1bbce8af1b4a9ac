import LinkEngine
import Text
import URLText

/// Results with a scheme that their app does not declare.
struct SchemeCheck {
    private let rule: ContributedRule
    /// The schemes of the apps that the rules may name, by their identifiers.
    private let schemes: [String: [String]]

    init(_ rule: ContributedRule, schemes: [String: [String]]) {
        self.rule = rule
        self.schemes = schemes
    }

    var findings: [Finding] {
        let object = rule.object
        switch object.kind {
        case .app:
            let templates = (object.objects(.passage) + object.objects(.place)).flatMap { $0[.templates]?.items ?? [] }
            return check(templates, declared: Self.schemes(of: object))
        case .browser: return check(results(of: object), declared: Self.schemes(of: object))
        case .format:
            let named = object.string(.appId).flatMap { schemes[$0] }
            guard let declared = named ?? object.objects(.app).first.map(Self.schemes) else { return [] }
            return check(results(of: object), declared: declared)
        default: return []
        }
    }

    private func results(of object: ManifestObject) -> [JSONValue] {
        [object[.format], object[.template]].compactMap { $0 }
    }

    private static func schemes(of app: ManifestObject) -> [String] {
        ([app.string(.scheme)].compactMap { $0 } + app.strings(.schemes)).map { String($0.prefix { $0 != ":" }) }
    }

    private func check(_ results: [JSONValue], declared: [String]) -> [Finding] {
        let known = Set(declared.map { $0.lowercased() })
        return results.compactMap { value in
            guard let text = value.string, let scheme = SchemePolicy.scheme(of: text), !SchemePolicy.isWeb(text),
                !known.contains(scheme)
            else { return nil }
            let hint = Spelling.hint(for: scheme, in: known)
            return Finding(
                .schemeUndeclared, "the scheme \"\(scheme)\" is not one that the app declares",
                at: rule.location(value),
                note: hint ?? "add it to the app's \"schemes\" if its \"docs\" show it; do not invent one")
        }
    }
}
