import LinkEngine
import Requests
import Testing
import Text

@testable import Workshop

/// Pairs that hold for their rule alone, but not when all rules are applied.
@Suite struct DisagreementTests {
    struct Case: CustomTestStringConvertible {
        let name: String
        let rules: String
        /// What all rules together give; nil: the same as the rule alone.
        var disagreement: String?

        var testDescription: String { name }
    }

    static let app = #""apps":[{"identifier":"a","name":"A","scheme":"a"}],"#
    static let redirect = #""redirects":{"https://w\\.test/":{"param":"u"}},"#

    static func action(_ input: String, _ result: String, title: String = "Open") -> String {
        #"{"title":"\#(title)","regex":"https://(?:w|x)\\.test/(.*)","testInputs":["\#(input)"],"#
            + #""formats":[{"appId":"a","format":"a:$1","testResults":[\#(result)]}]}"#
    }

    /// Manifests in the language of Opener.
    static let cases = [
        Case(name: "an action", rules: app + #""actions":[\#(action("https://x.test/1", #""a:1""#))]"#),
        Case(
            name: "a redirect comes first",
            rules: app + redirect
                + #""actions":[\#(action("https://w.test/?u=https://b.test/", #""a:?u=https://b.test/""#))]"#,
            disagreement: "nothing"),
        Case(
            name: "another action for the app",
            rules: app + #""actions":[\#(action("https://x.test/1", #""a:1""#)),"#
                + #"{"title":"Show","regex":"https://y\\.test/","testInputs":["https://x.test/1"],"#
                + #""formats":[{"appId":"a","format":"a:","testResults":[null]}]}]"#),
        Case(
            name: "another action of the title",
            rules: app + #""actions":[\#(action("https://x.test/1", #""a:1""#, title: "Show")),"#
                + #"{"title":"Show","regex":"https://y\\.test/","testInputs":["https://x.test/1"],"#
                + #""formats":[{"appId":"a","format":"a:","testResults":[null]}]}]"#,
            disagreement: #""a:1""#),
        Case(
            name: "headers",
            rules: app + redirect
                + #""actions":[{"title":"Open","headers":true,"regex":"https://w(?s:.*)","#
                + #""testInputs":[{"url":"https://w.test/?u=https://b.test/","headers":{"h":"1"}}],"#
                + #""formats":[{"appId":"a","format":"a:","testResults":["a:"]}]}]"#
        ),
    ]

    /// Of our own rules it is a failure, of others a note.
    @Test(arguments: cases) func disagreementsAreTold(_ example: Case) throws {
        let own = Self.run(#"{"$schema":"rules","# + example.rules + "}")
        let foreign = Self.run("{" + example.rules + "}")
        #expect(own.count(.failed) == (example.disagreement == nil ? 0 : 1))
        #expect(own.results.allSatisfy { $0.note == nil })
        #expect(foreign.count(.passed) == foreign.results.count)
        let notes = foreign.results.compactMap(\.note)
        #expect(notes.count == (example.disagreement == nil ? 0 : 1))
        let reasons = own.results.filter { $0.outcome == .failed }.compactMap(\.reason)
        #expect((notes + reasons).allSatisfy { $0.hasSuffix("give " + (example.disagreement ?? "?")) })
        #expect(Reporter.text.report(foreign).contains("1 test passes with its rule alone") == !notes.isEmpty)
        #expect(Reporter.json.report(foreign).contains("\"notes\": \(notes.count)"))
    }

    /// Which passage a site gives is decided by all rules for sites.
    @Test(arguments: [("a", 1), ("b", 0)])
    func anotherRuleReadsTheLink(host: String, failures: Int) {
        let run = Self.run(
            #"""
            {"passages":[{"site":"A","regex":"https://a\\.test/(?<reference>[^/]+)"},
              {"site":"B","regex":"https://c\\.test/(?<reference>.+)","testInputs":["https://\#(host).test/John3"],"testResults":[null]}]}
            """#)
        #expect(run.results.count == 1)
        #expect(run.count(.failed) == failures)
        #expect(run.results.first?.actual == (failures == 0 ? nil : "bible://?passages=[John.3]"))
    }

    private static func run(_ text: String) -> TestRun {
        let manifest = Manifest(files: [SourceFile(path: "m.json", bytes: Array(text.utf8))])
        #expect(manifest.findings.filter { $0.severity == .error } == [])
        let scripts = ScriptRunner.off
        return TestRun(manifest.tests(), in: Engine(manifest: manifest, scripts: scripts))
    }
}
