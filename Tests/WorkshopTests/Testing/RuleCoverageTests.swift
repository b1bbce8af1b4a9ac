import LinkEngine
import PCRE
import Requests
import RuleChecking
import Testing
import Text

@testable import Workshop

/// Which parts of rules their tests use.
@Suite struct RuleCoverageTests {
    static func coverage(of text: String) -> RuleCoverage {
        let file = SourceFile(path: "m.json", bytes: Array(text.utf8))
        let manifest = Manifest(files: [file])
        let engine = Engine(manifest: manifest, scripts: .off)
        return RuleCoverage(of: [file], engine, by: TestRun(manifest.tests(), in: engine))
    }

    static func untaken(_ rule: RuleCoverage.Rule) -> [String] {
        rule.parts.filter { !$0.isTaken }.map { part in
            guard case .branch(let branch) = part.kind else { return part.words(rule.regex) }
            return "\(branch.text(rule.regex)): \(part.words(rule.regex))"
        }
    }

    static let site = #"""
        { "$schema": "", "passages": [{ "site": "S", "regex": "https?://s\\.org/(?:read|study)(?:\\?[^#]*)?",
            "query": { "q": "reference", "b": "book", "c": "chapter", "t": "translation" },
            "books": { "1ki": "1Sam", "Num": "Num" }, "translations": { "one": "ESV", "two": "NIV" },
            "tests": { TESTS } }] }
        """#

    @Test(arguments: [
        (
            #""https://s.org/read?b=1KI&c=2": "bible://?passages=[1Sam.2]""#,
            [
                "s?: left out", "study: this alternative", #"(?:\?[^#]*)?: left out"#, "[^#]*: left out",
                #"query parameter "q""#, #"query parameter "t""#, #"book "num""#, #"translation "one""#,
                #"translation "two""#,
            ]
        ),
        // A test without a result, and one that fails, take nothing.
        (
            #""http://s.org/read": null, "http://s.org/study?q=John 3": "bible://?passages=[John.4]""#,
            [
                "s?: left out", "s?: once", "read: this alternative", "study: this alternative",
                #"(?:\?[^#]*)?: left out"#, #"(?:\?[^#]*)?: once"#, "[^#]*: left out", "[^#]*: once or more",
                #"query parameter "q""#, #"query parameter "b""#, #"query parameter "c""#, #"query parameter "t""#,
                #"book "1ki""#, #"book "num""#, #"translation "one""#, #"translation "two""#,
            ]
        ),
        // An empty value is no use of a parameter; a table is used by the first translation that is in it.
        (
            #""http://s.org/study?q=John 3&t=xx,TWO&b=": "bible://?passages=[John.3]&translation=XX", "#
                + #""https://s.org/read?q=John 3&t=Two;one": "bible://?passages=[John.3]&translation=NIV""#,
            [
                #"(?:\?[^#]*)?: left out"#, "[^#]*: left out", #"query parameter "b""#, #"query parameter "c""#,
                #"book "1ki""#, #"book "num""#, #"translation "one""#,
            ]
        ),
    ])
    func aSite(tests: String, untaken: [String]) throws {
        let coverage = Self.coverage(of: Self.site.replacing("TESTS", with: tests))
        #expect(Self.untaken(try #require(coverage.rules.first)) == untaken)
    }

    static let app = #"""
        { "apps": [{ "identifier": "a", "name": "A", "scheme": "a", "passage": {
            "templates": ["a://{translation}/{book.osis}/{chapter}/{verse}", "a://{book.osis}/{chapter}", "a://{book.osis}"],
            "takes": { "translation": true, "versification": "Original" }, "translations": { "ESV": "e", "NIV": "n" },
            "tests": { TESTS } } }] }
        """#

    @Test(arguments: [
        (
            #""bible://?passages=[John.3.16]&translation=ESV": "a://e/John/3/16""#,
            ["template 2", "template 3", #"translation "NIV""#]
        ),
        // The verse is renumbered; the translation is not the app's own.
        (
            #""bible://?passages=[Ps.3]": "a://Ps/3", "bible://?passages=[Ps]": "a://Ps""#,
            ["template 1", #"translation "ESV""#, #"translation "NIV""#]
        ),
        (
            #""bible://?passages=[Ps.3.2]&translation=XYZ": "a://Ps/3""#,
            ["template 1", "template 3", #"translation "ESV""#, #"translation "NIV""#]
        ),
    ])
    func anApp(tests: String, untaken: [String]) throws {
        let coverage = Self.coverage(of: Self.app.replacing("TESTS", with: tests))
        let rule = try #require(coverage.rules.first)
        #expect(rule.formula == nil)
        #expect(Self.untaken(rule) == untaken)
    }

    @Test func otherRules() {
        let coverage = Self.coverage(of: CoverageTests.manifest)
        #expect(
            coverage.rules.map { "\($0.kind) \($0.title): \($0.taken)/\($0.parts.count) \(Self.untaken($0))" } == [
                "action Open: 5/6 [\"(y|z)+: more than once\"]", "action Bare: 0/1 [\"format 1\"]",
                "browser C: 0/0 []", "passage S: 0/0 []", "redirect r: 0/0 []",
            ])
        #expect(coverage.parts == 7)
        #expect(coverage.percent == 71)
        #expect(coverage.complete == 3)
    }

    @Test func aRuleWithoutTestsTakesNothing() throws {
        let rule = try #require(Self.coverage(of: Self.site.replacing("TESTS", with: "")).rules.first)
        #expect(rule.taken == 0)
        #expect(rule.percent == 0)
        #expect(!rule.isComplete)
    }

    /// More groups than PCRE2 has.
    @Test func aRegexWithTooManyBranchesHasANote() throws {
        let regex = String(repeating: "a?", count: 10_000)
        let text = #"{ "redirects": { "REGEX": { "param": "u", "tests": { "a?u=1": "1" } } } }"#
        let rule = try #require(Self.coverage(of: text.replacing("REGEX", with: regex)).rules.first)
        #expect(rule.note?.hasPrefix("the branches of the regex are not known: ") == true)
        #expect(!rule.isComplete)
    }

    @Test func theReportNamesTheWorstFirst() {
        #expect(
            CoverageReport(coverage: Self.coverage(of: CoverageTests.manifest)).text == """
                taken  parts    %  tests  needed  rule
                    5      6   83      2       3  action "Open" (m.json:6)
                    x(y|z)+
                     ^^^^^^ more than once

                    0      1    0      0       1  action "Bare" (m.json:9)
                    not used: format 1

                fewer than two positive tests or no negative one:
                0 positive, 0 negative  action "Bare" (m.json:9)
                1 positive, 0 negative  browser "C" (m.json:10)
                coverage: passing tests use 5 of 7 parts (71 %), and all parts of 3 of 5 rules; 3 of 5 rules (60 %) have all \
                tests that their regexes need; 1 site, 1 form

                """)
    }

    @Test func aLinkTakesTheSamePartsAsATest() throws {
        let file = SourceFile(path: "m.json", bytes: Array(CoverageTests.manifest.utf8))
        let manifest = Manifest(files: [file])
        let services = RuleServices(scripts: .off)
        let rules = RuleParts.all(in: [file], of: manifest)
        let open = try #require(rules.first)
        #expect(
            open.taken(by: "xyz", services)?.map { open.parts[$0].words("x(y|z)+") }.sorted()
                == ["format 1", "format 2", "more than once", "this alternative", "this alternative"])
        #expect(open.taken(by: "x", services) == nil)
        #expect(open.path(of: "axyz")?.range(of: 1..<7) == 2..<4)
    }
}
