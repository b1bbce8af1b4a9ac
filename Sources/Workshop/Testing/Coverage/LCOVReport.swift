import Text

/// The coverage as a tracefile of LCOV, which `genhtml` and most services for coverage read: a branch for each part of a
/// rule, and its line.
struct LCOVReport {
    let coverage: RuleCoverage

    var text: String {
        var files: [String] = []
        var rules: [String: [RuleCoverage.Rule]] = [:]
        for rule in coverage.rules where !rule.parts.isEmpty {
            let file = rule.location.file.path
            if rules[file] == nil { files.append(file) }
            rules[file, default: []].append(rule)
        }
        return files.map { Self.record(of: $0, rules[$0] ?? []) }.joined()
    }

    private static func record(of file: String, _ rules: [RuleCoverage.Rule]) -> String {
        var branches: [String] = []
        /// How many tests used what is in each line.
        var lines: [Int: Int] = [:]
        for (block, rule) in rules.enumerated() {
            for (number, part) in rule.parts.enumerated() {
                let line = part.location.position.line
                branches.append("BRDA:\(line),\(block),\(number),\(part.tests)")
                lines[line] = max(lines[line] ?? 0, part.tests)
            }
        }
        let hits = lines.sorted { $0.key < $1.key }.map { "DA:\($0.key),\($0.value)" }
        let taken = rules.reduce(0) { $0 + $1.taken }
        let all =
            ["TN:", "SF:\(Printable.line(file))"] + branches + ["BRF:\(branches.count)", "BRH:\(taken)"]
            + hits
            + ["LF:\(lines.count)", "LH:\(lines.values.count { $0 > 0 })", "end_of_record"]
        return all.joined(separator: "\n") + "\n"
    }
}
