import LinkEngine
package import Text

/// A rule file with proposed rules.
package struct SiteRuleFile: Sendable {
    package let file: SourceFile

    /// A new file.
    ///
    /// - Parameter schema: the path from the file to the JSON Schema of rule files.
    package init(path: String, schema: String?, rules: [SiteRule]) {
        let members: [(String, JSONOutput)] =
            (schema.map { [("$schema", .string($0))] } ?? []) + [("passages", .array(rules.map { $0.json }))]
        file =
            FixedFile(
                SourceFile(path: path, bytes: Array((JSONOutput.object(members).pretty + "\n").utf8)), schema: schema
            ).file
    }

    /// A file with rules added after those for sites that it has.
    package init(adding rules: [SiteRule], to file: SourceFile) throws(Finding) {
        let document = try file.parsed()
        guard let list = document.root["passages"], let last = list.items?.last else {
            throw Finding(
                .error, "\(file.path) has no rules for sites", note: "add the rule by hand: --dry-run prints it")
        }
        let lines = rules.flatMap { rule in [","] + rule.json.pretty.split(separator: "\n").map { "    \($0)" } }
        var bytes = file.bytes
        bytes.insert(contentsOf: Array(Self.joined(lines).utf8), at: last.range.upperBound)
        self.file = SourceFile(path: file.path, bytes: bytes)
    }

    /// The lines, each comma at the end of the line before.
    private static func joined(_ lines: [String]) -> String {
        lines.map { $0 == "," ? $0 : "\n" + $0 }.joined()
    }

    /// The name of the site in the first rule of a file.
    package static func site(in file: SourceFile) -> String? {
        let root = try? file.parsed().root
        return root?["passages"]?.items?.first?["site"]?.string
    }
}
