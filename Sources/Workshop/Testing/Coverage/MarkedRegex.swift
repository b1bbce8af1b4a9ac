import Text

/// A regex in lines that fit on a page, with carets under parts of it.
struct MarkedRegex {
    /// A part of the regex, and what to say of it.
    struct Remark {
        /// In UTF-8 offsets.
        let range: Range<Int>
        let words: String
    }

    private static let width = 100
    /// How much of a long regex is shown before a part.
    private static let context = 20
    private static let indent = "    "

    private let text: [Unicode.Scalar]
    /// The column of each UTF-8 offset.
    private var columns: [Int] = []

    init(_ regex: String) {
        var text: [Unicode.Scalar] = []
        for scalar in regex.unicodeScalars {
            columns += Array(repeating: text.count, count: UTF8.width(scalar))
            text += Printable.line(String(scalar)).unicodeScalars
        }
        columns.append(text.count)
        self.text = text
    }

    /// The parts of the regex that the remarks are about, each with its carets and words in a line below it.
    func lines(_ remarks: [Remark]) -> [String] {
        var rest = remarks.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }[...]
        var lines: [String] = []
        while let first = rest.first {
            let window = window(of: first)
            let end = window.upperBound == text.count ? text.count + 1 : window.upperBound
            let inside = rest.prefix { column($0.range.lowerBound) < end && ($0.range == first.range || fits($0, end)) }
            rest = rest.dropFirst(inside.count)
            lines.append(shown(window))
            lines += inside.map { carets($0, in: window) }
        }
        return lines
    }

    private func column(_ offset: Int) -> Int { columns[min(offset, columns.count - 1)] }

    private func fits(_ remark: Remark, _ end: Int) -> Bool { column(remark.range.upperBound) <= end }

    /// The columns that are shown for a remark and those after it.
    private func window(of remark: Remark) -> Range<Int> {
        guard text.count > Self.width else { return 0..<text.count }
        let start = max(0, min(column(remark.range.lowerBound) - Self.context, text.count - Self.width))
        return start..<start + Self.width
    }

    private func shown(_ window: Range<Int>) -> String {
        var line = String.UnicodeScalarView()
        line.append(contentsOf: text[window])
        return Self.indent + (window.lowerBound > 0 ? "..." : "") + String(line)
            + (window.upperBound < text.count ? "..." : "")
    }

    private func carets(_ remark: Remark, in window: Range<Int>) -> String {
        let start = column(remark.range.lowerBound) - window.lowerBound
        let end = min(column(remark.range.upperBound), window.upperBound) - window.lowerBound
        let indent = Self.indent.count + (window.lowerBound > 0 ? 3 : 0) + start
        return String(repeating: " ", count: indent) + String(repeating: "^", count: max(1, end - start)) + " "
            + remark.words
    }
}
