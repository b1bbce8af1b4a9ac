import Foundation
import Testing

/// Which tests `lectern test` runs, and where its reports go.
@Suite struct TestSelectionTests {
    static func rule(_ tests: String) -> String {
        #"{ "passages": [{ "site": "S", "regex": "https://s\\.org/(?<book>\\w+)/(?<chapter>\\d+)", "tests": { \#(tests) } }] }"#
    }

    static let good = rule(
        #""https://s.org/john/3": "bible://?passages=[John.3]", "https://s.org/acts/2": "bible://?passages=[Acts.2]""#)
    static let bad = good.replacing("Acts.2", with: "Acts.3")

    @Test func aFilterThatNothingPassesIsWrong() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.bad, to: "m.json")
        let run = try Program("test", path, "--filter", "JOHN/3")
        #expect(run.status == 0)
        #expect(run.output == "1 passed, 0 failed, 0 warnings, 0 skipped\n")
        let none = try Program("test", path, "--filter", "x1", "--filter", "x2")
        #expect(none.status == 2)
        #expect(none.error == "Error: no test has \"x1\" or \"x2\" in its rule, app, file or link\n")
    }

    @Test func whatFailedIsRemembered() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.bad, to: "m.json")
        func test(_ arguments: String...) throws -> Program {
            try Program(["test", path] + arguments, environment: ["XDG_STATE_HOME": folder.url.path + "/state"])
        }
        let unknown = try test("--failed", "--filter", "john")
        #expect(unknown.error == "note: the last run of these rules is unknown: running all tests\n")
        #expect(unknown.output == "1 passed, 0 failed, 0 warnings, 0 skipped\n")
        #expect(try test("--failed").error == "note: no test failed in the last run: running all tests\n")
        #expect(try test("--failed").output.hasSuffix("0 passed, 1 failed, 0 warnings, 0 skipped\n"))
        // A run of other tests does not make it forget.
        _ = try test("--filter", "john")
        #expect(try test("--failed").output.hasSuffix("0 passed, 1 failed, 0 warnings, 0 skipped\n"))
        try folder.write(Self.good, to: "m.json")
        #expect(try test("--failed").output == "1 passed, 0 failed, 0 warnings, 0 skipped\n")
        #expect(try test("--failed").output == "2 passed, 0 failed, 0 warnings, 0 skipped\n")
        // A damaged file is as good as none.
        try folder.write("{ \"", to: "state/lectern/failed-tests.json")
        #expect(try test("--failed").error.hasPrefix("note: the last run of these rules is unknown"))
    }

    @Test func eachReporterMayHaveAFile() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.bad, to: "m.json")
        let (xml, tap) = (folder.url.path + "/a b.xml", folder.url.path + "/t.tap")
        let run = try Program(
            "test", "--reporter", "junit", "--output", xml, path, "--reporter=text", "--reporter", "tap",
            "--output=\(tap)")
        #expect(run.status == 1)
        #expect(run.output.hasSuffix("\n1 passed, 1 failed, 0 warnings, 0 skipped\n"))
        #expect(try String(contentsOfFile: xml, encoding: .utf8).contains("failures=\"1\""))
        #expect(try String(contentsOfFile: tap, encoding: .utf8).hasPrefix("TAP version 13\n1..2\nok 1 - "))
    }

    @Test func aHyphenIsStandardOutput() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.good, to: "m.json")
        for (command, start) in [("test", "TAP version 13"), ("check", "::error file=m.json")] {
            let reporter = command == "test" ? "tap" : "github"
            let run = try Program(
                [
                    command, "m.json", "--reporter", "sarif", "--output", "x.sarif", "--reporter", reporter,
                    "--output=-",
                ],
                in: folder.url)
            #expect(run.output.hasPrefix(start), "\(run.output)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["m.json", "x.sarif"])
        let both = try Program("test", path, "--reporter", "tap", "--output", "-", "--reporter", "junit")
        #expect(both.error.contains("tap and junit would both be written to standard output"))
    }

    @Test func anOutputWithoutAReporterIsThatOfTheReport() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.good, to: "m.json")
        for arguments in [
            ["test", "m.json"], ["check", "m.json", "--json"], ["check", "m.json", "--reporter", "sarif"],
        ] {
            let printed = try Program(arguments, in: folder.url)
            let run = try Program([arguments[0], "-o", "report"] + arguments.dropFirst(), in: folder.url)
            #expect(run.output == "" && run.status == printed.status, "\(run.error)")
            let report = try String(contentsOf: folder.url.appending(path: "report"), encoding: .utf8)
            #expect(report == printed.output)
        }
    }

    /// Without standard output, no other file that is opened takes its place.
    @Test func closedStandardOutputIsAnError() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.good, to: "m.json")
        for (command, message) in [
            ("test m.json >&-", "Error: cannot write the output: Bad file descriptor\n"),
            ("docs m.json --output pages >&-", "Error: cannot write the output: Bad file descriptor\n"),
            ("diff m.json m.json --links - <&-", "Error: standard input: Bad file descriptor\n"),
            ("test m.json 2>&-", ""),
        ] {
            let run = try Program(
                ["-c", "\(Program.folder.appending(path: "lectern").path) \(command)"], of: "/bin/sh", in: folder.url)
            #expect(run.error == message, "\(command)")
            #expect(run.status == (message.isEmpty ? 0 : 2), "\(command)")
        }
    }

    @Test func wrongOutputsAreRefused() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.bad, to: "m.json")
        let xml = folder.url.path + "/j.xml"
        let table: [([String], String)] = [
            (
                ["--reporter", "text", "--reporter", "tap"],
                "text and tap would both be written to standard output; add --output for all except one"
            ),
            (
                ["--reporter", "tap", "--output", xml, "--output", xml],
                "--output needs a preceding --reporter; there is none for \(xml)"
            ),
            (
                [
                    "--reporter", "tap", "--output", xml, "--reporter", "junit", "--output",
                    folder.url.path + "/./j.xml",
                ], "two reporters have the --output \(folder.url.path)/./j.xml"
            ),
            (
                ["--reporter", "tap", "--output", path],
                "\(path): is a rule file and cannot be replaced by a report"
            ),
            (["--reporter", "tap", "--output", "/nowhere/x"], "/nowhere/x: No such file or directory"),
            (["--reporter", "tap", "--output", "/dev/null"], "/dev/null: is not a regular file"),
            (["--jobs", "0"], "--jobs must be 1 or more"), (["--durations", "-1"], "--durations"),
            (["--filter", ""], "--filter needs a text that is not empty"),
        ]
        for (arguments, message) in table {
            let run = try Program(["test", path] + arguments)
            #expect(run.status == 2, "\(arguments)")
            #expect(run.error.contains(message), "\(arguments): \(run.error)")
            #expect(run.output == "", "\(arguments)")
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.bad)
    }
}
