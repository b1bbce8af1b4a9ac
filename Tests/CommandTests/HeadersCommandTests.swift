import DesktopTesting
import Foundation
import Testing

/// The option `--headers`, and what the command line shows of redirects.
@Suite struct HeadersCommandTests {
    private static let manifest = #"""
        { "apps": [{ "identifier": "m", "name": "M", "scheme": "m" }], "actions": [
            { "title": "T", "headers": true, "regex": "^https://([^/]+)/.*$\\n.*\"Server\":\"Mastodon\".*",
              "formats": [{ "appId": "m", "format": "m:$1" }] }] }
        """#

    private func run(_ arguments: String..., headers: String, input: String = "") throws -> Program {
        let folder = try TemporaryFolder()
        let manifest = try folder.write(Self.manifest, to: "m.json")
        _ = try folder.write(headers, to: "headers")
        return try Program(
            ["--manifest", manifest] + arguments, input: Data(input.utf8), in: folder.url)
    }

    @Test(arguments: [#"{ "Server": "Mastodon" }"#, "HTTP/1.1 200 OK\r\nServer: Mastodon\r\n\r\n"])
    func theyAreReadFromAFileOrFromStandardInput(headers: String) throws {
        #expect(try run("https://a.test/", "--headers", "headers", headers: headers).output == "m\tT\tm:a.test\t\n")
        #expect(
            try run("https://a.test/", "--headers", "-", headers: "", input: headers).output == "m\tT\tm:a.test\t\n")
        #expect(try run("https://a.test/", headers: headers).status == 1)
    }

    @Test(arguments: [
        (["https://a.test/", "--headers", "missing"], "Error: missing: No such file"),
        (["https://a.test/", "--headers", "headers"], "headers:1:13: error: \"Server\" is a number, not a string"),
        (["https://a.test/", "https://b.test/", "--headers", "headers"], "--headers needs exactly one link"),
        (["-", "--headers", "-"], "--headers needs exactly one link"),
    ])
    func wrongUseEndsWithStatusTwo(arguments: [String], message: String) throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(#"{ "Server": 1 }"#, to: "headers")
        let program = try Program(arguments, in: folder.url)
        #expect(program.status == 2)
        #expect(program.output == "")
        #expect(program.error.contains(message), "\(program.error)")
    }

    private static let wrapped = "https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.bible.com%2Fbible%2F59%2FJHN.3.16"

    @Test func aTerminalShowsTheWay() throws {
        let session = try TerminalSession(
            [Self.wrapped, "--color", "never"], on: FakeDesktop(), rows: 8, columns: 80)
        _ = try session.end()
        let lines = session.output.split(separator: "\r\n")
        #expect(
            lines.prefix(2) == ["John 3:16 (ESV)", "  via l.facebook.com: https://www.bible.com/bible/59/JHN.3.16"])
        #expect(lines.count <= 7)
    }

    @Test func anAnswerContainsTheSteps() throws {
        let answer = try #require(try Program(Self.wrapped, "--ndjson").jsonLines.first)
        let steps = try #require(answer["redirects"] as? [[String: Any]])
        #expect(steps.map { $0["from"] as? String } == [Self.wrapped])
        #expect(steps.map { $0["to"] as? String } == [answer["url"] as? String])
        #expect(steps.map { $0["kind"] as? String } == ["rule"])
        #expect(steps.first?["file"] as? String == Program.project.appending(path: "manifest.json").path)
    }

    @Test func aShortLinkIsNamedWhereTheNetworkIsOff() throws {
        let program = try Program("https://bit.ly/3abc", "--no-browsers")
        #expect(program.error == "note: bit.ly/3abc is a short link; use --network to follow it\n")
        #expect(program.status == 1)
    }
}
