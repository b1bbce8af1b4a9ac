import LinkEngine
import Text

/// The sites, apps and other rules of a document, for its outline.
struct DocumentSymbol {
    let name: String
    let detail: String
    let kind: Int
    let range: Range<Int>
    let selection: Range<Int>

    static func all(in document: RuleDocument) -> [DocumentSymbol] {
        document.rules.flatMap { placed -> [DocumentSymbol] in
            guard let report = document.reports[placed.key] else { return [] }
            let offset = placed.range.lowerBound - report.rule.range.lowerBound
            return report.rule.objects.compactMap { DocumentSymbol($0, movedBy: offset) }
        }
    }

    private init?(_ object: ManifestObject, movedBy offset: Int) {
        guard let kind = object.kind.symbolKind else { return nil }
        let label = object.kind.members.first { $0.role == .label }.flatMap { object[$0.key] } ?? object.regex
        guard let label, let name = label.string, !name.isEmpty else { return nil }
        let whole = (object.tableKey ?? object.value).range.lowerBound..<object.value.range.upperBound
        self.name = name
        self.kind = kind
        detail = object.string(.identifier) ?? object.kind.title
        range = whole.lowerBound + offset..<whole.upperBound + offset
        selection = label.range.lowerBound + offset..<label.range.upperBound + offset
    }

    /// The symbol of the protocol: as part of an outline, or with its location for a client that has no outlines.
    func json(in document: RuleDocument, _ encoding: PositionEncoding, isOutline: Bool) -> JSONOutput {
        let range = document.range(range, encoding).json
        return [
            "name": .string(name), "kind": .int(kind), "detail": isOutline ? .string(detail) : nil,
            "range": isOutline ? range : nil,
            "selectionRange": isOutline ? document.range(selection, encoding).json : nil,
            "location": isOutline ? nil : ["uri": .string(document.uri), "range": range],
        ]
    }
}

extension ManifestSchema.Kind {
    /// The number of the protocol for rules of this kind; nil for objects that are no rules.
    fileprivate var symbolKind: Int? {
        switch self {
        case .passage, .place: 3  // namespace
        case .app, .browser: 19  // object
        case .action: 12  // function
        case .redirect: 25  // operator
        default: nil
        }
    }
}
