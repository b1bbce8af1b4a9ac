import Foundation
import Testing

@Suite struct TestCommandTests {
    static let manifest = #"""
        { "apps": [{ "identifier": "foo", "name": "Foo", "scheme": "foo" }],
          "actions": [{ "title": "Open Entry", "regex": "https?://foo\\.bar/(\\d+)$",
            "testInputs": ["https://foo.bar/12", "https://foo.bar/13", "https://foo.bar/x", "https://foo.bar/14"],
            "formats": [{ "appId": "foo", "format": "foo://entry/$1",
              "testResults": ["foo://entry/12", "foo://entri/13", null, { "result": "foo://no", "knownFailure": "not yet" }] }] },
          { "title": "Ask", "regex": "https?://foo\\.bar/ask", "testInputs": ["https://foo.bar/ask"],
            "formats": [{ "appId": "foo", "script2": "function process(url, done) { done(httpRequest(url)) }", "testResults": ["foo://x"] }] }] }
        """#

    @Test func theTextReportShowsFailuresFirstWithTheirDifference() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.manifest, to: "m.json")
        let run = try Program("test", path)
        #expect(run.status == 1)
        #expect(
            run.output == """
                \(path):5: failed: action "Open Entry" (foo): the result is not "foo://entri/13"
                    input     https://foo.bar/13
                    expected  foo://entri/13
                    actual    foo://entry/13
                                        ^

                \(path):5: warning: action "Open Entry" (foo): known failure: not yet
                    input     https://foo.bar/14
                    expected  foo://no
                    actual    foo://entry/14
                                    ^^^^^^^^

                2 passed, 1 failed, 1 warnings, 1 skipped (they need the network)

                """)
    }

    @Test func theJSONReportHasTheDocumentedMembers() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.manifest, to: "m.json")
        let report = try #require(try Program("test", path, "--reporter", "json").json as? [String: Any])
        #expect(report["passed"] as? Int == 2)
        #expect(report["failed"] as? Int == 1)
        #expect(report["skipped"] as? Int == 1)
        #expect(report["warnings"] as? Int == 1)
        let tests = try #require(report["tests"] as? [[String: Any]])
        #expect(tests.map { $0["outcome"] as? String } == ["passed", "failed", "passed", "warning", "skipped"])
        #expect(
            Set(try #require(tests.first).keys) == [
                "kind", "title", "app", "input", "expected", "actual", "outcome", "reason", "file", "line",
                "milliseconds",
            ])
    }

    @Test(arguments: [
        ("{ \"apps\": [", 2, "the text ends where a value was expected"), ("[1", 2, "never closed"),
        ("3", 2, "found a number where an object was expected"),
        (String(repeating: "[", count: 10_000), 2, "nested more than 128 levels deep"), ("", 2, "the file is empty"),
    ])
    func malformedManifestsAreRefused(text: String, status: Int32, message: String) throws {
        let path = try TemporaryFolder().keeping { try $0.write(text, to: "m.json") }
        let run = try Program("test", path.1)
        #expect(run.status == status)
        #expect(run.error.contains(message), "\(run.error)")
    }

    /// A misspelt key leaves a rule without tests; a file without tests is not a success.
    @Test func aFileWithoutTestsIsAFailure() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.manifest.replacing("testResults", with: "testResult"), to: "m.json")
        let empty = try folder.write("{}", to: "empty.json")
        let run = try Program("test", path, empty)
        #expect(run.status == 1)
        #expect(run.output == "0 passed, 0 failed, 0 warnings, 0 skipped\n")
        let warning = "\(path):5:7: warning: unknown key \"testResult\" in the format [manifest/unknown-key]\n"
        #expect(run.error.contains(warning), "\(run.error)")
        #expect(run.error.contains("    note: did you mean \"testResults\"?\n"))
        #expect(run.error.hasSuffix("\(path): error: no tests\n\(empty): error: no tests\n"))
    }

    @Test func eachFileMustHaveTests() throws {
        let folder = try TemporaryFolder()
        let good = try folder.write(InspectedRulesTests.rule, to: "good.json")
        let empty = try folder.write("{}", to: "empty.json")
        #expect(try Program("test", folder.url.path).status == 0)
        let run = try Program("test", "--reporter", "json", good, "--manifest", empty)
        #expect(run.status == 1)
        #expect(run.error == "\(empty): error: no tests\n")
        #expect((try run.json as? [String: Any])?["passed"] as? Int == 3)
    }

    @Test func aHugeFileIsNotRead() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "m.json")
        try FileHandle(forWritingTo: URL(filePath: path)).truncate(atOffset: 300 << 20)
        let run = try Program("test", path)
        #expect(run.status == 2)
        #expect(run.error == "Error: \(path): larger than the limit of 64 MB\n")
    }
}

extension TemporaryFolder {
    /// Makes a value in a temporary folder, and returns both, so that the folder lives as long as the value.
    func keeping<Value>(_ make: (TemporaryFolder) throws -> Value) rethrows -> (TemporaryFolder, Value) {
        (self, try make(self))
    }
}
