package import Text

/// Counts changes, and keeps examples of each sort.
struct ChangeTally: Sendable {
    /// The changes of one kind that one rule is concerned with.
    struct Key: Hashable {
        let rule: ComparedRule
        let kind: LinkChange.Kind
    }

    /// How many examples are kept of each sort; with all examples, memory grows with the number of changes.
    let exampleLimit: Int
    private(set) var groups: [Key: [FoldKey: ChangeFold]] = [:]

    init(exampleLimit: Int) { self.exampleLimit = exampleLimit }

    /// Adds a change of some links.
    ///
    /// - Parameter losses: what the change is known by; nil: by the difference of its texts.
    mutating func add(
        _ kind: LinkChange.Kind, of rule: ComparedRule, from before: String?, to after: String?, losses: FoldKey? = nil,
        links: some Collection<String>
    ) {
        let edits: [TextDifference.Edit] =
            if losses == nil, let before, let after { TextDifference(from: before, to: after).edits } else { [] }
        let changes = links.prefix(exampleLimit).map { LinkChange(link: $0, before: before, after: after) }
        let fold = ChangeFold(
            losses ?? FoldKey(before, after, edits), links: links.count, edits: edits, examples: changes)
        add(fold, to: Key(rule: rule, kind: kind))
    }

    /// Adds the changes of links that come later.
    mutating func add(_ other: ChangeTally) {
        for (key, folds) in other.groups {
            for fold in folds.values { add(fold, to: key) }
        }
    }

    private mutating func add(_ fold: ChangeFold, to key: Key) {
        groups[key, default: [:]][fold.key, default: ChangeFold(fold.key)].add(fold, exampleLimit: exampleLimit)
    }
}

/// Changes that have something in common.
package struct ChangeFold: Sendable {
    /// An edit of texts that many links have in common, and one of them.
    package struct CommonEdit: Sendable {
        /// What is replaced, from left to right.
        package let edits: [TextDifference.Edit]
        package fileprivate(set) var links: Int
    }

    /// What they have in common.
    package let key: FoldKey
    package private(set) var links = 0
    /// The first of the changes.
    package private(set) var examples: [LinkChange] = []
    private var counts: [[TextDifference.Edit]: (links: Int, order: Int)] = [:]

    init(_ key: FoldKey, links: Int = 0, edits: [TextDifference.Edit] = [], examples: [LinkChange] = []) {
        self.key = key
        self.links = links
        self.examples = examples
        if !edits.isEmpty { counts[edits] = (links, 0) }
    }

    /// The edits, the most frequent first.
    package var edits: [CommonEdit] {
        counts.sorted { ($1.value.links, $0.value.order) < ($0.value.links, $1.value.order) }
            .map { CommonEdit(edits: $0.key, links: $0.value.links) }
    }

    fileprivate mutating func add(_ other: ChangeFold, exampleLimit: Int) {
        links += other.links
        examples += other.examples.prefix(exampleLimit - examples.count)
        for (edits, count) in other.counts.sorted(by: { $0.value.order < $1.value.order }) {
            guard counts[edits] != nil || counts.count < WorkshopLimits.comparedEdits else { continue }
            let known = counts[edits] ?? (links: 0, order: counts.count)
            counts[edits] = (known.links + count.links, known.order)
        }
    }
}
