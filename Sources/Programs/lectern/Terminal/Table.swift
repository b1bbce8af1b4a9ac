/// Rows under a heading, for people.
struct Table {
    let heading: [String]
    let rows: [[String]]
    /// Whether all cells are whole, and lines may be wider than the terminal.
    var isWide = false

    /// The lines, none wider than the terminal: the widest columns are cut, and the last one wraps if it is not too narrow.
    func lines(on terminal: Terminal) -> [String] {
        let columns = isWide ? Int.max : terminal.columns
        let widths = isWide ? naturalWidths : fittedWidths(columns: columns)
        func line(_ row: [String]) -> String {
            let cells = zip(row, widths).map { $0.fitted(columns: $1).padded(columns: $1) }
            let line = cells.joined(separator: Self.gap).fitted(columns: columns)
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
        func wrapped(_ row: [String]) -> [String] {
            guard let last = row.last, let width = widths.last, width >= Self.wrappedWidth else { return [line(row)] }
            let parts = last.wrapped(columns: width)
            return parts.enumerated().map { index, part in
                line((index == 0 ? row.dropLast() : row.dropLast().map { _ in "" }) + [part])
            }
        }
        return [terminal.bold(line(heading))] + rows.flatMap(wrapped)
    }

    /// The least width of a column that wraps.
    private static let wrappedWidth = 20

    private static let gap = "  "

    /// The widths of the widest cells.
    private var naturalWidths: [Int] {
        heading.indices.map { column in ([heading] + rows).map { $0[column].displayWidth }.max() ?? 0 }
    }

    /// The widths of the columns: as wide as their cells, but none wider than a limit that lets all fit. The first
    /// column, whose cells name the rows, is only cut if it takes more than half of the width.
    private func fittedWidths(columns: Int) -> [Int] {
        let natural = naturalWidths
        let available = columns - Self.gap.count * (natural.count - 1)
        let first = min(natural.first ?? 0, max(1, available / 2))
        var rest = available - first
        let limit = (1...max(1, rest)).last { limit in
            natural.dropFirst().reduce(0) { $0 + min($1, limit) } <= rest
        }
        var widths = [first] + natural.dropFirst().map { min($0, limit ?? 1) }
        // The cells that are left over go to the columns that are cut, from the left.
        rest = available - widths.reduce(0, +)
        for column in widths.indices.dropFirst() where rest > 0 && widths[column] < natural[column] {
            widths[column] += 1
            rest -= 1
        }
        return widths
    }
}
