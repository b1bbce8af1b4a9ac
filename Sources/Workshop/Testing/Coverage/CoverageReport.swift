import LinkEngine
import PCRE
import RuleChecking
import Text

/// The coverage of rules, for people.
struct CoverageReport {
    let coverage: RuleCoverage

    /// The rules that no test uses some part of, worst first; then the score in one line.
    var text: String {
        let below = coverage.rules.filter { !$0.isComplete }
            .enumerated().sorted { (-$0.element.missing, $0.offset) < (-$1.element.missing, $1.offset) }.map(\.element)
        var lines: [String] = []
        if !below.isEmpty {
            lines.append("taken  parts    %  tests  needed  rule")
            for rule in below { lines += [Self.row(rule)] + Self.details(of: rule) + [""] }
        }
        let unbalanced = coverage.rules.compactMap(\.formula).filter { !$0.isBalanced }
        if !unbalanced.isEmpty {
            lines.append("fewer than two positive tests or no negative one:")
            lines += unbalanced.map { "\($0.positive) positive, \($0.negative) negative  \($0.label)" }
        }
        return (lines + [summary]).joined(separator: "\n") + "\n"
    }

    private var summary: String {
        let formula = coverage.formula
        return
            "coverage: passing tests use \(coverage.taken) of \(coverage.parts) parts (\(coverage.percent) %), and all "
            + "parts of \(coverage.complete) of \(coverage.rules.count) rules; \(formula.covered) of "
            + "\(formula.rules.count) rules (\(formula.percent) %) have all tests that their regexes need; "
            + "\(Printable.count(formula.sites, "site")), \(Printable.count(formula.forms, "form"))"
    }

    private static func row(_ rule: RuleCoverage.Rule) -> String {
        let numbers: [(Int?, Int)] = [
            (rule.taken, 5), (rule.parts.count, 5), (rule.percent, 3), (rule.formula?.matching, 5),
            (rule.formula?.needed, 6),
        ]
        return numbers.map { padded($0.map(String.init) ?? "-", $1) }.joined(separator: "  ") + "  " + rule.label
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }

    /// The regex with carets under the branches that no test took, then the other parts that none used.
    private static func details(of rule: RuleCoverage.Rule) -> [String] {
        let regex = rule.regex
        var remarks: [MarkedRegex.Remark] = []
        var others: [String] = []
        for part in rule.parts where !part.isTaken {
            if case .branch(let branch) = part.kind {
                let same = remarks.last.flatMap { $0.range == branch.range ? $0.words : nil }
                if same != nil { remarks.removeLast() }
                let words = [same, part.words(regex)].compactMap(\.self).joined(separator: ", ")
                remarks.append(MarkedRegex.Remark(range: branch.range, words: words))
            } else {
                others.append(part.words(regex))
            }
        }
        return (rule.note.map { ["    note: \(Printable.line($0))"] } ?? []) + MarkedRegex(regex).lines(remarks)
            + list(others)
    }

    private static let width = 110

    /// The parts that have no place in the regex, in lines that fit on a page.
    private static func list(_ words: [String]) -> [String] {
        var lines: [String] = []
        for word in words {
            if let last = lines.last, last.count + word.count + 2 <= width {
                lines[lines.count - 1] += ", " + word
            } else {
                lines.append("    not used: " + word)
            }
        }
        return lines
    }
}

extension Coverage.Rule {
    fileprivate var label: String { RuleCoverage.label(kind, title, location) }
}

extension RuleCoverage.Rule {
    fileprivate var missing: Int { parts.count - taken }
    fileprivate var label: String { RuleCoverage.label(kind, title, formula?.location ?? location) }
    /// The regex; empty for a rule without one.
    var regex: String { object.regex?.string ?? "" }
}

extension RuleCoverage {
    fileprivate static func label(_ kind: RuleTest.Kind, _ title: String, _ location: SourceLocation) -> String {
        let position = location.position
        let title = Printable.shortened(title, to: 60)
        return Printable.line("\(kind.rawValue) \"\(title)\" (\(position.file):\(position.line))")
    }
}

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
