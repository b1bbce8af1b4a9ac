import Text

extension CheckDescription {
    /// The page docs/checks.md: every check with its reason and examples.
    package static var markdown: String {
        let rows = all.map { "| [\($0.name.rawValue)](#\($0.anchor)) | \($0.name.severity.rawValue) | \($0.summary) |" }
        return """
            # The checks of rule files

            `lectern check` prints each finding with line and column, and the name of the check in brackets.
            `lectern check --explain NAME` prints the text below. The exit status is 1 if there is an error, and with `--strict`
            also if there is a warning. Tests run the examples.

            To exempt a rule from a check, state the reason in `"allow": { "regex/open-host": "the reason" }`; at the top of a
            file this applies to all of its rules. Checks for mistakes that make a rule unusable cannot be switched off.

            | check | severity | finding |
            |---|---|---|
            \(rows.joined(separator: "\n"))

            """ + all.map(\.section).joined()
    }

    /// The anchor of a heading, as GitHub makes it.
    private var anchor: String { name.rawValue.filter { $0 != "/" } }

    private var section: String {
        let allow = name.isAllowable ? "" : " It cannot be switched off."
        let said = findings.isEmpty ? "" : "\n" + Self.block(findings, "text")
        return "\n## \(name.rawValue)\n\n\(summary) \(reason)\(allow)\n\n"
            + "Bad:\n\n\(Self.files(of: bad))\(said)\nGood:\n\n\(Self.files(of: good))"
    }

    private static func files(of example: CheckExample) -> String {
        example.files.map { "`\($0.path)`\n\n\(block($0.text, "json"))" }.joined(separator: "\n")
    }

    private static func block(_ text: String, _ language: String) -> String { "```\(language)\n\(text)```\n" }
}
