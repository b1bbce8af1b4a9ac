import Foundation
import Testing

/// `lectern check --reporter` and `--explain`.
@Suite struct CheckReporterTests {
    static func faulty(in folder: TemporaryFolder) throws -> String {
        try folder.write(#"{ "apps": [], "aps": [] }"#, to: "m.json")
    }

    @Test func eachReporterPrintsTheFindings() throws {
        let folder = try TemporaryFolder()
        let path = try Self.faulty(in: folder)
        let json = try Program("check", path, "--json")
        #expect(try Program("check", path, "--reporter", "json").output == json.output)
        #expect(((try json.json as? [[String: Any]])?.first?["check"] as? String) == "manifest/unknown-key")
        let sarif = try #require(try Program("check", path, "--reporter", "sarif").json as? [String: Any])
        #expect(sarif["version"] as? String == "2.1.0")
        #expect(
            try Program(["check", "m.json", "--reporter", "github"], in: folder.url).output == """
                ::warning file=m.json,line=1,col=15,title=manifest/unknown-key::unknown key "aps" in the manifest%0Anote: did you mean "apps"?

                """)
        #expect(try Program("check", path, "--reporter", "sarif", "--strict").status == 1)
        #expect(try Program("check", path, "--reporter", "xml").status == 2)
        #expect(try Program("check", path, "--json", "--reporter", "sarif").status == 2)
        #expect(try Program("check", path, "--reporter", "text", "--reporter", "sarif").status == 2)
    }

    @Test func aReportCanBeWrittenToAFile() throws {
        let folder = try TemporaryFolder()
        let path = try Self.faulty(in: folder)
        let output = folder.url.appending(path: "report.sarif").path
        let run = try Program("check", path, "--reporter", "sarif", "--output", output)
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
        #expect(try String(contentsOfFile: output, encoding: .utf8).contains("manifest/unknown-key"))
        let both = try Program("check", path, "--reporter", "sarif", "--output", output, "--reporter", "text")
        #expect(both.output.contains("warning: unknown key"))
        #expect(try Program("check", path, "--reporter", "sarif", "--output", path).status == 2)
        let failure = try Program("check", path, "--reporter", "sarif", "--output", "/nowhere/report.sarif")
        #expect(failure.status == 2)
        #expect(failure.error.contains("/nowhere/report.sarif"))
    }

    @Test func explainPrintsTheExamplesAndWhatIsFound() throws {
        let run = try Program("check", "--explain", "regex/open-host")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("regex/open-host (error)\n"))
        for part in [
            "Bad:\n", "Good:\n", "rules/sites/example.json:6:26: error: the host is open: \"[^/]+\"",
            "[regex/open-host]\n",
        ] { #expect(run.output.contains(part), "\(run.output)") }
    }

    @Test func explainListsAllChecks() throws {
        let lines = try Program("check", "--explain").output.split(separator: "\n")
        #expect(lines.count > 40)
        #expect(lines.allSatisfy { $0.split(separator: "\t").count == 3 })
    }

    @Test(arguments: [
        ("regex/open-hots", "did you mean \"regex/open-host\"?"), ("open-host", "did you mean \"regex/open-host\"?"),
        ("zzz", "`lectern check --explain` lists them"),
    ])
    func anUnknownNameIsWrongUse(name: String, hint: String) throws {
        let run = try Program("check", "--explain", name)
        #expect(run.status == 2)
        #expect(run.error == "Error: there is no check \"\(name)\"; \(hint)\n")
    }
}
