import LinkEngine
import Text

/// The part of a rule that a position is in.
struct CursorTarget {
    let report: RuleReport
    /// How far the rule is moved from its own file to the document.
    let offset: Int
    let object: ManifestObject
    let member: JSONMember?
    /// The position in the file of the rule.
    let position: Int

    /// Nil where there is no rule, or it is not JSON.
    init?(in document: RuleDocument, at position: Int) {
        guard let placed = document.rule(at: position), let report = document.reports[placed.key] else { return nil }
        let offset = placed.range.lowerBound - report.rule.range.lowerBound
        let position = position - offset
        let object = report.rule.objects.last { object in
            object.value.range.contains(position) || object.tableKey?.range.contains(position) == true
        }
        guard let object else { return nil }
        self.report = report
        self.offset = offset
        self.object = object
        self.position = position
        member = object.members.first { $0.range.contains(position) }
    }

    var key: ManifestSchema.Key? { member.flatMap { object.kind.key(named: $0.name) } }

    /// The range in the document of a value of the rule.
    func range(_ value: JSONValue) -> Range<Int> {
        value.range.lowerBound + offset..<value.range.upperBound + offset
    }

    /// The string at the position: a key or a value, also in an array or a table.
    var string: JSONValue? {
        guard let member else { return nil }
        return ([member.key] + Self.strings(in: member.value)).first { $0.range.contains(position) }
    }

    private static func strings(in value: JSONValue) -> [JSONValue] {
        if value.isString { return [value] }
        if let items = value.items { return items.flatMap(strings) }
        return (value.members ?? []).flatMap { [$0.key] + strings(in: $0.value) }
    }
}
