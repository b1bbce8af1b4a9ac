import Foundation
import Testing

/// `lectern test --coverage`, `--minimum` and the reporters of coverage.
@Suite struct CoverageCommandTests {
    static let rules = #"""
        { "$schema": "", "passages": [{ "site": "A & <B>", "regex": "https?://a\\.org/(?<reference>[^/]*)",
          "tests": { "http://a.org/John 3": "bible://?passages=[John.3]", "https://b.org/": null } }] }
        """#

    private func path(in folder: TemporaryFolder) throws -> String { try folder.write(Self.rules, to: "m.json") }

    @Test func thePartsThatNoTestUsesAreShown() throws {
        let folder = try TemporaryFolder()
        let path = try path(in: folder)
        let run = try Program("test", "--coverage", path)
        #expect(run.status == 0)
        #expect(
            run.output == """
                2 passed, 0 failed, 0 warnings, 0 skipped
                taken  parts    %  tests  needed  rule
                    2      4   50      1       3  passage "A & <B>" (\(path):1)
                    https?://a\\.org/(?<reference>[^/]*)
                        ^^ once
                                                 ^^^^^ left out

                fewer than two positive tests or no negative one:
                1 positive, 1 negative  passage "A & <B>" (\(path):1)
                coverage: passing tests use 2 of 4 parts (50 %), and all parts of 0 of 1 rules; 0 of 1 rules (0 %) have all \
                tests that their regexes need; 1 site, 1 form

                """)
    }

    @Test(arguments: [("50", Int32(0)), ("51", 1), ("100", 1)])
    func aMinimumDecidesOnTheStatus(percent: String, status: Int32) throws {
        let folder = try TemporaryFolder()
        let run = try Program("test", "--minimum", percent, "--reporter", "json", try path(in: folder))
        #expect(run.status == status)
        #expect(run.error.contains("m.json:1:31: error: tests use 2 of 4 parts of the rule, 50 %") == (status == 1))
    }

    @Test(arguments: ["-1", "101", "x"])
    func aMinimumIsAPercentage(percent: String) throws {
        let folder = try TemporaryFolder()
        #expect(try Program("test", "--minimum=\(percent)", path(in: folder)).status == 2)
    }

    @Test func lcovHasALineForEachPart() throws {
        let folder = try TemporaryFolder()
        let path = try path(in: folder)
        #expect(
            try Program("test", path, "--reporter", "lcov").output == """
                TN:
                SF:\(path)
                BRDA:1,0,0,1
                BRDA:1,0,1,0
                BRDA:1,0,2,0
                BRDA:1,0,3,1
                BRF:4
                BRH:2
                DA:1,1
                LF:1
                LH:1
                end_of_record

                """)
    }

    @Test func htmlIsOnePageWithTheRegexInColours() throws {
        let folder = try TemporaryFolder()
        let page = try Program("test", path(in: folder), "--reporter", "html").output
        #expect(page.hasPrefix("<!DOCTYPE html>\n"))
        #expect(page.contains("<b>A &amp; &lt;B&gt;</b>"))
        #expect(
            page.contains(
                #"<code>http<span class="partly">s?</span>://a\.org/(?&lt;reference&gt;"#
                    + #"<span class="partly">[^/]*</span>)</code>"#))
        #expect(page.contains("<li><code>s?</code> once</li>"))
        #expect(!page.contains("<script"))
    }
}
