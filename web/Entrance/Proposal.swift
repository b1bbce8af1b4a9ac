import Bible
import LinkEngine
import RuleChecking
import Text

/// A rule for a site, made while its author types.
struct Proposal {
    /// A line of the author.
    private struct Line {
        let text: String
        var example: LinkExample?
        var problem: Finding?
        /// How a rule that exists reads the link.
        var reading: LinkedPassage?
    }

    /// What is wrong with the examples or the rule.
    var findings: [Finding] = []
    private var lines: [Line] = []
    private var templates: [LinkTemplate] = []
    private var file: SourceFile?

    /// The path of the schema from the folder of the rules for sites.
    private static let schema = "../../schema/rules.schema.json"

    /// More examples say nothing new, and take longer than a person who types waits.
    private static let maximumLines = 100

    /// Reads the examples, one a line.
    init(_ text: String, knownTo engine: Engine) {
        for text in text.split(whereSeparator: { $0.isNewline }).prefix(Self.maximumLines) {
            let text = String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
            guard !text.isEmpty else { continue }
            var line = Line(text: text)
            do throws(Finding) {
                let example = try LinkExample(argument: text)
                line.example = example
                line.reading = engine.passage(of: example.link)
            } catch {
                line.problem = error
            }
            lines.append(line)
        }
    }

    private var examples: [LinkExample] { lines.compactMap { $0.example } }

    /// Takes the author's template, or finds those that the links have.
    mutating func findTemplate(_ template: String?, language: String?) throws(Finding) {
        if let template {
            templates = [try LinkTemplate(template)]
            return
        }
        let passages = examples.compactMap { example in example.passage.map { (link: example.link, passage: $0) } }
        guard !passages.isEmpty else { return }
        templates = try TemplateSearch(passages, language: language).templates
    }

    /// Writes the file of the first template, and checks it.
    ///
    /// - Parameter check: a check of no files, which knows the sites of others.
    mutating func makeFile(name: String?, docs: String?, language: String?, check: RuleCheck) {
        guard let template = templates.first else { return }
        if let repetition = template.repetition { findings.append(repetition) }
        let rules = SiteRule.all(
            [template], site: name ?? template.host.name, docs: docs, language: language,
            tests: examples.map { ($0.link, $0.passage) })
        let fileName = RuleFileName.name(for: template.host) ?? "site"
        let file = SiteRuleFile(path: "\(fileName).json", schema: Self.schema, rules: rules).file
        var check = check
        check.add([file], areContributions: true)
        findings += check.findings.all
        self.file = file
    }
}

extension Proposal {
    /// The proposal as an object.
    var json: JSONOutput {
        let tests = file.map { RuleTests($0) }
        let rule = tests?.rules.first
        let file = file.map { file -> JSONOutput in
            ["name": .string(file.path), "text": .string(String(decoding: file.bytes, as: UTF8.self))]
        }
        return [
            "templates": .array(templates.map { .string($0.description) }),
            "lines": .array(lines.map { json(of: $0, rule) }), "tests": .array(tests?.json ?? []),
            "findings": .array(findings.map { $0.json }), "file": file ?? .null,
        ]
    }

    private func json(of line: Line, _ rule: ReadingRule?) -> JSONOutput {
        let pieces = line.example.flatMap { example in rule.map { $0.pieces(of: example.link) } }
        return [
            "text": .string(line.text), "problem": line.problem?.json ?? .null,
            "passage": JSONOutput(line.example?.passage?.passage.text),
            "readBy": JSONOutput(line.reading.flatMap { $0.site }), "pieces": .array(pieces ?? []),
        ]
    }
}
