import LinkEngine
import PCRE
import Requests
import Testing
import Text

@testable import Workshop

@Suite struct WitnessTests {
    /// The suggestions for rules for sites, with these tests.
    static func suggestions(
        _ rule: String, tests: String, suggest: Bool = true, near: Bool = false
    ) -> [SuggestedTests] {
        let text = #"{ "$schema": "s", "passages": [{ "site": "S", "docs": "d", \#(rule), "tests": { \#(tests) } }] }"#
        return suggestions(text, suggest: suggest, near: near)
    }

    static func suggestions(_ text: String, suggest: Bool, near: Bool) -> [SuggestedTests] {
        let file = SourceFile(path: "s.json", bytes: Array(text.utf8))
        let engine = Engine(manifest: Manifest(files: [file]), scripts: .off)
        let rules = TestedRule.all(of: [file], in: engine.manifest)
        return TestSuggestions(engine, examples: rules).tests(for: rules, takingParts: suggest, near: near)
    }

    static let john = #""https://s.org/john/3": "bible://?passages=[John.3]""#

    @Test(arguments: [
        (#"https?://s\\.org/(?<book>\\w+)/(?<chapter>\\d)"#, "http://s.org/john/3"),
        (#"https://(?:www\\.)?s\\.org/(?<book>\\w+)/(?<chapter>\\d)"#, "https://www.s.org/john/3"),
        (#"https://s\\.org/(?:kjv|(?<book>\\w+))/(?<chapter>\\d)"#, ""),
        (#"https://s\\.(?:org|net)/(?<book>\\w+)/(?<chapter>\\d)"#, "https://s.net/john/3"),
        (#"https://s\\.org/(?<book>[1-3]?[a-z]+)/(?<chapter>\\d)"#, "https://s.org/1john/3"),
        (
            #"https://s\\.org/(?<book>\\w+)/(?<chapter>\\d)(?:#\\k<chapter>\\.(?<verse>[1-9]))?"#,
            "https://s.org/john/3#3.1"
        ),
    ])
    func aLinkIsMadeForABranchThatNoTestTakes(regex: String, link: String) {
        let found = Self.suggestions("\"regex\": \"\(regex)\"", tests: Self.john)
        let links = found.flatMap(\.tests).map(\.link)
        #expect(link.isEmpty ? links.isEmpty : links.contains(link), "\(links)")
    }

    @Test func booksTranslationsAndParametersAreTaken() {
        let found = Self.suggestions(
            #"""
            "regex": "https://s\\.org/\\?[^#]*", "query": { "b": "book", "c": "chapter", "t": "translation" },
            "books": { "johannes": "John", "1. mose": "Gen" }, "translations": { "x": "ESV" }
            """#, tests: #""https://s.org/?b=johannes&c=3": "bible://?passages=[John.3]""#)
        let reasons = found.flatMap(\.tests).flatMap(\.reasons).joined(separator: "\n")
        for part in [#""t""#, #""1. mose""#, #""x""#] { #expect(reasons.contains(part), "\(reasons)") }
    }

    /// The work is bounded for the rule, however many of its parts are searched.
    @Test func regexesThatTakeManyStepsAreGivenUp() {
        let groups = String(repeating: "(?:", count: 9) + "\\\\w+" + String(repeating: ")*", count: 9)
        let text =
            #"{ "passages": [{ "site": "S", "regex": "https?://s\\.org/(?<book>\#(groups))/(?<chapter>\\d+)", "tests": { \#(Self.john) } }] }"#
        let file = SourceFile(path: "s.json", bytes: Array(text.utf8))
        let engine = Engine(manifest: Manifest(files: [file]), scripts: .off)
        let rules = TestedRule.all(of: [file], in: engine.manifest)
        for rule in rules {
            var search = WitnessSearch(rule, PartValues(of: rules), LinkJudge(engine), maximumWork: 10_000_000)
            search.run()
            #expect(search.remarks.last?.text == "not searched: the regex takes too many steps")
        }
        #expect(rules.count == 1)
    }

    @Test func whatNoLinkTakesIsNamed() {
        let found = Self.suggestions(
            #""regex": "https://s\\.org/(?:(?<book>\\w+)/(?<chapter>\\d)|about)""#, tests: Self.john)
        #expect(found.flatMap(\.tests).isEmpty)
        #expect(
            found.flatMap(\.remarks) == [
                "not taken: alternative at 1:119: about: a link that uses it has no result: https://s.org/about"
            ])
    }

    @Test func templatesOfAppsAreTaken() {
        let text = #"""
            { "apps": [{ "identifier": "a", "name": "A", "scheme": "a", "passage": {
              "templates": ["a://{book.osis}/{chapter}/{verse}", "a://{book.osis}/{startChapter}"],
              "takes": { "list": false, "range": "none", "books": "66", "translation": false },
              "tests": { "bible://?passages=[John.3.16]": "a://John/3/16" } } }] }
            """#
        let found = Self.suggestions(text, suggest: true, near: false).flatMap(\.tests)
        #expect(found.map(\.link) == ["bible://?passages=[John.3]"])
        #expect(found.map(\.expected) == [["a://John/3"]])
    }

    @Test func aNearLinkTellsARuleFromASlip() {
        let found = Self.suggestions(
            #""regex": "https://s\\.org/(?<book>[a-z]+)/(?<chapter>\\d+)""#, tests: Self.john, suggest: false,
            near: true)
        let tests = found.flatMap(\.tests)
        #expect(tests.contains { $0.link == "https://sxorg/john/3" && $0.expected == [nil] }, "\(tests.map(\.link))")
    }

    @Test func aRuleThatReadsALookAlikeHostIsNamed() {
        let found = Self.suggestions(
            #""regex": "https://[a-z]*s\\.org/(?<book>[a-z]+)/(?<chapter>\\d+)""#, tests: Self.john, suggest: false,
            near: true)
        #expect(
            found.flatMap(\.remarks).contains {
                $0.hasPrefix("is read, another host that looks like it: https://xs.org")
            })
    }

    @Test func rulesThatReadALinkDifferentlyAreNamed() {
        let text = #"""
            { "$schema": "s", "passages": [
              { "site": "S", "regex": "https://s\\.org/(?<book>\\w+)/(?<chapter>\\d+)/(?<verse>\\d+)",
                "tests": { "https://s.org/john/3/1": "bible://?passages=[John.3.1]" } },
              { "site": "S", "regex": "https://s\\.org/(?<book>\\w+)/(?<chapter>\\d+)[^?#]*",
                "tests": { "https://s.org/john/3": "bible://?passages=[John.3]" } }] }
            """#
        let remarks = Self.suggestions(text, suggest: false, near: true).flatMap(\.remarks)
        #expect(
            remarks.contains(
                "is read otherwise by the rule at s.json:4: https://s.org/john/3/1 -> bible://?passages=[John.3.1],"
                    + " bible://?passages=[John.3]"), "\(remarks)")
    }

    /// Each file, and what stands in it for the tests afterwards.
    @Test(arguments: [
        (
            #"{ "a": 1, "tests": { "x": "y" } }"#,
            #"{ "a": 1, "tests": { "x": "y", "l": { "result": "r", "made": true } } }"#
        ),
        (
            "{\n  \"tests\": {\n    \"x\": null\n  }\n}",
            "{\n  \"tests\": {\n    \"x\": null,\n    \"l\": { \"result\": \"r\", \"made\": true }\n  }\n}"
        ),
    ])
    func testsAreAddedBehindTheOthers(before: String, after: String) throws {
        let prefix = #"{ "$schema": "s", "passages": ["#
        let rule = #""site": "S", "regex": "https://s\\.org/(?<reference>.+)", "#
        let file = SourceFile(path: "s.json", bytes: Array("\(prefix){ \(rule)\(before.dropFirst())] }".utf8))
        let rules = TestedRule.all(of: [file], in: Manifest(files: [file]))
        let suggestion = SuggestedTests(
            rule: try #require(rules.first), tests: [SuggestedTest(link: "l", expected: ["r"], reasons: [])],
            remarks: [])
        let text = String(decoding: TestInsertion([suggestion], to: file).file.bytes, as: UTF8.self)
        #expect(text == "\(prefix){ \(rule)\(after.dropFirst())] }")
    }
}
