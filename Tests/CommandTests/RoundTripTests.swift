import Foundation
import Testing

/// Links that the rules write for apps are read back as the same passage; `make soak` tries them all.
@Suite struct RoundTripTests {
    @Test func appsReadWhatIsWritten() throws {
        let soak = try Program(
            [
                "--manifest", Program.project.appending(path: "manifest.json").path,
                "--script-host", Program.folder.appending(path: "lectern-script-host").path,
                "--every", "499", "--random", "100",
            ], of: "Soak")
        #expect(soak.status == 0, "\(soak.output) \(soak.error)")
        #expect(soak.output.hasSuffix(" passages\n"))
        #expect(soak.output.contains("youversion: "))
    }

    @Test func anAppThatIsReadOtherwiseIsFound() throws {
        let folder = try TemporaryFolder()
        let manifest = try folder.write(
            """
            { "apps": [{ "identifier": "a", "name": "A", "scheme": "a", "passage": { "templates": ["a:{+osis}"] } }],
              "passages": [{ "site": "A", "regex": "a:(?<book>[A-Za-z0-9]+).*" }] }
            """, to: "manifest.json")
        let soak = try Program(["--manifest", manifest, "--every", "9999", "--random", "0"], of: "Soak")
        #expect(soak.status == 1)
        #expect(soak.output.contains("wrong\n    bible://"))
    }
}
