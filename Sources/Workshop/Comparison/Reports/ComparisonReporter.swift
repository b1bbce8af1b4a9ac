import RuleChecking
import Text

/// A way of printing a comparison.
package enum ComparisonReporter: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// For programs.
    case json
    /// For a comment on a pull request, or the summary of a job.
    case markdown
    /// For logs of GitHub Actions, which show each rule with changes at its line.
    case github

    /// The report, with a line break at its end.
    ///
    /// - Parameter showsAll: whether nothing is left out of what is for people.
    package func report(_ comparison: Comparison, showsAll: Bool) -> String {
        switch self {
        case .text: TextComparisonReport(comparison: comparison, showsAll: showsAll).text
        case .json: JSONComparisonReport(comparison: comparison).text
        case .markdown: MarkdownComparisonReport(comparison: comparison, showsAll: showsAll).text
        case .github: GitHubComparisonReport(comparison: comparison).text
        }
    }
}

/// How much of a comparison a report for people shows.
struct ReportExtent {
    /// The groups with the most serious changes.
    let groups: ArraySlice<Comparison.Group>
    /// The groups that are left out.
    let otherGroups: ArraySlice<Comparison.Group>
    private let showsAll: Bool

    init(_ comparison: Comparison, showsAll: Bool) {
        let count = showsAll ? comparison.groups.count : WorkshopLimits.comparedGroups
        groups = comparison.groups.prefix(count)
        otherGroups = comparison.groups.dropFirst(count)
        self.showsAll = showsAll
    }

    /// The sorts of changes of a group that are shown.
    func folds(of group: Comparison.Group) -> ArraySlice<ChangeFold> {
        group.folds.prefix(showsAll ? group.folds.count : WorkshopLimits.comparedChanges)
    }

    /// Of what a group has beside the shown sorts; nil if that is nothing.
    func rest(of group: Comparison.Group) -> String? {
        let others = group.folds.dropFirst(folds(of: group).count)
        return others.isEmpty
            ? nil : "\(others.count) other sorts of changes of \(others.reduce(0) { $0 + $1.links }) links (--all)"
    }

    /// The examples that are shown: what breaks links is worth several.
    func examples(of fold: ChangeFold, _ kind: LinkChange.Kind) -> ArraySlice<LinkChange> {
        fold.examples.prefix(showsAll ? fold.examples.count : kind.isRegression ? 3 : 1)
    }

    /// What is said of the groups that are left out; nil if there are none.
    var rest: String? {
        guard !otherGroups.isEmpty else { return nil }
        let rules = Set(otherGroups.map(\.rule)).subtracting(groups.map(\.rule)).count
        let changes = otherGroups.reduce(0) { $0 + $1.links }
        return "\(rules) more rules with \(changes) changes of links (--all)"
    }
}

/// A comparison for people: each rule with its changes, before and after, then the counts.
struct TextComparisonReport {
    let comparison: Comparison
    let showsAll: Bool

    var text: String {
        let extent = ReportExtent(comparison, showsAll: showsAll)
        var text = ""
        var previous: ComparedRule?
        for group in extent.groups {
            if group.rule != previous { text += "\(group.rule.place)\(group.rule.name)\n" }
            previous = group.rule
            text += Self.text(of: group, extent)
        }
        if let rest = extent.rest { text += rest + "\n\n" }
        return text + comparison.remarks.map { "note: \(Printable.line($0))\n" }.joined() + comparison.summary + "\n"
    }

    private static func text(of group: Comparison.Group, _ extent: ReportExtent) -> String {
        var text = ""
        for fold in extent.folds(of: group) {
            let words = fold.words(group.kind) { "`\($0)`" }
            text += "  \(group.kind.rawValue): \(Printable.count(fold.links, "link"))"
            text += (words.isEmpty ? "" : ": \(words)") + "\n"
            text += extent.examples(of: fold, group.kind).map { Self.text(of: $0, group.kind) }.joined()
        }
        return text + (extent.rest(of: group).map { "  and \($0)\n" } ?? "") + "\n"
    }

