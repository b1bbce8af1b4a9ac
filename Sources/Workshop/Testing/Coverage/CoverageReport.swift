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
            + "\(formula.rules.count) rules (\(formula.percent) %) have the tests that their regexes call for; "
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
