import LinkEngine
import PCRE
import Requests
import RuleChecking
import Testing
import Text

@testable import Workshop

@Suite struct MutationTests {
    @Test(arguments: [
        ("a?", ["", "a"]), ("a+b", ["ab"]), (#"\."#, ["."]), ("[a-z]", ["[^/?#]"]), ("[^/]", ["(?s:.)"]),
        ("^a$", ["a$", "^a"]),
        ("x(?!a)", ["x"]), ("a|b", ["b", "b|a", "a"]), ("a|b|c", ["b|c", "b|a|c", "a|c", "a|c|b", "a|b"]),
        ("a{1,3}", ["a{1,2}", "a{2,3}", "a{1,4}"]), ("a{2}", ["a{2,3}"]), ("a{2,}", ["a{3,}"]), ("a*", ["", "a+"]),
        ("(?:a|)", []), ("(", []), ("ab", []),
    ])
    func aPatternIsChangedInSmallWays(pattern: String, changed: [String]) {
        #expect(PatternMutation.all(of: pattern).map { $0.applied(to: pattern) } == changed)
    }

    @Test func theWordsOfALongListAreNotDropped() {
        let words = (0..<30).map { "w\($0)" }.joined(separator: "|")
        #expect(PatternMutation.all(of: "(?:\(words))?").map(\.kind) == [.optionalDropped, .optionalMandatory])
    }

    static func run(tests: String) -> MutationRun {
        let text = #"""
            { "$schema": "s", "passages": [{ "site": "S", "regex": "https?://s\\.org/(?<book>[a-z]+)/(?<chapter>\\d+)",
              "tests": { \#(tests) } }] }
            """#
        let file = SourceFile(path: "s.json", bytes: Array(text.utf8))
        return MutationRun(
            TestedRule.all(of: [file], in: Manifest(files: [file])),
            RuleServices(scripts: .off))
    }

    static let john = #""https://s.org/john/3": "bible://?passages=[John.3]""#

    @Test func aChangeThatNoTestSeesHasALinkThatTellsIt() {
        let report = MutationReport(Self.run(tests: Self.john))
        let text = report.text(withEquivalents: false)
        #expect(
            text.contains(
                """
                s.json:1:67: a dot unescaped: . for \\.
                    link      https://sxorg/john/3
                    rule      null
                    changed   bible://?passages=[John.3]
                """), "\(text)")
        #expect(report.share < 95)
    }

    @Test func aTestThatSeesAChangeCatchesIt() {
        let report = MutationReport(Self.run(tests: Self.john + #", "https://sxorg/john/3": null"#))
        #expect(
            report.text(withEquivalents: false).contains(
                "1 of 1 caught (100.0 %), 0 equivalent as far as searched: a dot"))
    }

    @Test func theSameRulesGiveTheSameAnswer() {
        let texts = (0..<2).map { _ in MutationReport(Self.run(tests: Self.john)).text(withEquivalents: true) }
        #expect(texts[0] == texts[1])
    }

    @Test func variationsKeepWhatIsBeforeTheHost() {
        let links = Array(LinkVariations("https://s.org/é"))
        #expect(links.count > 300)
        #expect(links.allSatisfy { $0.hasPrefix("https://") })
        #expect(!links.contains { $0.contains("\u{FFFD}") })
    }
}
