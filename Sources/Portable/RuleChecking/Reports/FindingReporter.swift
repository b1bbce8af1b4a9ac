package import Text
import URLText

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

/// Findings as workflow commands of GitHub Actions: `::error file=rules/a.json,line=3,col=5,title=...::message`.
struct GitHubReport {
    let findings: [Finding]

    var text: String { findings.map { Self.command($0) + "\n" }.joined() }

    private static func command(_ finding: Finding) -> String {
        var properties: [(String, String)] = []
        if let position = finding.location?.position {
            properties += [("file", position.file), ("line", String(position.line)), ("col", String(position.column))]
        }
        if let check = finding.check { properties.append(("title", check.rawValue)) }
        let lines = [finding.message] + (finding.note.map { ["note: \($0)"] } ?? [])
        let parameters = properties.map { "\($0)=\(escapedProperty(Printable.line($1)))" }.joined(separator: ",")
        return "::\(command(finding.severity))\(parameters.isEmpty ? "" : " " + parameters)::"
            + escaped(lines.map(Printable.line).joined(separator: "\n"))
    }

    private static func command(_ severity: Finding.Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacingScalars { ["%": "%25", "\r": "%0D", "\n": "%0A"][$0] }
    }

    /// A property ends at a comma, and the properties at a colon.
    private static func escapedProperty(_ text: String) -> String {
        escaped(text).replacingScalars { [":": "%3A", ",": "%2C"][$0] }
    }
}

/// Findings in the Static Analysis Results Interchange Format (SARIF 2.1.0), which code scanning of GitHub and editors
/// read.
struct SARIFReport {
    let findings: [Finding]
    let version: String

    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    /// The folder to which the paths of files are relative. Its URI is left out, so that the report is the same on each
    /// machine.
    private static let base = "%SRCROOT%"

    var text: String {
        let report: JSONOutput = ["version": "2.1.0", "$schema": .string(Self.schema), "runs": .array([run])]
        return report.pretty + "\n"
    }

    /// The checks that found something, in the order of their names.
    private var checks: [CheckName] { Set(findings.compactMap(\.check)).sorted { $0.rawValue < $1.rawValue } }

    private var run: JSONOutput {
        let checks = checks
        let indices = Dictionary(uniqueKeysWithValues: checks.enumerated().map { ($1, $0) })
        let driver: JSONOutput = [
            "name": "lectern", "version": .string(version), "rules": .array(checks.map(Self.rule)),
        ]
        return [
            "tool": ["driver": driver], "columnKind": "unicodeCodePoints",
            "originalUriBaseIds": [Self.base: ["description": Self.text("The folder in which lectern ran.")]],
            "results": .array(findings.map { Self.result($0, indices) }),
        ]
    }

    private static func rule(_ check: CheckName) -> JSONOutput {
        let description = CheckDescription.of(check)
        let help = description.map {
            literal($0.reason + "\n\nSee `lectern check --explain \(check.rawValue)` for examples.")
        }
        return [
            "id": .string(check.rawValue), "shortDescription": description.map { text($0.summary) },
            "fullDescription": description.map { text($0.reason) },
            "help": help.map { ["text": .string($0), "markdown": .string($0)] },
            "defaultConfiguration": ["level": .string(check.severity.rawValue)],
        ]
    }

    private static func result(_ finding: Finding, _ indices: [CheckName: Int]) -> JSONOutput {
        let message = finding.message + (finding.note.map { "\n\($0)" } ?? "")
        return [
            "ruleId": finding.check.map { .string($0.rawValue) },
            "ruleIndex": finding.check.flatMap { indices[$0] }.map { .int($0) },
            "level": .string(finding.severity.rawValue), "message": text(message),
            "locations": finding.location.map { .array([location($0.position)]) },
        ]
    }

    private static func location(_ position: SourcePosition) -> JSONOutput {
        let region: JSONOutput = ["startLine": .int(position.line), "startColumn": .int(position.column)]
        return ["physicalLocation": ["artifactLocation": artifact(position.file), "region": region]]
    }

    /// A file: by its URI, or by its path from the folder in which the program runs.
    private static func artifact(_ path: String) -> JSONOutput {
        let encoded = path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
            .map { PercentEncoding.encode(String($0), keeping: .nothing) }.joined(separator: "/")
        return path.hasPrefix("/")
            ? ["uri": .string("file:///" + encoded)] : ["uri": .string(encoded), "uriBaseId": .string(base)]
    }

    private static func text(_ text: String) -> JSONOutput { ["text": .string(literal(text))] }

    /// A text without placeholders: braces are doubled (section 3.11.5).
    private static func literal(_ text: String) -> String { text.replacing("{", with: "{{").replacing("}", with: "}}") }
}
