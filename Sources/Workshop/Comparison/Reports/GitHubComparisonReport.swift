import RuleChecking
import Text

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
