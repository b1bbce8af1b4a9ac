import Foundation
import Testing

@Suite struct SuggestionTests {
    static let rules = #"""
        {
          "$schema": "../../schema/rules.schema.json",
          "passages": [
            {
              "site": "Example Bible",
              "docs": "https://bible.example.org/help",
              "regex": "https?://bible\\.example\\.org/(?<book>\\w+)/(?<chapter>\\d)",
              "tests": {
                "https://bible.example.org/john/3": "bible://?passages=[John.3]"
              }
            }
          ]
        }
        """#

    @Test func suggestedTestsCanBePasted() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.rules, to: "s.json")
        let run = try Program("test", "--suggest", path)
        #expect(
            run.output.hasPrefix(
                """
                # \(path):4: Example Bible
                # takes absent at 7:21: s?
                "http://bible.example.org/john/3": { "result": "bible://?passages=[John.3]", "made": true },
                """), "\(run.output)")
        #expect(run.status == 0)
    }

    @Test func writtenTestsPassAndLeaveNothingToSuggest() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.rules, to: "s.json")
        let written = try Program("test", "--suggest", "--near", "--write", path)
        #expect(written.output.contains("tests were added"), "\(written.error)")
        let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
        #expect(text.hasPrefix(Self.rules.prefix(300)))
        #expect(text.hasSuffix(Self.rules.suffix(20)))
        #expect(try Program("test", path).status == 0)
        #expect(try Program("test", "--suggest", path).output == "")
    }

    @Test func aWordNamesRulesAndAMisspeltOneIsRefused() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.rules, to: "s.json")
        #expect(try Program("test", "--suggest", path, "example").output.contains("# takes"))
        let run = try Program("test", "--suggest", path, "exampel bible")
        #expect(run.status == 2)
        #expect(run.error.contains(#"there is no file or rule "exampel bible""#), "\(run.error)")
    }

    @Test func whatIsBuiltInIsNotChanged() throws {
        let folder = try TemporaryFolder()
        let run = try Program(["test", "--suggest", "--write"], in: folder.url)
        #expect(run.status == 2)
        #expect(run.error.contains("the built-in rules cannot be changed"), "\(run.error)")
        #expect(try Program("test", "--write").status == 2)
    }

    @Test func mutationsThatNoTestSeesFail() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.rules, to: "s.json")
        let run = try Program(["mutations", path], of: "Soak")
        #expect(run.status == 1)
        #expect(run.output.contains("a dot unescaped: . for \\."), "\(run.output)")
    }
}
