import Foundation
import Testing

@Suite struct VersionTests {
    @Test func theVersionIsTheNewestOfTheChangelog() throws {
        let changelog = try String(contentsOf: Program.project.appending(path: "CHANGELOG.md"), encoding: .utf8)
        let newest = try #require(
            changelog.firstMatch(of: /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/.anchorsMatchLineEndings()))
        #expect(try Program("--version").output == newest.1 + "\n")
    }

    /// `make install` writes the commit and the date of the rules beside them; without git, only their version is known.
    @Test(arguments: [
        ("commit 0123456789ab, rules 1 of 2026-11-28\n", " (commit 0123456789ab, rules 1 of 2026-11-28)"),
        ("rules 1\n", " (rules 1)"), ("", ""),
    ])
    func theVersionHasTheCommitAndTheRulesOfTheInstallation(revision: String, shown: String) throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(revision, to: "share/lectern/revision")
        let program = folder.url.appending(path: "bin/lectern")
        try FileManager.default.createDirectory(
            at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Program.folder.appending(path: "lectern"), to: program)
        let number = try Program("--version").output.trimmingCharacters(in: .newlines)
        #expect(try Program(["--version"], of: program.path).output == "\(number)\(shown)\n")
        #expect(try Program(["doctor"], of: program.path).output.contains("version \(number)\(shown), "))
    }
}
