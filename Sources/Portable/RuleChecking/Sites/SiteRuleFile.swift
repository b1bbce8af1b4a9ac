import LinkEngine
package import Text

/// A rule file with proposed rules.
package struct SiteRuleFile: Sendable {
    package let file: SourceFile

    /// A new file.
    ///
    /// - Parameter schema: the path from the file to the JSON Schema of rule files.
    package init(path: String, schema: String?, rules: [SiteRule]) {
        let json: JSONOutput = [
            "$schema": schema.map { .string($0) }, "passages": .array(rules.map { $0.json }),
        ]
        file = FixedFile(SourceFile(path: path, bytes: Array((json.pretty + "\n").utf8)), schema: schema).file
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

/// The name of a rule file, or the identifier of an app, which is one.
package enum RuleFileName {
    /// - Throws: A finding if a name has other characters than lower-case letters, digits and hyphens, and so could lead
    ///   to another folder.
    package static func check(_ name: String) throws(Finding) {
        guard !name.isEmpty, name.unicodeScalars.count <= PortableLimits.fileName, name.first != "-",
            name.unicodeScalars.allSatisfy({ isAllowed($0) })
        else {
            throw Finding(
                .error, "\"\(Printable.shortened(Printable.line(name)))\" cannot be the name of a rule file",
                note: "use lower-case letters, digits and hyphens: example-bible")
        }
    }

    /// The name of the file of a site's rules, `bible-example` for `bible.example.org`; nil where nothing is left of the host in
    /// letters that such a name can have, or it is too long.
    package static func name(for host: SiteHost) -> String? {
        let labels = host.name.split(separator: ".").dropLast().joined(separator: "-")
        let allowed = labels.unicodeScalars.map { isAllowed($0) ? Character($0) : "-" }
        let name = String(allowed.drop { $0 == "-" }.reversed().drop { $0 == "-" }.reversed())
        return (try? check(name)) == nil ? nil : name
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "-"
    }
}
