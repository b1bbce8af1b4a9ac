import Testing
import Text

@testable import LinkEngine
@testable import RuleChecking

/// Checks that rules switch off.
@Suite struct AllowanceTests {
    static let docs = #""allow": { "docs/missing": "the site was closed" }"#

    /// A rule file with two rules without docs, and what the file and each rule allow.
    static func file(_ top: String = "", _ first: String = "", _ second: String = "") -> String {
        func rule(_ host: String, _ allow: String) -> String {
            """
            { \(allow)\(allow.isEmpty ? "" : ", ")"site": "S", "regex": "https?://\(host)\\\\.org/(?<book>\\\\w+)",
              "tests": { "https://\(host).org/john": "bible://?passages=[John]",
                         "https://\(host).org/acts": "bible://?passages=[Acts]", "https://\(host).org/": null } }
            """
        }
        return "{ \(top)\(top.isEmpty ? "" : ", ")\"passages\": [\n\(rule("a", first)),\n\(rule("b", second))\n] }"
    }

    static func checks(_ text: String) -> [String] {
        ContributionTests.findings([("rules/sites/s.json", text)]).map { finding in
            "\(finding.location?.position.line ?? 0) \(finding.check?.rawValue ?? "")"
        }
    }

    @Test func aCheckIsSwitchedOffForItsRuleOnly() {
        #expect(Self.checks(Self.file()) == ["2 docs/missing", "5 docs/missing"])
        #expect(Self.checks(Self.file("", Self.docs)) == ["5 docs/missing"])
        #expect(Self.checks(Self.file(Self.docs)) == [])
        // The nearest one counts; the other has no use.
        #expect(Self.checks(Self.file(Self.docs, Self.docs, Self.docs)) == ["1 allow/unused"])
    }

    /// A regex that is the key of a redirect is a part of its rule.
    @Test func theRegexOfARedirectIsCovered() {
        let redirect = #"""
            { "$schema": "s", "redirects": { "^https?://[^/]+/out\\?": { "param": "u", "docs": "d.org",
              "allow": { "regex/open-host": "every site of this software has such links" },
              "tests": { "https://s.org/out?u=https%3A%2F%2Fa.org": "https://a.org", "https://s.org/": "https://s.org/" } } } }
            """#
        #expect(Self.checks(redirect) == [])
        #expect(
            Self.checks(redirect.replacing("open-host", with: "no-host")).sorted() == [
                "1 regex/open-host", "2 allow/unused",
            ])
    }

    /// Errors of the loader cannot be allowed, its warnings can.
    @Test func onlyWhatLeavesARuleUsableIsAllowed() {
        let misspelt = #""1": "x", "allow": { "manifest/unknown-key": "another program reads it" }"#
        #expect(Self.checks(Self.file(misspelt, Self.docs, Self.docs)) == [])
        let wrong = #""docs": 1, "allow": { "manifest/wrong-type": "x", "docs/missing": "y" }"#
        #expect(Self.checks(Self.file("", wrong, Self.docs)).contains("2 allow/forbidden"))
    }

    @Test(arguments: [
        (#""allow": ["docs/missing"]"#, #""allow" is an array, not an object from names of checks to reasons"#),
        (#""allow": { "docs/missing": true }"#, #"the reason for "docs/missing" is a boolean, not a string"#),
        (#""allow": { "docs/mising": "x" }"#, #"there is no check "docs/mising""#),
        (#""allow": { "docs/missing": " " }"#, #""docs/missing" is allowed without a reason"#),
    ])
    func mistakesAreFound(allow: String, message: String) {
        let findings = ContributionTests.findings([("s.json", Self.file("", allow, Self.docs))])
        #expect(findings.contains { $0.message == message }, "\(findings)")
    }

    @Test func anUnknownNameHasAHint() {
        let findings = ContributionTests.findings([
            ("s.json", Self.file("", #""allow": { "docs/mising": "x" }"#, Self.docs))
        ])
        #expect(findings.first { $0.check == .allowUnknown }?.note == "did you mean \"docs/missing\"?")
    }

    /// More findings than are listed are all allowed.
    @Test func manyFindingsAreAllowed() {
        let keys = (0..<300).map { #""k\#($0)": 1"# }.joined(separator: ", ")
        let text = #"{ \#(keys), "allow": { "manifest/unknown-key": "x" }, "apps": [] }"#
        #expect(Manifest(files: [SourceFile(path: "m.json", bytes: Array(text.utf8))]).findings == [])
    }

    /// A bundle keeps what its rules allow; that of a file is written into each rule.
    @Test func bundlesKeepWhatIsAllowed() throws {
        let file = SourceFile(
            path: "s.json",
            bytes: Array(Self.file(Self.docs, #""allow": { "docs/missing": "own", "regex/open-host": "x" }"#).utf8))
        func bundle(_ program: ManifestSchema.Program, tests: Bool = true) -> String {
            RuleBundle(files: [file], for: program, includesTests: tests).json.line
        }
        let text = bundle(.lectern)
        let rules = try #require(try JSONDocument(Array(text.utf8)).root["passages"]?.items)
        #expect(
            rules.map { $0["allow"]?.source.filter { $0 != " " } } == [
                #"{"docs/missing":"own","regex/open-host":"x"}"#, #"{"docs/missing":"thesitewasclosed"}"#,
            ])
        #expect(!bundle(.opener).contains("allow") && !bundle(.lectern, tests: false).contains("allow"))
    }
}
