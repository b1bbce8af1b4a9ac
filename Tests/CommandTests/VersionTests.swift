import Foundation
import Testing

@Suite struct VersionTests {
    @Test func theVersionIsTheNewestOfTheChangelog() throws {
        let changelog = try String(contentsOf: Program.project.appending(path: "CHANGELOG.md"), encoding: .utf8)
        let newest = try #require(
            changelog.firstMatch(of: /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/.anchorsMatchLineEndings()))
        #expect(try Program("--version").output == newest.1 + "\n")
    }
}
