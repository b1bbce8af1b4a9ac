import Foundation
import Testing

/// Which rules `check`, `test` and `bundle` look at.
@Suite struct InspectedRulesTests {
    static let rule = #"""
        { "passages": [{ "site": "S", "docs": "https://s.test/help", "regex": "https?://s\\.test/(?<reference>[^/?#]+)",
          "tests": {
            "https://s.test/john3": "bible://?passages=[John.3]", "https://s.test/acts2": "bible://?passages=[Acts.2]",
            "https://s.test/": null } }] }
        """#
    static let chosen = "note: no rules were given: using ./rules\n"
    static let builtIn = "note: no rules were given and there is no ./rules: using the built-in rules, "

    /// The commands, and the output that each has for the rule.
    static let commands: [(arguments: [String], output: String)] = [
        (["check", "--strict"], ""), (["check", "--json"], "[]\n"), (["check", "--fix"], ""),
        (["test"], "3 passed, 0 failed, 0 warnings, 0 skipped\n"),
    ]

    @Test(arguments: commands) func theFolderRulesIsUsed(arguments: [String], output: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.rule, to: "rules/s.json")
        let run = try Program(arguments, in: folder.url)
        #expect(run.error == Self.chosen)
        #expect(run.output == output)
        #expect(run.status == 0)
    }

    @Test func bundleUsesTheFolderRules() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.rule, to: "rules/s.json")
        let run = try Program(["bundle"], in: folder.url)
        #expect(run.error == Self.chosen)
        #expect((try run.json as? [String: Any])?.keys.sorted() == ["passages"])
    }

    @Test(arguments: [["check", "--json"], ["test", "--reporter", "json"], ["bundle"]])
    func theBuiltInRulesAreUsedElsewhere(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let run = try Program(arguments, in: folder.url)
        #expect(run.error.hasPrefix(Self.builtIn) && run.error.hasSuffix("/manifest.json\n"))
        #expect(run.status == 0)
        #expect(throws: Never.self) { try run.json }
    }

    @Test func theBuiltInRulesAreNotFixed() throws {
        let folder = try TemporaryFolder()
        let run = try Program(["check", "--fix"], in: folder.url)
        #expect(run.error.hasSuffix("Error: the built-in rules cannot be changed; name the files to correct\n"))
        #expect(run.status == 2)
    }

    @Test(arguments: [
        ["check", "s.json"], ["check", "--manifest", "s.json"], ["test", "s.json"], ["bundle", "--manifest", "s.json"],
    ])
    func givenRulesAreNotNamed(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.rule, to: "s.json")
        try folder.write("not JSON", to: "rules/t.json")
        let run = try Program(arguments, in: folder.url)
        #expect(run.error == "")
        #expect(run.status == 0)
    }
}
