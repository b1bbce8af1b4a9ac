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
        let results =
            object.kind == .app
            ? (object.objects(.passage) + object.objects(.place)).flatMap { $0[.templates]?.items ?? [] }
            : [object[.format], object[.template]].compactMap { $0 }
        return undeclared(results).map { value, scheme, known in
            Finding(
                .schemeUndeclared, "the scheme \"\(scheme)\" is not one that the app declares",
                at: rule.location(value),
                note: Spelling.hint(for: scheme, in: known)
                    ?? "add it to the app's \"schemes\" if its \"docs\" show it; do not invent one")
        }
    }

    /// One note about all results of a manifest for Opener, as its tests expect them; nil if there are none.
    static func note(about rules: [ContributedRule], schemes: [String: [String]]) -> Finding? {
        let undeclared = rules.flatMap { rule in
            SchemeCheck(rule, schemes: schemes).undeclared(rule.object[.testResults]?.items ?? [])
                .map { (rule.location($0.result), $0.scheme) }
        }
        guard let first = undeclared.first?.0 else { return nil }
        let names = Set(undeclared.map { $0.1 }).sorted()
        let list = names.prefix(maximumNames).joined(separator: ", ") + (names.count > maximumNames ? ", ..." : "")
        return Finding(
            .note, "links use \(Printable.count(names.count, "scheme")) that their apps do not declare: \(list)",
            at: first, note: "this is the first such link; these links are still printed")
    }

    private static let maximumNames = 20

    /// The schemes that the app of the rule declares; nil if it is unknown.
    private var declared: [String]? {
        let object = rule.object
        switch object.kind {
        case .app, .browser: return Self.schemes(of: object)
        case .format:
            return object.string(.appId).flatMap { schemes[$0] } ?? object.objects(.app).first.map(Self.schemes)
        default: return nil
        }
    }

    static func schemes(of app: ManifestObject) -> [String] {
        ([app.string(.scheme)].compactMap { $0 } + app.strings(.schemes)).map { String($0.prefix { $0 != ":" }) }
    }

    private func undeclared(_ results: [JSONValue]) -> [(result: JSONValue, scheme: String, known: Set<String>)] {
        guard let known = declared.map({ Set($0.map { $0.lowercased() }) }) else { return [] }
        return results.compactMap { value in
            guard let text = value.string, let scheme = SchemePolicy.scheme(of: text), !SchemePolicy.isWeb(text),
                !known.contains(scheme)
            else { return nil }
            return (value, scheme, known)
        }
    }
}
