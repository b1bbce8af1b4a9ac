import Foundation
import Testing

/// What `lectern explain` says of links.
@Suite struct ExplainTests {
    /// Rules for each step: a script with a console and a request, a policy refusal, a passage.
    static let manifest = #"""
        {
          "apps": [
            {"identifier": "a", "name": "A", "scheme": "a", "passage": {
              "templates": ["a://{usfm}"], "takes": {"translation": false}}},
            {"identifier": "b", "name": "B", "scheme": "b"}
          ],
          "passages": [{"site": "S", "regex": "https://s\\.test/read", "query": {"q": "reference", "t": "translation"}}],
          "actions": [
            {"title": "Say", "regex": "^https://b\\.test/(\\d+)$", "formats": [{"appId": "b", "script":
              "function process(u, c) { console.log('seen'); httpRequest('https://n.test/', {}, function() { c('b://x'); }); }"}]},
            {"title": "Bad", "regex": "^https://c\\.test/", "formats": [{"appId": "b", "format": "javascript:a"}]}
          ],
          "redirects": {"^https://r\\.test/": {"param": "q"}}
        }
        """#

    static func explain(_ arguments: String...) throws -> Program {
        let folder = try TemporaryFolder()
        return try Program(["explain"] + arguments + ["--manifest", folder.write(Self.manifest, to: "m.json")])
    }

    @Test func theStepsAndLossesAreShown() throws {
        let run = try Self.explain("https://r.test/?q=https://s.test/read?q=John+3:16%26t=ESV")
        #expect(run.status == 0, "\(run.error)")
        for text in [
            "leads to\n  https://s.test/read?q=John+3:16&t=ESV  ", "  S (rule for a site): matches  ", "m.json:7:16\n",
            "    passage bible://?passages=[John.3.16]&translation=ESV\n", "passage\n  John 3:16: bible://",
            "openings\n  a, Open Passage: a://JHN.3.16  lost: translation: ESV\n",
        ] { #expect(run.output.contains(text), "\(text) in \(run.output)") }
    }

    static let failures: [(link: String, lines: String)] = [
        (
            "https://s.test/raed?q=John+3:16",
            "    https://s.test/raed?q=John+3:16\n                    ^ expected \"ead\"\n    nearest: https://s.test/read?q=John+3:16\n"
        ),
        (
            "https://s.test/read?p=John+3:16",
            "    https://s.test/read?p=John+3:16\n                        ^ expected the parameter \"q\"\n"
        ),
        (
            "https://s.test/read?q=Jonn+3:16",
            "    https://s.test/read?q=Jonn+3:16\n                            ^ expected the name of a book"
        ),
        ("https://b.test/x", "    https://b.test/x\n                   ^ expected digits\n"),
    ]

    @Test(arguments: failures) func aCaretIsWhereTheRuleFails(link: String, lines: String) throws {
        let run = try Self.explain(link)
        #expect(run.output.contains(lines), "\(run.output)")
        #expect(run.status == 1)
    }

    static let distances: [(link: String, isNear: Bool)] = [
        ("https://s.tset/", false), ("https://bison.test/x", false), ("https://bib.test/y", true),
        ("https://bible.test/x", true), ("https://www.bibl.test/", true), ("https://bibleproject.test/x", false),
        ("bib://x", false), ("bibles://x", true),
    ]

    @Test(arguments: distances) func rulesThatOnlyBeginAsTheLinkAreNotNear(link: String, isNear: Bool) throws {
        let folder = try TemporaryFolder()
        let manifest = #"""
            {"apps": [{"identifier": "a", "name": "A", "scheme": "a"}],
             "actions": [
              {"title": "T", "regex": "^https://(?:www\\.)?bible\\.org/(\\d+)$", "formats": [{"appId": "a", "format": "a://$1"}]},
              {"title": "U", "regex": "^https://bib\\.org/(\\d+)$", "formats": [{"appId": "a", "format": "a://$1"}]},
              {"title": "V", "regex": "^bible://(\\d+)$", "formats": [{"appId": "a", "format": "a://$1"}]}]}
            """#
        let run = try Program(["explain", link, "--manifest", folder.write(manifest, to: "m.json")])
        #expect(run.output.contains("  there is no rule for ") == !isNear, "\(run.output)")
        #expect(run.output.contains("expected") == isNear)
    }

    @Test func scriptsAndRefusalsAreShown() throws {
        let script = try Self.explain("https://b.test/12")
        #expect(script.output.contains("    group 1: 12\n"), "\(script.output)")
        #expect(script.output.contains("console: seen\n"))
        #expect(script.output.contains("GET https://n.test/: "))
        let refusal = try Self.explain("https://c.test/")
        #expect(refusal.output.contains("b, Bad: javascript:a\n"), "\(refusal.output)")
        #expect(refusal.output.contains("was skipped"))
        #expect(!refusal.output.contains("there is no rule for"))
        #expect(refusal.status == 1)
    }

    @Test func rulesAreNamed() throws {
        let far = try Self.explain("https://example.org/", "--rule", "say")
        #expect(far.output.contains("Say (action)"))
        #expect(!far.output.contains("S (rule for a site)"))
        let unknown = try Self.explain("https://b.test/", "--rule", "Sya")
        #expect(unknown.error == "Error: there is no rule \"Sya\"; did you mean \"Say\"?\n")
        #expect(unknown.status == 2)
    }

    static let badInput: [(link: String, status: Int32)] = [
        ("John 3:16", 0), ("Jnh 3:16", 1), ("https://a.test/\u{1B}[2J", 1), ("a://x", 1),
        ("https://s.test/read?" + String(repeating: "x", count: 70_000), 1),
        ("https://s.test/raed?" + String(repeating: "x", count: 60_000), 1), ("", 1),
    ]

    @Test(arguments: badInput) func anyInputIsExplained(link: String, status: Int32) throws {
        let run = try Self.explain(link)
        #expect(run.status == status, "\(run.output.prefix(1000))\(run.error.prefix(1000))")
        #expect(!run.output.contains("\u{1B}"))
        #expect(try JSONSchema.explanation.problems(in: Self.explain(link, "--json").json).isEmpty)
    }

    @Test(arguments: [
        "https://r.test/?q=https://s.test/read?q=John+3:16", "https://s.test/read?p=John",
        "https://s.test/read?q=Jonn+3",
        "https://b.test/12", "https://b.test/x", "https://c.test/",
    ]) func jsonFitsTheSchema(link: String) throws {
        let object = try Self.explain(link, "--json").json
        #expect(try JSONSchema.explanation.problems(in: object) == [])
    }
}

/// The part of JSON Schema that the schemas of this project use.
private struct JSONSchema {
    private let root: [String: Any]

    static var explanation: JSONSchema {
        get throws {
            let data = try Data(contentsOf: Program.project.appending(path: "schema/explanation.schema.json"))
            return JSONSchema(root: try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any]))
        }
    }

    func problems(in value: Any) -> [String] { problems(in: value, root, at: "") }

    private func problems(in value: Any, _ schema: [String: Any], at path: String) -> [String] {
        if let reference = schema["$ref"] as? String {
            let name = String(reference.dropFirst("#/definitions/".count))
            let definitions = root["definitions"] as? [String: [String: Any]]
            return definitions?[name].map { problems(in: value, $0, at: path) } ?? ["\(path): no \(reference)"]
        }
        if let choices = schema["anyOf"] as? [[String: Any]] {
            let found = choices.map { problems(in: value, $0, at: path) }
            return found.contains([]) ? [] : found.min { $0.count < $1.count } ?? []
        }
        if let allowed = schema["enum"] as? [String], !allowed.contains(value as? String ?? "") {
            return ["\(path): \(value) is not one of \(allowed)"]
        }
        let types = schema["type"].map { $0 as? [String] ?? [$0 as? String ?? ""] }
        guard types?.contains(where: { Self.has(value, type: $0) }) != false else {
            return ["\(path): \(value) is not \(types ?? [])"]
        }
        return problems(inParts: value, schema, at: path)
    }

    private func problems(inParts value: Any, _ schema: [String: Any], at path: String) -> [String] {
        if let items = value as? [Any], let item = schema["items"] as? [String: Any] {
            return items.enumerated().flatMap { problems(in: $1, item, at: "\(path)[\($0)]") }
        }
        guard let object = value as? [String: Any], let known = schema["properties"] as? [String: [String: Any]] else {
            return []
        }
        let missing = Set(schema["required"] as? [String] ?? []).subtracting(object.keys).map { "\(path): no \($0)" }
        return missing
            + object.flatMap { key, value in
                known[key].map { problems(in: value, $0, at: "\(path).\(key)") } ?? ["\(path): \(key) is not known"]
            }
    }

    private static func has(_ value: Any, type: String) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "null": value is NSNull
        case "string": value is String
        case "boolean": value is Bool
        case "integer": value is Int
        default: false
        }
    }
}
