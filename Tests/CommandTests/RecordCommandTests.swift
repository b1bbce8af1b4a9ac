import Foundation
import HTTPTesting
import Testing

/// `lectern test` with recordings, by the program as built.
@Suite struct RecordCommandTests {
    static let manifest = #"""
        { "apps": [{ "identifier": "foo", "name": "Foo", "scheme": "foo" }],
          "actions": [{ "title": "Ask", "regex": "https?://a\\.test/.*",
            "testInputs": ["https://a.test/x", "http://a.test/none"],
            "formats": [{ "appId": "foo",
              "script2": "function process(url, done) { done(httpRequest(url + '?api_key=0123456789')) }",
              "testResults": ["foo:1", null] }] }] }
        """#

    /// A folder with the manifest `m.json`.
    static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(manifest, to: "m.json")
        return folder
    }

    static func recordings(in folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "recordings").path).sorted()
    }

    static func test(_ arguments: String..., in folder: TemporaryFolder) throws -> Program {
        try Program(["test"] + arguments, in: folder.url)
    }

    static func record(_ arguments: String..., from server: HTTPServer, in folder: TemporaryFolder) throws -> Program {
        try Program(
            [
                "test", "m.json", "--network-connect", "*:443=127.0.0.1:\(server.tlsPort)",
                "--network-connect", "*:80=127.0.0.1:\(server.port)", "--network-certificates", server.certificates,
            ] + arguments, in: folder.url)
    }

    @Test(.enabled(if: HTTPServer.isAvailable)) func testsAreRecordedOnceAndRunOffline() throws {
        let server = try HTTPServer(routes: [
            Route(
                "/x?api_key=0123456789", headers: ["Set-Cookie": "a=b", "Private-Token": "s3cret", "X-Own": "s3cret"],
                body: "foo:1")
        ])
        let folder = try Self.folder()
        let run = try Self.record("--record", "recordings", from: server, in: folder)
        #expect(run.error == "")
        #expect(run.output == "1 passed, 1 failed, 0 warnings, 0 skipped\n" || run.status == 0, "\(run.output)")
        #expect(try server.requests.map(\.scheme).sorted() == ["http", "https"])
        let files = try Self.recordings(in: folder)
        #expect(files.count == 2)
        for file in files {
            let text = try String(contentsOf: folder.url.appending(path: "recordings/\(file)"), encoding: .utf8)
            #expect(text.contains("api_key=0123456789"))
            #expect(!text.contains("Cookie") && !text.contains("s3cret"), "\(text)")
        }
        let offline = try Self.test("m.json", in: folder)
        #expect(offline.output == "2 passed, 0 failed, 0 warnings, 0 skipped\n")
        #expect(offline.status == 0)
        #expect(try Self.record("--record", "recordings", "--only-missing", from: server, in: folder).status == 0)
        #expect(try server.requests.count == 2)
    }

    @Test(.enabled(if: HTTPServer.isAvailable)) func liveReportsWhatTheServerAnswersNow() throws {
        let old = try HTTPServer(routes: [Route("/x*", body: "foo:1")])
        let folder = try Self.folder()
        #expect(try Self.record("--record", "recordings", from: old, in: folder).status == 0)
        let new = try HTTPServer(routes: [Route("/x*", body: "foo:2")])
        let run = try Self.record("--live", from: new, in: folder)
        #expect(run.status == 0)
        #expect(run.output.contains("    recorded  foo:1\n    network   foo:2\n"), "\(run.output)")
        #expect(run.output.hasSuffix("2 passed, 0 failed, 0 warnings, 0 skipped\n"))
        #expect(try new.requests.count == 2)
    }

    @Test func withoutRecordingsTheCommandThatMakesThemIsNamed() throws {
        let folder = try Self.folder()
        let run = try Self.test("m.json", "--verbose", in: folder)
        #expect(run.status == 0)
        #expect(
            run.output.contains(
                "skipped: needs GET https://a.test/x?api_key=0123456789; "
                    + "record it with: lectern test --record recordings --only-missing m.json\n"), "\(run.output)")
        #expect(run.output.hasSuffix("0 passed, 0 failed, 0 warnings, 2 skipped (they need the network)\n"))
    }

    /// Recordings from files of another kind, and what the program says of each.
    static let damages: [(text: String, message: String)] = [
        ("{", "error: not JSON: "), ("[]", "error: found an array where an object was expected for the recording"),
        (#"{"version": 2}"#, "error: the recording has version 2; this program reads version 1"),
        (
            #"{"version": 1, "rule": {"kind": "action", "title": "Other", "app": "foo"}, "input": "x", "exchanges": []}"#,
            #"error: the recording is of action "Other" (foo) with the input x, whose file is foo-other-x-"#
        ),
    ]

    @Test(arguments: damages) func damagedRecordingsAreNamed(text: String, message: String) throws {
        let folder = try Self.folder()
        let name = "foo-ask-a-test-x-2d4d6f0d1b5f6f3d.json"
        try folder.write(text, to: "recordings/\(name)")
        let run = try Self.test("m.json", in: folder)
        #expect(run.status == 1)
        #expect(run.error.hasPrefix("recordings/\(name):1:"), "\(run.error)")
        #expect(run.error.contains(message), "\(run.error)")
        #expect(run.error.contains("\n    note: "), "\(run.error)")
    }

    /// Arguments, and what the program says; the folder `full` cannot be created, and `r` has rules.
    static let refusals: [(arguments: [String], message: String)] = [
        (["m.json", "--record", "m.json"], "Error: m.json: Not a directory\n"),
        (["m.json", "--record", "/proc/x"], "Error: /proc/x: No such file or directory\n"),
        (["m.json", "--recordings", "none"], "Error: none: there is no such folder; --record creates it\n"),
        (["r", "--record", "r"], "Error: r: files in this folder are read as rules; use r/recordings\n"),
        (["m.json", "--record", "a", "--live"], "Error: --record cannot be combined with --recordings or --live\n"),
        (["m.json", "--only-missing"], "Error: --only-missing, --record-failures and --har need --record\n"),
        (["m.json", "--record", "a", "--har", "m.json"], "not an HTTP archive (HAR)"),
    ]

    @Test(arguments: refusals) func whatCannotBeRecordedIsRefused(arguments: [String], message: String) throws {
        let folder = try Self.folder()
        try folder.write(Self.manifest, to: "r/m.json")
        let run = try Program(["test"] + arguments, in: folder.url)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.error.contains(message), "\(run.error)")
    }
}
