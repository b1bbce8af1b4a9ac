import Text

extension CheckDescription {
    /// The page docs/checks.md: every check with its reason and examples.
    package static var markdown: String {
        let rows = all.map { "| [\($0.name.rawValue)](#\($0.anchor)) | \($0.name.severity.rawValue) | \($0.summary) |" }
        return """
            # The checks of rule files

            `lectern check` prints each of these with line and column, and its name in brackets; `lectern check --explain NAME`
            prints what is below. An error makes it exit with status 1, with `--strict` a warning too. The examples are run by
            the tests.

            A rule that must have what a check finds says so, with the reason, in
            `"allow": { "regex/open-host": "the reason" }`; at the top of a file this holds for all of its rules. What makes a
            rule unusable cannot be allowed.

            | check | severity | what it finds |
            |---|---|---|
            \(rows.joined(separator: "\n"))

            """ + all.map(\.section).joined()
    }

    /// The anchor of a heading, as GitHub makes it.
    private var anchor: String { name.rawValue.filter { $0 != "/" } }

    private var section: String {
        let allow = name.isAllowable ? "" : " It cannot be allowed."
        let said = findings.isEmpty ? "" : "\n" + Self.block(findings, "text")
        return "\n## \(name.rawValue)\n\n\(summary) \(reason)\(allow)\n\n"
            + "Bad:\n\n\(Self.files(of: bad))\(said)\nGood:\n\n\(Self.files(of: good))"
    }

    private static func files(of example: CheckExample) -> String {
        example.files.map { "`\($0.path)`\n\n\(block($0.text, "json"))" }.joined(separator: "\n")
    }

    private static func block(_ text: String, _ language: String) -> String { "```\(language)\n\(text)```\n" }
}
