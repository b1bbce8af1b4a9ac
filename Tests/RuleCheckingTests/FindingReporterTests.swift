import Testing
import Text

@testable import RuleChecking

@Suite struct FindingReporterTests {
    static let file = SourceFile(path: "rules/sites/a b,ü.json", bytes: Array("{\n  \"é𝄞x\": 1\n}\n".utf8))

    /// At line 2, column 6: after an accent of two bytes and a clef of four.
    static let finding = Finding(
        .regexOpenHost, "100 % {open}\n::error::x", at: SourceLocation(file: file, offset: 11), note: "line 1\nline 2")
    static let plain = Finding(.note, "and 3 more")

    @Test func gitHubCommandsAreEscapedAsDocumented() {
        #expect(
            FindingReporter.github.report([Self.finding, Self.plain], version: "1")
                == """
                ::error file=rules/sites/a b%2Cü.json,line=2,col=6,title=regex/open-host::100 %25 {open}\\u{A}::error::x%0Anote: line 1\\u{A}line 2
                ::notice::and 3 more

                """)
        #expect(FindingReporter.github.report([], version: "1") == "")
    }

    @Test func textAndJSONAreThoseOfFindings() {
        #expect(FindingReporter.text.report([Self.finding], version: "1") == "\(Self.finding)\n")
        #expect(
            FindingReporter.json.report([Self.plain, Self.finding], version: "1")
                == JSONOutput.array([Self.plain.json, Self.finding.json]).pretty + "\n")
        #expect(FindingReporter.json.report([], version: "1") == "[]\n")
    }

    @Test func sarifHasTheRuleThePlaceAndTheMessage() throws {
        let report = FindingReporter.sarif.report([Self.finding, Self.plain, Self.finding], version: "1.2")
        let root = try JSONDocument(Array(report.utf8)).root
        #expect(root["version"]?.string == "2.1.0")
        let run = try #require(root["runs"]?.items?.first)
        #expect(run["columnKind"]?.string == "unicodeCodePoints")
        let driver = try #require(run["tool"]?["driver"])
        #expect(driver["version"]?.string == "1.2")
        #expect(driver["rules"]?.items?.compactMap { $0["id"]?.string } == ["regex/open-host"])
        let results = try #require(run["results"]?.items)
        #expect(results.map { $0["ruleId"]?.string } == ["regex/open-host", nil, "regex/open-host"])
        #expect(results[0]["level"]?.string == "error")
        // Braces are those of placeholders.
        #expect(results[0]["message"]?["text"]?.string == "100 % {{open}}\n::error::x\nline 1\nline 2")
        let place = try #require(results[0]["locations"]?.items?.first?["physicalLocation"])
        #expect(place["artifactLocation"]?["uri"]?.string == "rules/sites/a%20b%2C%C3%BC.json")
        #expect(place["artifactLocation"]?["uriBaseId"]?.string == "%SRCROOT%")
        #expect(place["region"]?.source == #"{"startLine": 2, "startColumn": 6}"#)
        #expect(results[1]["locations"] == nil)
    }

    @Test(arguments: [
        ("./rules/a.json", "rules/a.json", true), ("/tmp/a%b.json", "file:///tmp/a%25b.json", false),
        ("a:b.json", "a%3Ab.json", true), ("../a.json", "../a.json", true),
    ])
    func pathsBecomeURIs(path: String, uri: String, isRelative: Bool) throws {
        let finding = Finding(
            .jsonSyntax, "x", at: SourceLocation(file: SourceFile(path: path, bytes: []), offset: 0))
        let root = try JSONDocument(Array(FindingReporter.sarif.report([finding], version: "1").utf8)).root
        let result = try #require(root["runs"]?.items?.first?["results"]?.items?.first)
        let artifact = result["locations"]?.items?.first?["physicalLocation"]?["artifactLocation"]
        #expect(artifact?["uri"]?.string == uri)
        #expect((artifact?["uriBaseId"] != nil) == isRelative)
    }
}
