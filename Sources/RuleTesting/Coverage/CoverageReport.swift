import Diagnostics
import JSONText
import UTF8Text

/// The coverage of rules, for people and for programs.
struct CoverageReport {
    let coverage: Coverage

    /// The rules that lack tests, worst first; then the score in one line.
    var text: String {
        let below = coverage.rules.filter { !$0.isCovered }
            .enumerated().sorted { (-$0.element.missing, $0.offset) < (-$1.element.missing, $1.offset) }.map(\.element)
        let unbalanced = coverage.rules.filter { !$0.isBalanced }
        var lines: [String] = []
        if !below.isEmpty {
            lines.append("tests  needed  rule")
            lines += below.map { "\(Self.padded($0.matching, 5))  \(Self.padded($0.needed, 6))  \($0.label)" }
        }
        if !unbalanced.isEmpty {
            lines.append("fewer than two positive tests or no negative one:")
            lines += unbalanced.map { "\($0.positive) positive, \($0.negative) negative  \($0.label)" }
        }
        lines.append(
            "coverage: \(coverage.covered) of \(coverage.rules.count) rules (\(coverage.percent) %) have the tests that"
                + " their regexes call for, \(coverage.sites) sites, \(coverage.forms) forms")
        return lines.joined(separator: "\n") + "\n"
    }

    var json: JSONOutput {
        .object([
            ("covered", .int(coverage.covered)), ("percent", .int(coverage.percent)), ("sites", .int(coverage.sites)),
            ("forms", .int(coverage.forms)), ("rules", .array(coverage.rules.map(\.json))),
        ])
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: " ", count: max(0, width - digits.count)) + digits
    }
}

extension Coverage.Rule {
    fileprivate var missing: Int { needed - matching }

    fileprivate var label: String {
        let position = location.position
        return Printable.line("\(kind.rawValue) \"\(title)\" (\(position.file):\(position.line))")
    }

    fileprivate var json: JSONOutput {
        let position = location.position
        return .object([
            ("kind", .string(kind.rawValue)), ("title", .string(title)), ("needed", .int(needed)),
            ("matching", .int(matching)), ("positive", .int(positive)), ("negative", .int(negative)),
            ("file", .string(position.file)), ("line", .int(position.line)),
        ])
    }
}
