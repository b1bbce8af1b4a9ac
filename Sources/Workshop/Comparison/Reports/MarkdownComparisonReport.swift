import Text

/// A comparison as Markdown of GitHub: a heading with the counts, and a part for each rule that can be opened.
///
/// Rules and links come from strangers: they are only in code, in which nothing is a link, a mention or markup.
struct MarkdownComparisonReport {
    let comparison: Comparison
    let showsAll: Bool

    var text: String {
        let extent = ReportExtent(comparison, showsAll: showsAll)
        var text = "### What the rules make of links\n\n\(Self.escaped(comparison.summary))\n"
        for remark in comparison.remarks { text += "\n- \(Self.escaped(remark))" }
        text += comparison.remarks.isEmpty ? "" : "\n"
        var omitted = 0
        for group in extent.groups {
            let part = Self.text(of: group, extent)
            if showsAll || text.utf8.count + part.utf8.count <= WorkshopLimits.comparison {
                text += part
            } else {
                omitted += 1
            }
        }
        if omitted > 0 { text += "\n\(omitted) more are too long for a comment\n" }
        return text + (extent.rest.map { "\n\($0)\n" } ?? "")
    }

    private static func text(of group: Comparison.Group, _ extent: ReportExtent) -> String {
        let place = group.rule.place.isEmpty ? "" : " <code>\(escaped(String(group.rule.place.dropLast(2))))</code>"
        let title = "<code>\(escaped(group.rule.title))</code>"
        let links = Printable.count(group.links, "link")
        var text = "\n<details\(group.kind.isRegression ? " open" : "")>\n<summary><b>\(group.kind.rawValue)</b>: "
        text += "\(links), \(group.rule.kind.rawValue) \(title)\(place)</summary>\n\n"
        for fold in extent.folds(of: group) {
            let words = fold.words(group.kind) { "<code>\(escaped($0))</code>" }
            if !words.isEmpty { text += "\(Printable.count(fold.links, "link")): \(words)\n\n" }
            let examples = extent.examples(of: fold, group.kind).map { example($0, group.kind) }
            text += MarkdownCode.block(examples.joined(separator: "\n\n"), language: "diff") + "\n\n"
        }
        return text + (extent.rest(of: group).map { "and \($0)\n\n" } ?? "") + "</details>\n"
    }

    private static func example(_ change: LinkChange, _ kind: LinkChange.Kind) -> String {
        let lines = [
            "  " + change.link, "- " + (change.before ?? "(\(kind.nothing))"),
            "+ " + (change.after ?? "(\(kind.nothing))"),
        ]
        return lines.map { Printable.shortened(Printable.line($0), to: 2_000) }.joined(separator: "\n")
    }

    /// Text in which nothing is HTML, Markdown or a mention.
    private static func escaped(_ text: String) -> String {
        Printable.line(text).replacingScalars { scalar in
            let isPlain =
                !scalar.isASCII || scalar.properties.isAlphabetic
                || "0123456789 .,:;-/()".unicodeScalars.contains(scalar)
            return isPlain ? nil : "&#\(scalar.value);"
        }
    }
}
