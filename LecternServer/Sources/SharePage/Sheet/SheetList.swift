import Bible

/// Apps in the order in which people see them: the preferred one, then those that lose less, the best known first.
struct SheetList {
    /// An app, and what it loses that not all others lose.
    struct Row {
        let entry: SheetEntry
        let losses: String
    }

    let rows: [Row]
    /// What every app loses; empty where there is only one.
    let commonLosses: String
    /// Whether an app loses what not all others lose.
    var hasLosses: Bool { rows.contains { !$0.losses.isEmpty } }
    var entries: [SheetEntry] { rows.map { $0.entry } }

    /// The list of some apps, the best known first.
    init(_ entries: [SheetEntry], preferring preferred: String?, in language: PageLanguage) {
        let losses = entries.map { $0.losses(in: language) }
        let common = losses.count > 1 ? losses.reduce(losses[0]) { common, own in common.filter(own.contains) } : []
        commonLosses = common.joined(separator: "; ")
        let own = losses.map { $0.filter { !common.contains($0) }.joined(separator: "; ") }
        let ranks = entries.indices.map { index in
            (
                entries[index].app.identifier == preferred ? 0 : 1, entries[index].severity,
                own.firstIndex(of: own[index]) ?? index, index
            )
        }
        rows = ranks.sorted(by: <).map { Row(entry: entries[$0.3], losses: own[$0.3]) }
    }
}

extension SheetEntry {
    /// What the app loses, in a few words each.
    func losses(in language: PageLanguage) -> [String] {
        var seen: Set<String> = []
        return losses.map { $0.text(in: language) }.filter { seen.insert($0).inserted }
    }

    /// How much the app loses: less than a part of the passage weighs how its words or numbers differ.
    fileprivate var severity: Int { Set(losses.map { $0.kind }).map { $0.severity }.reduce(0, +) }
}

extension Loss.Kind {
    /// The weight of a loss; the weights of several are added.
    var severity: Int {
        switch self {
        case .translation, .intention, .versification, .numbering, .point, .zoom, .label: 1
        case .book, .chapter, .verse: 4
        case .range, .route: 16
        case .passages: 32
        }
    }
}
