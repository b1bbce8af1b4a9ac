import Text

/// A comparison for programs; the members are part of the command line's contract.
struct JSONComparisonReport {
    let comparison: Comparison

    var text: String {
        JSONOutput.object([
            ("old", .string(comparison.old)), ("new", .string(comparison.new)), ("links", .int(comparison.linkCount)),
            (
                "counts",
                .object(LinkChange.Kind.allCases.map { ($0.rawValue, .int(comparison.count($0))) })
            ),
            ("remarks", .array(comparison.remarks.map { .string($0) })),
            ("groups", .array(comparison.groups.map(Self.group))),
        ]).pretty + "\n"
    }

    private static func group(_ group: Comparison.Group) -> JSONOutput {
        let position = group.rule.location?.position
        return .object([
            ("change", .string(group.kind.rawValue)), ("kind", .string(group.rule.kind.rawValue)),
            ("title", .string(group.rule.title)), ("file", JSONOutput(position?.file)),
            ("line", position.map { .int($0.line) } ?? .null),
            ("column", position.map { .int($0.column) } ?? .null), ("links", .int(group.links)),
            ("sorts", .array(group.folds.map(fold))),
        ])
    }

    private static func fold(_ fold: ChangeFold) -> JSONOutput {
        .object([
            ("links", .int(fold.links)),
            (
                "edits",
                .array(
                    fold.edits.map { edit in
                        .object([
                            ("links", .int(edit.links)),
                            ("parts", .array(edit.edits.map { part($0) })),
                        ])
                    })
            ),
            (
                "examples",
                .array(
                    fold.examples.map { change in
                        .object([
                            ("link", .string(change.link)), ("before", JSONOutput(change.before)),
                            ("after", JSONOutput(change.after)),
                        ])
                    })
            ),
        ])
    }

    private static func part(_ edit: TextDifference.Edit) -> JSONOutput {
        .object([("removed", .string(edit.removed)), ("inserted", .string(edit.inserted))])
    }
}
