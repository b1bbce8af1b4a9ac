import Text

/// What becomes of links by two sets of rules.
package struct Comparison: Sendable {
    /// The changes of one kind that one rule is concerned with.
    package struct Group: Sendable {
        package let rule: ComparedRule
        package let kind: LinkChange.Kind
        /// The changes, folded by what they have in common; the most frequent first.
        package let folds: [ChangeFold]

        package var links: Int { folds.reduce(0) { $0 + $1.links } }
    }

    /// What people call the old rules.
    package let old: String
    /// What people call the new rules.
    package let new: String
    /// The number of links that were compared.
    package let linkCount: Int
    /// The changes, the most serious first.
    package let groups: [Group]
    package let counts: [LinkChange.Kind: Int]
    /// What differs beside what becomes of links.
    package let remarks: [String]

    /// Compares what becomes of links, on all cores.
    ///
    /// - Parameters:
    ///   - links: different links.
    ///   - old: the rules before.
    ///   - new: the rules after.
    ///   - exampleLimit: how many examples are kept of each sort of change.
    ///   - progress: called with the number of links that are done, from any thread.
    package init(
        of links: [ComparedLink], from old: RuleSet, to new: RuleSet, exampleLimit: Int = 3,
        progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
        let run = ComparisonRun(
            links: links, comparison: LinkComparison(from: old, to: new), exampleLimit: exampleLimit,
            progress: progress)
        let outcome = run.outcome
        (self.old, self.new) = (old.name, new.name)
        linkCount = links.count
        counts = outcome.counts
        remarks = run.comparison.difference.remarks
        groups = Self.groups(of: outcome.tally)
    }

    package func count(_ kind: LinkChange.Kind) -> Int { counts[kind] ?? 0 }

    /// Whether links are no longer read, or read differently.
    package var hasRegressions: Bool { counts.contains { $0.key.isRegression && $0.value > 0 } }

    private static func sorted(_ folds: [FoldKey: ChangeFold]) -> [ChangeFold] {
        folds.values.sorted { ($1.links, $0.examples.first?.link ?? "") < ($0.links, $1.examples.first?.link ?? "") }
    }

    /// The groups in the order of their rules, those with the most serious changes first.
    private static func groups(of tally: ChangeTally) -> [Group] {
        var worst: [ComparedRule: LinkChange.Kind] = [:]
        for key in tally.groups.keys { worst[key.rule] = min(worst[key.rule] ?? key.kind, key.kind) }
        return tally.groups.map { Group(rule: $0.rule, kind: $0.kind, folds: sorted($1)) }.sorted { left, right in
            guard left.rule == right.rule else { return order(left.rule, worst) < order(right.rule, worst) }
            return left.kind < right.kind
        }
    }

    private static func order(
        _ rule: ComparedRule, _ worst: [ComparedRule: LinkChange.Kind]
    ) -> (LinkChange.Kind, String, Int, String) {
        (
            worst[rule] ?? .lossChanged, rule.location?.file.path ?? "", rule.location?.offset ?? 0,
            "\(rule.kind) \(rule.title)"
        )
    }
}
