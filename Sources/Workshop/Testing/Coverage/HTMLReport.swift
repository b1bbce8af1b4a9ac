import PCRE
import RuleChecking
import Text

/// The coverage as a page that needs no other file.
struct HTMLReport {
    let coverage: RuleCoverage

    var text: String {
        let rules = coverage.rules.enumerated().sorted {
            ($0.element.percent, $0.offset) < ($1.element.percent, $1.offset)
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Coverage of rules</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            <h1>Coverage of rules</h1>
            <p>Passing tests use \(coverage.taken) of \(coverage.parts) parts (\(coverage.percent) %), and all parts of \
            \(coverage.complete) of \(coverage.rules.count) rules.</p>
            <p>In a regex: <code><span class="taken">used</span></code>, <code><span class="partly">used in one way, not \
            in another</span></code>, <code><span class="missing">not used</span></code>.</p>
            \(rules.map { Self.section(of: $0.element) }.joined(separator: "\n"))
            </body>
            </html>

            """
    }

    private static func section(of rule: RuleCoverage.Rule) -> String {
        let position = rule.location.position
        let summary =
            "<summary><meter max=\"100\" value=\"\(rule.percent)\"></meter> \(rule.percent) % "
            + "<b>\(escaped(Printable.shortened(rule.title, to: 80)))</b> \(rule.kind.rawValue), "
            + "\(rule.taken) of \(rule.parts.count) <small>\(escaped(position.file)):\(position.line)</small></summary>"
        let note = rule.note.map { "<p>\(escaped($0))</p>\n" } ?? ""
        let regex = rule.regex.isEmpty ? "" : "<pre><code>\(marked(rule))</code></pre>\n"
        let missing = rule.parts.filter { !$0.isTaken }.map { "<li>\(item($0, rule.regex))</li>\n" }.joined()
        let list = missing.isEmpty ? "" : "<ul>\n\(missing)</ul>\n"
        return "<details\(rule.isComplete ? "" : " open")>\n\(summary)\n\(note)\(regex)\(list)</details>"
    }

    private static func item(_ part: RulePart, _ regex: String) -> String {
        guard case .branch(let branch) = part.kind else { return escaped(part.words(regex)) }
        return "<code>\(escaped(branch.text(regex)))</code> \(escaped(part.words(regex)))"
    }

    /// The regex; what each of its characters belongs to most closely decides on its colour.
    private static func marked(_ rule: RuleCoverage.Rule) -> String {
        var text = ""
        var current: String?
        var offset = 0
        let branches = rule.parts.compactMap { part -> (range: Range<Int>, isTaken: Bool)? in
            if case .branch(let branch) = part.kind { (branch.range, part.isTaken) } else { nil }
        }
        var classes = Array(repeating: String?.none, count: rule.regex.utf8.count)
        for group in Dictionary(grouping: branches, by: \.range).sorted(by: { $0.key.count > $1.key.count }) {
            let taken = group.value.count(where: \.isTaken)
            let name = taken == group.value.count ? "taken" : taken == 0 ? "missing" : "partly"
            for index in group.key.clamped(to: 0..<classes.count) { classes[index] = name }
        }
        for scalar in rule.regex.unicodeScalars {
            if classes[offset] != current {
                text += current == nil ? "" : "</span>"
                current = classes[offset]
                text += current.map { "<span class=\"\($0)\">" } ?? ""
            }
            text += escaped(String(scalar))
            offset += UTF8.width(scalar)
        }
        return text + (current == nil ? "" : "</span>")
    }

    private static func escaped(_ text: String) -> String { Markup.attribute(Printable.line(text)) }

    private static let style = """
        body { font: 16px/1.5 system-ui, sans-serif; max-width: 70em; margin: 2em auto; padding: 0 1em; }
        details { border-top: 1px solid #ccc; padding: .4em 0; }
        summary { cursor: pointer; }
        small { color: #666; }
        pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f6f6f6; color: #000; padding: .6em; }
        .taken { background: #c8efc8; }
        .partly { background: #fbe7a1; }
        .missing { background: #f9c6c6; text-decoration: underline; }
        code span { color: #000; }
        @media (prefers-color-scheme: dark) {
          body { background: #1b1b1b; color: #ddd; }
          small { color: #aaa; }
        }
        """
}
