import Requests
import Testing
import Text

@testable import LinkEngine

/// What a link may cost, over all rules.
@Suite struct MatchBudgetTests {
    static let link = "https://e.example/" + String(repeating: "a", count: 40) + "-"
    static let app = #"{ "identifier": "a", "name": "A", "scheme": "a" }"#

    static func resolve(_ rules: String, _ link: String = link) -> Resolution {
        let text = "{ \"apps\": [\(app)],\n\(rules) }"
        let manifest = Manifest(files: [SourceFile(path: "m.json", bytes: Array(text.utf8))])
        #expect(manifest.findings == [])
        return Engine(manifest: manifest, scripts: .off).resolve(link)
    }

    static func action(_ regex: String) -> String {
        #"{ "title": "T", "regex": "\#(regex)", "formats": [{ "appId": "a", "format": "a://x" }] }"#
    }

    @Test("Slow rules share one budget, and each that is given up is named")
    func manyRules() {
        let slow = Self.action(#"^https://e\\.example/(?:(?:a|a)*b)?(.*)$"#)
        let rules = #""actions": ["# + "\n" + Array(repeating: slow, count: 1000).joined(separator: ",\n") + "]"
        let findings = Self.resolve(rules).findings
        #expect(
            findings.map(\.message) == Array(
                repeating: "\"T\" was skipped: the regex needs too many steps for this link", count: 3)
                + ["no further rule was tried on this link: the regexes took too many steps together"])
        #expect(findings.compactMap { $0.location?.position.line } == [3, 4, 5])
    }

    @Test("Many rules for one link share it too, and those in front answer", arguments: [#"\\w+[/.]"#, "e[.]example/"])
    func manyMatches(regex: String) {
        let rules = #""actions": ["# + Array(repeating: Self.action(regex), count: 3000).joined(separator: ",") + "]"
        let resolution = Self.resolve(rules)
        #expect(100..<2000 ~= resolution.openings.count)
        let message = "no further rule was tried on this link: the regexes took too many steps together"
        #expect(resolution.findings.map(\.message).contains(message))
    }

    @Test("Rules for other links of the same host are not counted")
    func oneHost() {
        let rules = (0..<3000).map { Self.action("^https://e[.]example/page\($0)/") }
        let text = #""actions": ["# + rules.joined(separator: ",") + "]"
        #expect(Self.resolve(text, "https://e.example/page2999/").openings.count == 1)
    }

    @Test(
        "Hosts of many labels, very long links and very long regexes leave the other rules their turn",
        arguments: [
            (#"https?://(?:.+\\.)+webex\\.com/"#, "https://" + String(repeating: "a.", count: 24) + "e.example/"),
            (#"https?://(?:.+\\.)+webex\\.com/"#, "https://" + String(repeating: "a.", count: 24) + "webex.com"),
            ("/.*/.*/.*,.*e[.]example", "https://e.example/" + String(repeating: "/", count: 65_500)),
            ("(?:[^/]*/)*e[.]example", "https://" + (0..<1000).map { "l\($0)." }.joined() + "e.example/"),
            ("e[.]example/" + String(repeating: "(?:ab?|c)", count: 1_100), link),
        ])
    func attacks(regex: String, link: String) {
        let rules = #""actions": [\#(Self.action(regex)), \#(Self.action("e[.]example"))]"#
        #expect(Self.resolve(rules, link).openings.contains { $0.title == "T" } == link.contains("e.example"))
    }

    @Test("A slow rule does not keep a later one from being tried")
    func otherRules() {
        let rules = #""actions": [\#(Self.action("(?:(?:a|a)*b)?[-]{2}")), \#(Self.action("^.*$"))]"#
        #expect(Self.resolve(rules).openings.map(\.url) == ["a://x"])
    }

    @Test(
        "Every kind of rule is named",
        arguments: [
            (
                #""actions": [\#(action("(?:(?:a|a)*b)?"))]"#,
                "\"T\" for A gave no result: the regex needs too many steps for this link"
            ),
            (
                #""redirects": { "(?:(?:a|a)*b)?[-]{2}": { "param": "u" } }"#,
                "the redirect \"(?:(?:a|a)*b)?[-]{2}\" was skipped: the regex needs too many steps for this link"
            ),
            (
                #""redirects": { "(?:(?:a|a)*b)?": { "format": "https://$0" } }"#,
                "the redirect \"(?:(?:a|a)*b)?\" was skipped: the regex needs too many steps for this link"
            ),
            (
                #""passages": [{ "site": "S", "regex": "https://e[.]example/(?:(?:a|a)*b)?(?<book>[-]{2})" }]"#,
                "\"S\" was skipped: the regex needs too many steps for this link"
            ),
            (
                #""passages": [{ "site": "S", "regex": "https://e[.]example/(?:(?:a|a)*b)?[a-]*", "format": "x" }]"#,
                "\"S\" was skipped: the regex needs too many steps for this link"
            ),
            (
                """
                "browsers": [{ "identifier": "b", "name": "B", "scheme": "b", "regex": "(?:(?:a|a)*b)?[-]{2}",
                "format": "b:$0" }]
                """,
                "\"B\" was skipped: the regex needs too many steps for this link"
            ),
        ])
    func named(rules: String, message: String) throws {
        let finding = try #require(Self.resolve(rules).findings.first { $0.message == message })
        #expect(finding.location?.position.line == 2)
    }

    @Test("Results are counted too")
    func results() {
        let long = #"{ "title": "T", "regex": "^.*$", "formats": [{ "appId": "a", "format": "a:$0$0$0$0$0$0$0" }] }"#
        let rules = #""actions": ["# + Array(repeating: long, count: 100).joined(separator: ",") + "]"
        let resolution = Self.resolve(rules, "https://e.example/" + String(repeating: "a", count: 65_000))
        #expect(resolution.openings.reduce(0) { $0 + $1.url.utf8.count } < 17_000_000)
        #expect(resolution.findings.last?.message.hasPrefix("no further rule was tried") == true)
    }

    @Test("What is wrong with a rule is a finding of the manifest, once, and not of every link that needs the rule")
    func brokenRule() {
        let text = "{ \"apps\": [\(Self.app)], \"actions\": [\(Self.action("e[.]example("))] }"
        let manifest = Manifest(files: [SourceFile(path: "m.json", bytes: Array(text.utf8))], onDemand: true)
        let engine = Engine(manifest: manifest, scripts: .off)
        #expect(manifest.findings == [])
        for _ in 0..<3 { #expect(engine.resolve(Self.link).findings.map(\.message) == ["no rule opens this link"]) }
        #expect(manifest.findings.count == 1)
    }
}
