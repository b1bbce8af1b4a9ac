import Testing
import Text

@testable import LinkEngine

/// Tests as one object from links to results, beside the two arrays.
@Suite struct TestListTests {
    static func file(_ text: String) -> SourceFile { SourceFile(path: "m.json", bytes: Array(text.utf8)) }

    static func passage(_ tests: String) -> String {
        #"{ "passages": [{ "site": "S", "regex": "https://s\\.org/(?<reference>.+)", \#(tests) }] }"#
    }

    static func action(_ formats: String, inputs: String = "") -> String {
        #"{ "apps": [{ "identifier": "a", "name": "A", "scheme": "a" }, { "identifier": "b", "name": "B", "scheme": "b" }], "#
            + #""actions": [{ "title": "T", "regex": "x", \#(inputs)"formats": [\#(formats)] }] }"#
    }

    static func format(_ app: String, _ tests: String) -> String {
        #"{ "appId": "\#(app)", "format": "\#(app):", \#(tests) }"#
    }

    static let arrays = [
        passage(#""testInputs": ["s.org/John", "s.org/x"], "testResults": ["bible://", null]"#),
        action(
            format("a", #""testResults": ["a:", null]"#) + ", " + format("b", #""testResults": [null, "b:"]"#),
            inputs: #""testInputs": ["x1", "x2"], "#),
    ]
    static let tables = [
        passage(#""tests": { "s.org/John": "bible://", "s.org/x": null }"#),
        action(
            format("a", #""tests": { "x1": "a:", "x2": null }"#) + ", "
                + format("b", #""tests": { "x2": "b:", "x1": null }"#)),
    ]

    /// Whatever their form is, tests are the same for those who read them.
    @Test(arguments: zip(arrays, tables)) func bothFormsSayTheSame(arrays: String, table: String) throws {
        func tests(_ text: String) throws -> [String] {
            try ManifestObject.all(in: JSONDocument(Array(text.utf8)).root)
                .filter { [.passage, .action].contains($0.kind) }
                .flatMap { rule in rule.tests.map { "\($0.link) \($0.expected ?? "null") \(rule.expectsResult($0))" } }
        }
        #expect(try tests(arrays) == tests(table))
        #expect(try tests(table).count == 2)
        func bundle(_ text: String) -> String {
            RuleBundle(files: [Self.file(text)], for: .lectern, includesTests: true).json.line
        }
        #expect(bundle(table) == bundle(arrays))
        #expect(!RuleBundle(files: [Self.file(table)], for: .opener, includesTests: false).json.line.contains("x1"))
        #expect(Manifest(files: [Self.file(table)]).findings == [])
    }

    /// `made` is for people who read rules, so that it is not in what Opener reads.
    @Test func aResultMaySayMore() throws {
        let text = Self.action(
            Self.format(
                "a",
                #""tests": { "x": { "result": "a:", "made": true, "knownFailure": "k" }, "y": { "result": null, "made": true } }"#
            ))
        let format = try #require(Manifest(files: [Self.file(text)]).actions.first?.formats.first)
        let entries = format.tests.entries
        #expect(entries.map(\.isMade) == [true, true])
        #expect(entries.map(\.expected) == ["a:", nil])
        #expect(entries.map(\.knownFailure) == ["k", nil])
        func results(for program: ManifestSchema.Program) -> String {
            let line = RuleBundle(files: [Self.file(text)], for: program, includesTests: true).json.line
            return line.split(separator: "\"testResults\":").last.map(String.init) ?? ""
        }
        #expect(
            results(for: .lectern)
                == #"[{"result":"a:","made":true,"knownFailure":"k"},{"result":null,"made":true}]}]}]}"#)
        #expect(results(for: .opener) == #"[{"result":"a:","knownFailure":"k"},null]}]}]}"#)
    }

    @Test(arguments: [
        (
            passage(#""tests": { "a": null }, "testInputs": ["a"], "testResults": [null]"#),
            "the passage rule has \"tests\" and \"testInputs\" or \"testResults\"", "[null] }"
        ),
        (
            action(format("a", #""tests": { "x": null }"#), inputs: #""testInputs": ["x"], "#),
            "the format has \"tests\" and \"testInputs\" or \"testResults\"", "[\"x\"]"
        ),
        (
            passage(#""tests": { "a": null, "b": null, "\u0061": "c" }"#),
            #"the passage rule is tested twice on "\u0061""#, #""\u0061""#
        ),
        (
            passage(#""testInputs": ["a", "b", "a"], "testResults": [null, null, null]"#),
            #"the passage rule is tested twice on "a""#, #""a"], "testR"#
        ),
        (passage(#""tests": []"#), "\"tests\" is an array, not an object from links to results", "[] }"),
        (passage(#""tests": { "a": 1 }"#), "\"tests\" is a number, not a string, null or an object", "1 }"),
        (passage(#""tests": { "a": {} }"#), "the test entry has no \"result\"", "{} }"),
        (
            passage(#""tests": { "a": { "result": null, "made": "yes" } }"#),
            "\"made\" is a string, not true or false", "\"yes\""
        ),
        (
            action(format("a", #""tests": { "x": "a:" }"#) + ", " + format("b", #""tests": { "x": "b:", "y": null }"#)),
            "the format has no test for \"y\", on which another format of the action is tested", #"{ "x": "a:" }"#
        ),
        (
            action(format("a", #""docs": "d""#), inputs: #""tests": { "x": "a:" }, "#),
            "unknown key \"tests\" in the action", "\"tests\""
        ),
    ])
    func mistakesAreFindings(text: String, message: String, place: String) throws {
        let findings = Manifest(files: [Self.file(text)]).findings
        #expect(findings.map(\.message) == [message])
        let offset = try #require(findings.first?.location?.offset)
        #expect(String(decoding: text.utf8.dropFirst(offset), as: UTF8.self).hasPrefix(place))
    }

    /// Manifests for Opener repeat links.
    @Test func othersMayRepeatLinks() {
        let text = Self.action(
            Self.format("a", #""testResults": [null, null]"#), inputs: #""testInputs": ["x", "x"], "#)
        #expect(Manifest(files: [Self.file(text)]).findings == [])
    }
}
