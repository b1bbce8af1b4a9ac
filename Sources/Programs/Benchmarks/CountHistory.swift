import Text

/// How many instructions are executed for each thing that is measured, one row for each commit: a table with tabs, kept
/// in the repository.
struct CountHistory {
    /// A commit and what was counted there.
    struct Row: Equatable {
        let commit: String
        /// In the order of the names; nil where it was not counted.
        let counts: [Int?]
    }

    /// A line that cannot be read.
    struct Invalid: Error, CustomStringConvertible {
        let description: String
    }

    /// What is counted.
    private(set) var names: [String]
    private(set) var rows: [Row]

    /// - Throws: `Invalid` for a line that is not a row of the table.
    init(_ text: String) throws(Invalid) {
        let lines = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        names = (lines.first ?? []).dropFirst().map(String.init)
        rows = []
        for (index, cells) in lines.enumerated().dropFirst() {
            let counts = cells.dropFirst().map { Int($0) }
            guard counts.count == names.count, zip(cells.dropFirst(), counts).allSatisfy({ $0.isEmpty || $1 != nil })
            else { throw Invalid(description: "line \(index + 1): a commit and \(names.count) numbers were expected") }
            rows.append(Row(commit: String(cells[0]), counts: counts))
        }
    }

    /// The table as text.
    var text: String {
        let lines = rows.map { row in [row.commit] + row.counts.map { $0.map(String.init) ?? "" } }
        return ([["commit"] + names] + lines).map { $0.joined(separator: "\t") + "\n" }.joined()
    }

    /// Adds what was counted at a commit, in place of what is there of the same commit.
    mutating func record(_ counts: [(name: String, count: Int)], commit: String) {
        for (name, _) in counts where !names.contains(name) {
            names.append(name)
            rows = rows.map { Row(commit: $0.commit, counts: $0.counts + [nil]) }
        }
        rows.removeAll { $0.commit == commit }
        rows.append(
            Row(commit: commit, counts: names.map { name in counts.first { $0.name == name }?.count }))
    }

    /// By how much a count may grow, in per cent.
    static let tolerance = 3

    /// What was counted now beside the last count of the repository, and whether it grew by too much.
    func comparison(_ counts: [(name: String, count: Int)]) -> [(line: String, isTooMany: Bool)] {
        counts.map { name, count in
            guard let column = names.firstIndex(of: name), let last = rows.last(where: { $0.counts[column] != nil }),
                let known = last.counts[column], known > 0
            else { return ("\(name): \(count) instructions, not counted before", false) }
            let change = (Double(count) / Double(known) - 1) * 100
            let shown = (change >= 0 ? "+" : "") + "\((change * 10).rounded() / 10)"
            let line = "\(name): \(count) instructions, \(shown) % since \(last.commit)"
            return (line, (count - known) * 100 > known * Self.tolerance)
        }
    }
}
