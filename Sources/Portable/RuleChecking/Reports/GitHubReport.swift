import Text

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
