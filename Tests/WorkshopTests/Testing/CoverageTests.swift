import LinkEngine
import Testing
import Text

@testable import Workshop

@Suite struct CoverageTests {
    @Test(arguments: [
        ("abc", 1), ("a*b+c?d|e", 5), (#"a\*b\+c\?d\|e"#, 1), ("[*+?|]", 1), ("[a[*]+]+", 2), (#"[\]*]x"#, 1),
        ("(?:a)(?<name>b)(?!c)(?i)", 1), ("(?:a|b)?", 3), (".*?$", 2), ("a++", 2), (#"\\+"#, 2), ("x{2,}?", 1),
        (#"https?://(?:www\.)?a\.com/"#, 3),
    ])
    func aRegexCallsForTests(regex: String, needed: Int) {
        #expect(Coverage.testsNeeded(by: regex) == needed)
    }

    static let manifest = #"""
        { "apps": [{ "identifier": "a", "name": "A", "scheme": "a" }, { "identifier": "b", "name": "B", "scheme": "b" }],
          "passages": [{ "site": "S", "regex": "https://s\\.org/(?<reference>.+)",
            "testInputs": ["s.org/John%203", "https://s.org/Gen 1", "https://s.org/nothing", "https://t.org/"],
            "testResults": ["bible://?passages=[John.3]", "bible://?passages=[Gen.1]", null, null] }],
          "actions": [
            { "title": "Open", "regex": "x(y|z)+", "testInputs": ["xy", "xz", "x"],
              "formats": [{ "appId": "a", "format": "a://", "testResults": ["a://", null, null] },
                          { "appId": "b", "format": "b://", "testResults": [null, { "result": "b://" }, null] }] },
            { "title": "Bare", "regex": "x", "formats": [{ "appId": "a", "format": "a://" }] }],
          "browsers": [{ "identifier": "c", "name": "C", "scheme": "c", "regex": "http(s)", "format": "c://",
            "testInputs": ["https"], "testResults": ["c://"] }],
          "redirects": { "r": { "param": "u", "tests": { "r?u=1": "1", "r?u=2": "2", "s": null } } } }
        """#

    static let coverage = Coverage(files: [SourceFile(path: "m.json", bytes: Array(manifest.utf8))])

    @Test func everyRuleIsCounted() {
        let rows = Self.coverage.rules.map {
            "\($0.kind) \($0.title): \($0.matching)/\($0.needed) +\($0.positive) -\($0.negative)"
        }
        #expect(
            rows == [
                "action Open: 2/3 +2 -1", "action Bare: 0/1 +0 -0", "browser C: 1/1 +1 -0", "passage S: 3/2 +2 -2",
                "redirect r: 2/1 +2 -1",
            ])
        #expect(Self.coverage.sites == 1)
        #expect(Self.coverage.forms == 1)
        #expect(Self.coverage.percent == 60)
    }

    @Test func nothingIsCoveredWhole() {
        #expect(Coverage(files: []).percent == 100)
    }
}
