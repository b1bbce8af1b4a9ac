package import Text

/// What docs/checks.md says of a check: what it finds, why, and a rule file that has it beside one that has not.
///
/// The page is part of the program, so that `lectern check --explain` prints it; the tests check its examples.
package struct CheckDescription: Sendable {
    package let name: CheckName
    /// What it finds, in one sentence.
    package let summary: String
    /// Why a rule file should not have it, and what to do.
    package let reason: String
    /// Rule files that have it with what is found in them, and the same files without it, in Markdown.
    package let examples: String

    /// Every check, in the order of the page.
    package static let all = String(decoding: EmbeddedFile.bytes("checks.md"), as: UTF8.self).split(separator: "\n## ")
        .dropFirst().compactMap { Self(section: $0) }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The description of a check; every check has one.
    package static func of(_ name: CheckName) -> CheckDescription? { byName[name] }

    /// Reads a section of the page; nil if it lacks a part.
    private init?(section: Substring) {
        let parts = section.split(separator: "\n\n", maxSplits: 3)
        guard parts.count == 4, let name = CheckName(rawValue: String(parts[0])) else { return nil }
        self.name = name
        summary = String(parts[1]).replacing("\n", with: " ")
        reason = String(parts[2]).replacing("\n", with: " ")
        examples = String(parts[3])
        text =
            "\(name.rawValue) (\(name.severity.rawValue))\n\n\(parts[1])\n\n\(parts[2])\n\n"
            + Self.indentingCode(examples)
    }

    /// What `lectern check --explain` prints: the section, with the code in it indented.
    package let text: String

    private static func indentingCode(_ markdown: String) -> String {
        var isCode = false
        var lines: [Substring] = []
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isCode.toggle()
            } else {
                lines.append(isCode && !line.isEmpty ? "    " + line : line)
            }
        }
        return lines.joined(separator: "\n")
    }
}
