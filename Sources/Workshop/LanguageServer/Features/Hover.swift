import LinkEngine
import PCRE
import Requests
import Text

/// What is said about a position: Markdown, and the part of the text that it is about.
struct Hover {
    let markdown: String
    let range: Range<Int>

    /// Nil where there is nothing to say.
    init?(in document: RuleDocument, at offset: Int, _ schema: RuleSchemaReader, _ scripts: ScriptRunner) {
        let target = CursorTarget(in: document, at: offset)
        func coverage(_ target: CursorTarget) -> RuleCoverage {
            document.context.coverage(of: target.report.rule, scripts)
        }
        if let target, let (markdown, value) = Self.regex(target, coverage) ?? Self.test(target) {
            self.markdown = markdown
            range = target.range(value)
            return
        }
        let cursor = CursorContext(document.text.bytes, at: offset, isTyping: false)
        guard cursor.isKey, let token = cursor.token,
            let name = try? JSONDocument(Array(document.text.bytes[token.range])).root.string,
            let text = schema.description(at: cursor.path + [.key(name)])
        else { return nil }
        markdown = "**\(name)**\n\n\(text)"
        range = token.range
    }

    /// The groups of a regex, and the tests that it matches.
    private static func regex(
        _ target: CursorTarget, _ coverage: (CursorTarget) -> RuleCoverage
    ) -> (String, JSONValue)? {
        guard let regex = target.object.regex, regex.range.contains(target.position),
            let pattern = target.object.pattern
        else { return nil }
        var lines = [groups(of: pattern)]
        let links = Self.links(target)
        if !links.isEmpty {
            lines += matches(of: pattern, target.object, links)
            if !target.report.rule.hasScript { lines += Self.lines(coverage(target), of: target.object) }
        }
        return (lines.joined(separator: "\n\n"), regex)
    }

    private static func groups(of pattern: Pattern) -> String {
        let named = pattern.groupNames.sorted { $0.value[0] < $1.value[0] }.map { name, numbers in
            "`\(name)` (\(numbers.map { "$\($0)" }.joined(separator: ", ")))"
        }
        let numbers = Set(pattern.groupNames.values.joined())
        let others = (0..<pattern.groupCount).map { $0 + 1 }.filter { !numbers.contains($0) }.map { "`$\($0)`" }
        let all = named + others
        return all.isEmpty ? "No groups." : "Groups: " + all.joined(separator: ", ") + "."
    }

    private static func matches(of pattern: Pattern, _ object: ManifestObject, _ links: [String]) -> [String] {
        let matching = Set(
            links.filter { link in (try? pattern.firstMatch(in: object.subject(link))).flatMap(\.self) != nil })
        let list = links.prefix(WorkshopLimits.hoverLinks).map {
            "- \(matching.contains($0) ? "✓" : "✗") \(Markdown.code($0))"
        }
        return ["Matches \(matching.count) of \(links.count) test links:", list.joined(separator: "\n")]
            + (links.count > WorkshopLimits.hoverLinks ? ["and \(links.count - WorkshopLimits.hoverLinks) more"] : [])
    }

    /// Which parts of a rule no test uses.
    private static func lines(_ coverage: RuleCoverage, of object: ManifestObject) -> [String] {
        guard let rule = coverage.rules.first(where: { $0.object.value.range == object.value.range }) else { return [] }
        let rest = rule.parts.filter { !$0.isTaken }
        let texts = rest.prefix(WorkshopLimits.hoverParts).map { Markdown.code($0.source) }
        let missing = rest.isEmpty ? "" : "; not: " + texts.joined(separator: ", ")
        let more = rest.count > WorkshopLimits.hoverParts ? " and \(rest.count - WorkshopLimits.hoverParts) more" : ""
        return ["Tests use \(rule.taken) of \(rule.parts.count) parts of the rule\(missing)\(more)."]
    }

    /// The links that the tests of the object try, each once.
    private static func links(_ target: CursorTarget) -> [String] {
        var seen: Set<String> = []
        return (target.report.tests(of: target.object) ?? []).map(\.test.input).filter { seen.insert($0).inserted }
    }

    /// What the rule gives for the link of a test.
    private static func test(_ target: CursorTarget) -> (String, JSONValue)? {
        guard let key = target.key, let role = target.object.kind.member(key)?.role,
            role == .testInputs || role == .tests,
            let value = target.string, let results = target.report.tests(of: target.object)
        else { return nil }
        let found = results.filter { result in
            result.test.input == value.string || result.test.input.hasPrefix((value.string ?? "") + "\n")
        }
        guard !found.isEmpty else { return nil }
        return (found.map(describe).joined(separator: "\n\n"), value)
    }

    private static func describe(_ result: TestResult) -> String {
        let app = result.test.app.map { "\($0): " } ?? ""
        let actual = result.actual.map(Markdown.code) ?? "no result"
        switch result.outcome {
        case .passed: return "✓ \(app)gives \(actual)"
        case .skipped: return "\(app)not run: \(result.reason ?? "it needs the network")"
        case .failed, .warning:
            let expected = result.test.expected.map(Markdown.code) ?? "null"
            return "✗ \(app)gives \(actual), expected \(expected): \(result.reason ?? "")"
        }
    }

    /// The answer of the protocol.
    func json(in document: RuleDocument, _ encoding: PositionEncoding, usesMarkdown: Bool) -> JSONOutput {
        [
            "contents": ["kind": .string(usesMarkdown ? "markdown" : "plaintext"), "value": .string(markdown)],
            "range": document.range(range, encoding).json,
        ]
    }
}

enum Markdown {
    /// A text as it is, in one line.
    static func code(_ text: String) -> String { MarkdownCode.span(Printable.shortened(Printable.line(text), to: 400)) }
}

/// The part of a rule that a position is in.
struct CursorTarget {
    let report: RuleReport
    /// How far the rule is moved from its own file to the document.
    let offset: Int
    let object: ManifestObject
    let member: JSONMember?
    /// The position in the file of the rule.
    let position: Int

    /// Nil where there is no rule, or it is not JSON.
    init?(in document: RuleDocument, at position: Int) {
        guard let placed = document.rule(at: position), let report = document.reports[placed.key] else { return nil }
        let offset = placed.range.lowerBound - report.rule.range.lowerBound
        let position = position - offset
        let object = report.rule.objects.last { object in
            object.value.range.contains(position) || object.tableKey?.range.contains(position) == true
        }
        guard let object else { return nil }
        self.report = report
        self.offset = offset
        self.object = object
        self.position = position
        member = object.members.first { $0.range.contains(position) }
    }

    var key: ManifestSchema.Key? { member.flatMap { object.kind.key(named: $0.name) } }

    /// The range in the document of a value of the rule.
    func range(_ value: JSONValue) -> Range<Int> { value.range.lowerBound + offset..<value.range.upperBound + offset }

    /// The string at the position: a key or a value, also in an array or a table.
    var string: JSONValue? {
        guard let member else { return nil }
        return ([member.key] + Self.strings(in: member.value)).first { $0.range.contains(position) }
    }

    private static func strings(in value: JSONValue) -> [JSONValue] {
        if value.isString { return [value] }
        if let items = value.items { return items.flatMap(strings) }
        return (value.members ?? []).flatMap { [$0.key] + strings(in: $0.value) }
    }
}
