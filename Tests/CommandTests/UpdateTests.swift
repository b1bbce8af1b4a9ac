import DesktopTesting
import Foundation
import Glibc
import Testing

/// `lectern test --update`.
@Suite struct UpdateTests {
    /// The results of three tests are not as expected; the fourth throws an error, the fifth is known to fail.
    static let before = #"""
        { "apps": [{ "identifier": "a", "name": "A", "scheme": "a" }],
          "actions": [
            { "title": "T", "regex": "x(\\d)", "testInputs": ["x1", "x2", "y",   "x4"], "formats": [{ "appId": "a", "format": "a:$1\"",
              "testResults": [ "b:1" , { "knownFailure": "k", "result": "b:2" },"z",	{ "result": null }] }] },
            { "title": "S", "regex": "s", "formats": [{ "appId": "a", "script": "function process(u, c) { throw 'no' }", "tests": { "s": "a:s" } }] } ] }

        """#
    static let after = before.replacing(#""b:1""#, with: #""a:1\"""#).replacing(#""z""#, with: "null")
        .replacing(#"{ "result": null }"#, with: #"{ "result": "a:4\"" }"#)

    @Test func allResultsAreAcceptedOnRequest() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.before, to: "m.json")
        let asking = try Program("test", path, "--update")
        #expect(asking.status == 2)
        #expect(
            asking.error
                == "Error: --update asks about each result and needs a terminal; --update --yes accepts all of them\n")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.before)
        let run = try Program("test", path, "--update", "--yes")
        #expect(run.error == "note: accepted results: 3, in files: 1\n")
        #expect(run.output.hasSuffix("\n3 passed, 1 failed, 1 warnings, 0 skipped\n"))
        #expect(run.status == 1)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.after)
        // Nothing is left to accept: an error is not a result.
        #expect(try Program("test", path, "--update", "--yes").error == "")
    }

    @Test(arguments: [
        ("y\rn\ra\r", [true, false, true]), ("what\ry\rq\r", [true, false, false]), ("all\r", [true, true, true]),
        ("n\rn\rY\r", [false, false, true]), ("\u{4}", [false, false, false]),
    ])
    func eachResultIsAskedForOnATerminal(keys: String, accepted: [Bool]) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.before, to: "m.json")
        let session = try TerminalSession(["test", path, "--update"], on: try FakeDesktop())
        let shown = try session.wait(for: "accept this result (1/3)? [y]es, [n]o, [a]ll, [q]uit: ")
        #expect(shown.contains("expected  b:1\r\n    actual    a:1\"\r\n"))
        try session.press(keys)
        #expect(try session.end() == 1)
        var expected = Self.before
        for (isAccepted, part) in zip(accepted, [(#""b:1""#, #""a:1\"""#), (#""z""#, "null"), ("null", #""a:4\"""#)])
        where isAccepted {
            expected =
                part.0 == "null"
                ? expected.replacing(#"{ "result": null }"#, with: #"{ "result": "a:4\"" }"#)
                : expected.replacing(part.0, with: part.1)
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == expected)
    }

    @Test func someFilesAreNotUpdated() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.before, to: "m.json")
        unsafe chmod(path, 0o444)
        let run = try Program("test", path, "--update", "--yes")
        #expect(run.status == 2)
        #expect(run.error == "Error: \(path): is read-only\n")
        let builtIn = try Program(["test", "--update", "--yes"], in: folder.url)
        #expect(builtIn.status == 2)
        #expect(builtIn.error.hasSuffix("Error: the built-in rules cannot be changed; name the files to update\n"))
        #expect(try Program("test", "--yes", path).error.contains("--yes needs --update"))
        for option in [["--record", folder.url.path], ["--live"]] {
            let run = try Program(["test", path, "--update", "--yes"] + option)
            #expect(run.status == 2)
            #expect(
                run.error.contains("--update cannot be combined with --record or --live: record first, then update"))
        }
    }
}
