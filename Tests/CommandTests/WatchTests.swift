import DesktopTesting
import Foundation
import Glibc
import Testing
import Text

@testable import lectern

/// `lectern test --watch`.
@Suite struct WatchTests {
    /// What the loop says of a script of reads: files by their names, or a problem.
    static func log(_ script: [Result<[String: String], Failure>]) throws -> [String] {
        var rest = script[...]
        var log: [String] = []
        var loop = WatchLoop {
            switch rest.removeFirst() {
            case .success(let texts):
                (texts.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }, [])
            case .failure(let failure): ([], [failure.description])
            }
        } wait: {
            !rest.isEmpty
        } test: { files, changed in
            log.append("test \(changed.sorted().joined(separator: " ")) of \(files.count)")
        } say: { line in
            log.append(line)
        }
        try loop.run()
        return log
    }

    static let waiting = "waiting for changes; press Ctrl-C to stop"

    @Test func onlyWhatChangedIsTested() throws {
        #expect(
            try Self.log([
                .success(["a": "1", "b": "1"]), .success(["a": "1", "b": "1"]), .success(["a": "2", "b": "1"]),
                .success(["a": "2", "b": "1", "c": "1"]), .success(["a": "2", "c": "1"]),
            ]) == [
                "test a b of 2", Self.waiting, "changed: a", "test a of 2", Self.waiting, "changed: c", "test c of 3",
                Self.waiting, "removed: b", Self.waiting,
            ])
    }

    @Test func aFolderMayComeBack() throws {
        let gone = Result<[String: String], Failure>.failure(Failure("rules: No such file or directory"))
        #expect(
            try Self.log([
                .success(["a": "1", "b": "1"]), gone, gone, .success(["a": "1", "b": "1"]), gone,
                .success(["a": "1", "b": "2"]),
            ]) == [
                "test a b of 2", Self.waiting, "Error: rules: No such file or directory", Self.waiting,
                "readable again and unchanged", Self.waiting, "Error: rules: No such file or directory", Self.waiting,
                "changed: b", "test b of 2", Self.waiting,
            ])
        #expect(
            try Self.log([gone, .success(["a": "1"])]) == [
                "Error: rules: No such file or directory", Self.waiting, "test a of 1", Self.waiting,
            ])
    }

    @Test func whatWasSaidOfOtherFilesIsNotRepeated() {
        func finding(_ file: String, _ message: String) -> Finding {
            Finding(.error, message, at: SourceLocation(file: SourceFile(path: file, bytes: [0x7B]), offset: 0))
        }
        var told = ToldFindings()
        func new(_ findings: [Finding], _ changed: Set<String>) -> [String] {
            told.new(of: findings, changed: changed).map { "\($0.location?.file.path ?? "") \($0.message)" }
        }
        let before = [finding("a", "x"), finding("b", "y")]
        #expect(new(before, ["a", "b"]) == ["a x", "b y"])
        #expect(new(before, ["a"]) == ["a x"])
        // The change of one file is what is wrong with another.
        #expect(new([finding("b", "y"), finding("b", "z")], ["a"]) == ["b z"])
        #expect(new([finding("b", "z")], ["a"]) == [])
        #expect(new(before, ["a"]) == ["a x", "b y"])
        #expect(new([Finding(.error, "b: and 3 more")], ["a"]) == [" b: and 3 more"])
    }

    /// The built program: a change, half a file, a folder that is gone and comes back, and a signal.
    @Test func theProgramTestsAgain() throws {
        let folder = try TemporaryFolder()
        let rules = folder.url.appending(path: "rules")
        let path = try folder.write(TestSelectionTests.good, to: "rules/sites/s.json")
        let session = try TerminalSession(["test", "--watch", rules.path], on: try FakeDesktop())
        try session.wait(for: "2 passed, 0 failed, 0 warnings, 0 skipped")
        try session.wait(for: Self.waiting)
        try folder.write(TestSelectionTests.bad, to: "rules/sites/s.json")
        let failed = try session.wait(for: "1 passed, 1 failed, 0 warnings, 0 skipped")
        #expect(failed.contains("changed: \(path)"))
        #expect(failed.contains("expected  bible://?passages=[Acts.3]"))
        try session.wait(for: Self.waiting)
        try folder.write(String(TestSelectionTests.good.prefix(60)), to: "rules/sites/s.json")
        try session.wait(for: "error: not JSON")
        try session.wait(for: Self.waiting)
        try FileManager.default.removeItem(at: rules)
        try session.wait(for: "Error: ")
        try session.wait(for: Self.waiting)
        try folder.write(TestSelectionTests.good, to: "rules/sites/s.json")
        try session.wait(for: "2 passed, 0 failed, 0 warnings, 0 skipped")
        try session.wait(for: Self.waiting)
        // The threads of the tests block other signals, and so do the programs that they start.
        session.send(SIGKILL)
        #expect(try session.end() == -SIGKILL)
        #expect(session.settings == session.before)
    }

    @Test(arguments: [["--failed"], ["--update", "--yes"], ["--reporter", "tap"], ["--live"]])
    func otherRunsAreNotWatched(arguments: [String]) throws {
        let run = try Program(["test", "--watch"] + arguments)
        #expect(run.status == 2)
        #expect(run.error.contains("--watch cannot be combined with"))
    }
}
