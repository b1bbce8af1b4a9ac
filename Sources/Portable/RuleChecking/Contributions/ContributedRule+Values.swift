import LinkEngine
import PCRE
import Text

extension ContributedRule {
    /// Values that the JSON Schema does not allow, and that have no effect for that reason.
    var valueFindings: [Finding] {
        [
            finding(
                .appVerified, .verified,
                isValid: { Self.isWhole($0, Self.date) },
                expected: "a date such as 2026-11-21"),
            finding(
                .appCountry, .country, isValid: { Self.isWhole($0, Self.country) },
                expected: "a country code of two letters (ISO 3166), such as DE"),
        ].compactMap { $0 }
    }

    private static let date = try? Pattern("\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])\\z", options: [.anchored])
    private static let country = try? Pattern("[A-Za-z]{2}\\z", options: [.anchored])

    private static func isWhole(_ text: String, _ pattern: Pattern?) -> Bool {
        (try? pattern?.firstMatch(in: Subject(text))) != nil
    }

    /// An app that names no operating system, so that it is offered where it does not run.
    var systemFindings: [Finding] {
        guard [.app, .browser].contains(object.kind), object[.web]?.flag != true else { return [] }
        let value = object[.os]
        guard value?.members?.isEmpty ?? true else { return [] }
        return [
            Finding(
                .appSystems, "the \(title) names no operating system", at: location(value ?? object.value),
                note: "add \"os\": { \"ios\": {} }, with the systems that it runs on")
        ]
    }

    private func finding(
        _ check: CheckName, _ key: ManifestSchema.Key, isValid: (String) -> Bool, expected: String
    ) -> Finding? {
        guard let value = object[key], let text = value.string, !isValid(text) else { return nil }
        return Finding(
            check, "\"\(key.rawValue)\" is \(value.source)", at: location(value), note: "write \(expected)")
    }
}