    private static func text(of change: LinkChange, _ kind: LinkChange.Kind) -> String {
        let (before, after) = (change.before.map(Printable.line), change.after.map(Printable.line))
        let difference = before.flatMap { before in after.map { TextDifference(from: before, to: $0) } }
        let inserts = difference?.edits.contains { !$0.inserted.isEmpty } == true
        let lines = [
            "    " + Printable.line(change.link),
            "      before  " + (before ?? kind.nothing), marked(difference?.removalMarks),
            "      after   " + (after ?? kind.nothing), inserts ? marked(difference?.insertionMarks) : nil,
        ]
        return lines.compactMap { $0.map { $0 + "\n" } }.joined()
    }

    private static func marked(_ marks: String?) -> String? {
        marks.flatMap { $0.isEmpty ? nil : "              " + $0 }
    }
}

/// A comparison for programs; the members are part of the command line's contract.
struct JSONComparisonReport {
    let comparison: Comparison

    var text: String {
        let report: JSONOutput = [
            "old": .string(comparison.old), "new": .string(comparison.new), "links": .int(comparison.linkCount),
            "counts": .object(LinkChange.Kind.allCases.map { ($0.rawValue, .int(comparison.count($0))) }),
            "remarks": .strings(comparison.remarks), "groups": .array(comparison.groups.map(Self.group)),
        ]
        return report.pretty + "\n"
    }

    private static func group(_ group: Comparison.Group) -> JSONOutput {
        let position = group.rule.location?.position
        return [
            "change": .string(group.kind.rawValue), "kind": .string(group.rule.kind.rawValue),
            "title": .string(group.rule.title), "file": JSONOutput(position?.file),
            "line": position.map { .int($0.line) } ?? .null, "column": position.map { .int($0.column) } ?? .null,
            "links": .int(group.links), "sorts": .array(group.folds.map(fold)),
        ]
    }

    private static func fold(_ fold: ChangeFold) -> JSONOutput {
        [
            "links": .int(fold.links),
            "edits": .array(
                fold.edits.map { edit in ["links": .int(edit.links), "parts": .array(edit.edits.map { part($0) })] }),
            "examples": .array(
                fold.examples.map { change in
                    [
                        "link": .string(change.link), "before": JSONOutput(change.before),
                        "after": JSONOutput(change.after),
                    ]
                }),
        ]
    }

    private static func part(_ edit: TextDifference.Edit) -> JSONOutput {
        ["removed": .string(edit.removed), "inserted": .string(edit.inserted)]
    }
}

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

/// A comparison as workflow commands of GitHub Actions: one for each rule and kind of change, at the rule.
struct GitHubComparisonReport {
    let comparison: Comparison

    var text: String {
        let findings = comparison.groups.map(finding)
        return FindingReporter.github.report(findings, version: "") + comparison.summary + "\n"
    }

    private func finding(_ group: Comparison.Group) -> Finding {
        let links = "\(group.links) \(group.links == 1 ? "link is" : "links are") \(group.kind.words(group.links))"
        let example = group.folds.first?.examples.first
        let notes = example.map {
            "\($0.link): before \($0.before ?? group.kind.nothing), after \($0.after ?? group.kind.nothing)"
        }
        return Finding(
            group.kind.isRegression ? .warning : .note, "\(group.rule.name): \(links)",
            at: group.rule.location.map(fileInRepository), note: notes)
    }

    /// The location as annotations name it: without the revision.
    private func fileInRepository(_ location: SourceLocation) -> SourceLocation {
        for name in [comparison.new, comparison.old] {
            let revision = name.prefix { $0 != ":" } + ":"
            guard location.file.path.hasPrefix(revision) else { continue }
            let path = String(location.file.path.dropFirst(revision.count))
            return SourceLocation(file: SourceFile(path: path, bytes: location.file.bytes), offset: location.offset)
        }
        return location
    }
}
