import Glibc
import Text

/// A picture of the counts over the commits, as SVG: a line for each thing that is counted, on a logarithmic scale.
struct CountPicture {
    private static let width = 900.0
    private static let height = 420.0
    private static let left = 70.0
    private static let right = 210.0
    private static let top = 30.0
    private static let bottom = 50.0
    private static let colors = [
        "#4269d0", "#c77c02", "#d1495b", "#2e8b6f", "#7a5195", "#8c6d4f", "#3a86a8", "#6c757d",
    ]

    let history: CountHistory

    /// The picture.
    var svg: String {
        """
        <svg viewBox="0 0 \(Int(Self.width)) \(Int(Self.height))" xmlns="http://www.w3.org/2000/svg">
        <style>text { font-family: system-ui, sans-serif; font-size: 12px; fill: #24292e }</style>
        <rect width="100%" height="100%" fill="#fafaf7"/>
        <text x="\(Int(Self.left))" y="18">Instructions, by callgrind, over the commits</text>
        \(scale.joined(separator: "\n"))
        \(commits.joined(separator: "\n"))
        \(history.names.indices.map(line).joined(separator: "\n"))
        </svg>

        """
    }

    /// The powers of ten below and above all counts.
    private var range: (low: Int, high: Int) {
        let logarithms = history.rows.flatMap(\.counts).compactMap { $0.map { log10(Double(max($0, 1))) } }
        let low = Int((logarithms.min() ?? 0).rounded(.down))
        return (low, max(low + 1, Int((logarithms.max() ?? 1).rounded(.up))))
    }

    private func x(_ row: Int) -> Double {
        let step = (Self.width - Self.left - Self.right) / Double(max(1, history.rows.count - 1))
        return Self.left + Double(row) * step
    }

    private func y(_ count: Int) -> Double {
        let (low, high) = range
        let part = (log10(Double(max(count, 1))) - Double(low)) / Double(high - low)
        return Self.height - Self.bottom - part * (Self.height - Self.top - Self.bottom)
    }

    private var scale: [String] {
        let (low, high) = range
        return (low...high).map { power in
            let count = (0..<power).reduce(1) { number, _ in number * 10 }
            let y = Self.rounded(self.y(count))
            let end = Int(Self.width - Self.right)
            return """
                <line x1="\(Int(Self.left))" x2="\(end)" y1="\(y)" y2="\(y)" stroke="#d8d8d2"/>
                <text x="\(Int(Self.left) - 8)" y="\(y)" text-anchor="end" dominant-baseline="middle">\(Self.spelled(count))</text>
                """
        }
    }

    private var commits: [String] {
        // As many as can be read.
        let step = max(1, (history.rows.count + 7) / 8)
        return history.rows.indices.filter { $0.isMultiple(of: step) || $0 == history.rows.count - 1 }.map { row in
            "<text x=\"\(Self.rounded(x(row)))\" y=\"\(Int(Self.height - 30))\" text-anchor=\"middle\">"
                + "\(Markup.text(history.rows[row].commit))</text>"
        }
    }

    private func line(_ column: Int) -> String {
        let points = history.rows.indices.compactMap { row in
            history.rows[row].counts[column].map { (x: x(row), y: y($0)) }
        }
        guard let last = points.last else { return "" }
        let color = Self.colors[column % Self.colors.count]
        let places = points.map { "\(Self.rounded($0.x)),\(Self.rounded($0.y))" }.joined(separator: " ")
        let count = history.rows.compactMap { $0.counts[column] }.last.map(Self.spelled) ?? ""
        return """
            <polyline points="\(places)" fill="none" stroke="\(color)" stroke-width="2"/>
            <circle cx="\(Self.rounded(last.x))" cy="\(Self.rounded(last.y))" r="3" fill="\(color)"/>
            <text x="\(Self.rounded(last.x + 8))" y="\(Self.rounded(last.y))" dominant-baseline="middle" style="fill:\(color)">\
            \(Markup.text(history.names[column])): \(count)</text>
            """
    }

    private static func rounded(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }

    /// `3,500` as "3.5 k".
    private static func spelled(_ count: Int) -> String {
        let (divisor, unit) = count >= 1_000_000 ? (1_000_000.0, " M") : count >= 1000 ? (1000.0, " k") : (1.0, "")
        let number = (Double(count) / divisor * 10).rounded() / 10
        return (number == number.rounded() ? "\(Int(number))" : "\(number)") + unit
    }
}
