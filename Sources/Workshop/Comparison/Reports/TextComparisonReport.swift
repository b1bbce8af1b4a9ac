import Text

/// A comparison for people: each rule with its changes, before and after, then the counts.
struct TextComparisonReport {
    let comparison: Comparison
    let showsAll: Bool

    var text: String {
        let extent = ReportExtent(comparison, showsAll: showsAll)
        var text = ""
        var previous: ComparedRule?
        for group in extent.groups {
            if group.rule != previous { text += "\(group.rule.place)\(group.rule.name)\n" }
            previous = group.rule
            text += Self.text(of: group, extent)
        }
        if let rest = extent.rest { text += rest + "\n\n" }
        return text + comparison.remarks.map { "note: \(Printable.line($0))\n" }.joined() + comparison.summary + "\n"
    }

    private static func text(of group: Comparison.Group, _ extent: ReportExtent) -> String {
        var text = ""
        for fold in extent.folds(of: group) {
            let words = fold.words(group.kind) { "`\($0)`" }
            text += "  \(group.kind.rawValue): \(Printable.count(fold.links, "link"))"
            text += (words.isEmpty ? "" : ": \(words)") + "\n"
            text += extent.examples(of: fold, group.kind).map { Self.text(of: $0, group.kind) }.joined()
        }
        return text + (extent.rest(of: group).map { "  and \($0)\n" } ?? "") + "\n"
    }

    private static func text(of change: LinkChange, _ kind: LinkChange.Kind) -> String {
        let (before, after) = (change.before.map(Printable.line), change.after.map(Printable.line))
        let difference = before.flatMap { before in after.map { TextDifference(from: before, to: $0) } }
        let inserts = difference?.edits.contains { !$0.inserted.isEmpty } == true
        let lines = [
            "    " + Printable.line(change.link),
            "      before  " + (before ?? kind.nothing), marked(difference?.removalMarks),
            "      after   " + (after ?? kind.nothing), inserts ? marked(difference?.insertionMarks) : nil,
        ]
        return lines.compactMap { $0.map { $0 + "\n" } }.joined()
    }

    private static func marked(_ marks: String?) -> String? {
        marks.flatMap { $0.isEmpty ? nil : "              " + $0 }
    }
}
