import LinkEngine
import Text

extension ContributedRule {
    /// A rule without a source for the form of its links, which may be invented.
    var sourceFindings: [Finding] {
        guard isSourced(object.kind), !isUnverified, !Self.names(object, file) else { return [] }
        let formats = object.objects(.formats)
        if !formats.isEmpty, formats.allSatisfy({ Self.names($0, file) }) { return [] }
        let docs = object[.docs]
        let note = "name the page, or the code, that shows the form of the links"
        return [
            Finding(
                .docsMissing,
                docs.map { "\"docs\" is \($0.source), which is not a source" } ?? "the \(title) has no \"docs\"",
                at: location(docs ?? object.value),
                note: object.kind == .redirect ? note : note + "; if there is none, add \"status\": \"unverified\"")
        ]
    }

    private func isSourced(_ kind: ManifestSchema.Kind) -> Bool {
        switch kind {
        case .app, .action, .browser, .passage, .place, .redirect: true
        default: false
        }
    }

    private var isUnverified: Bool { object.string(.status) == "unverified" }

    /// Whether an object names a source, and not only a word in its place.
    private static func names(_ object: ManifestObject, _ file: SourceFile) -> Bool {
        let text = (object.string(.docs) ?? "").lowercased()
        let scheme = ["https:", "http:"].first { text.hasPrefix($0) } ?? ""
        let words = text.dropFirst(scheme.count).filter { $0.isLetter || $0.isNumber }
        return !["", "todo", "tbd", "none", "na", "unknown", "fixme", "docs", "xxx"].contains(words)
    }
}
