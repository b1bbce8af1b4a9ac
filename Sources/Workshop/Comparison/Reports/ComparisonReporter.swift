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
