/// How much of a comparison a report for people shows.
struct ReportExtent {
    /// The groups with the most serious changes.
    let groups: ArraySlice<Comparison.Group>
    /// The groups that are left out.
    let otherGroups: ArraySlice<Comparison.Group>
    private let showsAll: Bool

    init(_ comparison: Comparison, showsAll: Bool) {
        let count = showsAll ? comparison.groups.count : WorkshopLimits.comparedGroups
        groups = comparison.groups.prefix(count)
        otherGroups = comparison.groups.dropFirst(count)
        self.showsAll = showsAll
    }

    /// The sorts of changes of a group that are shown.
    func folds(of group: Comparison.Group) -> ArraySlice<ChangeFold> {
        group.folds.prefix(showsAll ? group.folds.count : WorkshopLimits.comparedChanges)
    }

    /// Of what a group has beside the shown sorts; nil if that is nothing.
    func rest(of group: Comparison.Group) -> String? {
        let others = group.folds.dropFirst(folds(of: group).count)
        return others.isEmpty
            ? nil : "\(others.count) other sorts of changes of \(others.reduce(0) { $0 + $1.links }) links (--all)"
    }

    /// The examples that are shown: what breaks links is worth several.
    func examples(of fold: ChangeFold, _ kind: LinkChange.Kind) -> ArraySlice<LinkChange> {
        fold.examples.prefix(showsAll ? fold.examples.count : kind.isRegression ? 3 : 1)
    }

    /// What is said of the groups that are left out; nil if there are none.
    var rest: String? {
        guard !otherGroups.isEmpty else { return nil }
        let rules = Set(otherGroups.map(\.rule)).subtracting(groups.map(\.rule)).count
        let changes = otherGroups.reduce(0) { $0 + $1.links }
        return "\(rules) more rules with \(changes) changes of links (--all)"
    }
}
