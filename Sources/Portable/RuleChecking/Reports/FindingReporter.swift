package import Text

/// A way of printing findings.
public enum FindingReporter: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// An array of objects.
    case json
    /// For code scanning: SARIF 2.1.0.
    case sarif
    /// For logs of GitHub Actions, which show them at their lines.
    case github

    /// The report, with a line break at its end; empty where there are no findings and the format has no frame.
    ///
    /// - Parameter version: The version of the program, for SARIF.
    package func report(_ findings: [Finding], version: String) -> String {
        switch self {
        case .text: findings.map { "\($0)\n" }.joined()
        case .json: JSONOutput.array(findings.map(\.json)).pretty + "\n"
        case .sarif: SARIFReport(findings: findings, version: version).text
        case .github: GitHubReport(findings: findings).text
        }
    }
}
