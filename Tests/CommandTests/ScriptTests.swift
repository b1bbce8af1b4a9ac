import Foundation
import SandboxTesting
import Testing

/// Rules with scripts on the command line.
@Suite struct ScriptTests {
    static let manifest = #"""
        { "apps": [
            { "identifier": "foo", "name": "Foo", "scheme": "foo" },
            { "identifier": "reader", "name": "Reader", "scheme": "reader",
              "passage": { "script": "function process(url, c) { c(httpRequest(url) || 'reader:' + url) }" } }],
          "actions": [
            { "title": "Run", "regex": "https://foo\\.bar/run/(.*)$", "formats": [{ "appId": "foo", "script2": "function process(url, c) { c('foo://' + url.length) }" }] },
            { "title": "Ask", "regex": "https://foo\\.bar/ask$", "formats": [{ "appId": "foo", "script2": "function process(url, c) { c(httpRequest(url) || 'foo://guess') }" }] },
            { "title": "Need", "regex": "https://foo\\.bar/need$", "formats": [{ "appId": "foo", "script2": "function process(url, c) { c(httpRequest(url)) }" }] },
            { "title": "Slow", "regex": "https://foo\\.bar/slow$", "formats": [{ "appId": "foo", "script2": "function process(url, c) { for (;;) {} }" }] },
            { "title": "Plain", "regex": "https://foo\\.bar/(\\d+)$", "formats": [{ "appId": "foo", "format": "foo://$1" }] }
          ],
          "passages": [
            { "site": "Foo", "regex": "https://foo\\.bar/passage$", "script2": "function process(url, c) { c(httpRequest(url) || 'bible://?passages=[John.3.16]') }",
              "testInputs": ["https://foo.bar/passage", "https://foo.bar/x"], "testResults": ["bible://?passages=[John.3.16]", null] }
          ] }
        """#

    /// The outcome of a script whose request failed is never silent.
    @Test(arguments: [
        ("ask", "foo\tAsk\tfoo://guess\t\n", "\"Ask\" for Foo comes from a script whose request to foo.bar failed"),
        (
            "need", "",
            "\"Need\" for Foo gave no result: its request to foo.bar failed: the network is off; --network allows it"
        ),
        (
            "passage", "reader\tOpen Passage\treader:bible://?passages=[John.3.16]\t\n",
            "Foo: the passage comes from a script whose request to foo.bar failed"
        ),
        (
            "passage", "reader\tOpen Passage\treader:bible://?passages=[John.3.16]\t\n",
            "\"Open Passage\" for Reader comes from a script whose request to a URL without a host failed"
        ),
    ])
    func failedRequestsAreReported(link: String, output: String, message: String) throws {
        let folder = try TemporaryFolder()
        let manifest = try folder.write(Self.manifest, to: "m.json")
        let run = try Program("https://foo.bar/\(link)", "--manifest", manifest, "--no-browsers")
        #expect(run.output == output)
        #expect(run.error.contains("note: \(message)"), "\(run.error)")
    }

    @Test func withoutASandboxOneLineSaysWhy() throws {
        let folder = try TemporaryFolder()
        let manifest = try folder.write(Self.manifest, to: "m.json")
        let calls = RefusedCalls.seccompAndLandlock(ENOSYS)
        let refused = calls.during { try? Program("https://foo.bar/run/x", "--manifest", manifest, "--no-browsers") }
        #expect(refused??.output == "")
        #expect(refused??.status == 1)
        #expect(
            refused??.error.contains(
                "warning: \"Run\" for Foo gave no result: scripts do not run here: the system call filter is not supported by this kernel; --allow-unsandboxed-scripts runs them all the same\n"
            ) == true)
        let allowed = calls.during {
            try? Program(
                "https://foo.bar/run/x", "https://foo.bar/run/y", "--manifest", manifest, "--no-browsers",
                "--allow-unsandboxed-scripts", "--app", "foo")
        }
        #expect(allowed??.output == "foo://21\nfoo://21\n")
        #expect(
            allowed??.error
                == "warning: scripts run without the complete sandbox: the system call filter is not supported by this kernel\n"
        )
        #expect(allowed??.status == 0)
    }

    /// Links after one with an endless script are answered before it, and printed in order unless the order is free.
    @Test func aSlowScriptHoldsUpNoOtherLink() throws {
        let folder = try TemporaryFolder()
        let manifest = try folder.write(Self.manifest, to: "m.json")
        let links = ["slow"] + (1...300).map(String.init) + ["run/1", "slow", "301"]
        let input = links.map { "https://foo.bar/\($0)\n" }.joined()
        func answers(_ options: String...) throws -> [String] {
            let arguments =
                ["--ndjson", "--manifest", manifest, "--no-browsers", "--script-timeout", "1", "-"] + options
            return try Program(arguments, input: Data(input.utf8)).jsonLines.compactMap {
                ($0["input"] as? String)?.replacing("https://foo.bar/", with: "")
            }
        }
        #expect(try answers() == links)
        let unordered = try answers("--unordered")
        #expect(unordered.sorted() == links.sorted())
        #expect(unordered.first != "slow")
    }

    /// A program that sends one link at a time gets each answer before it sends the next.
    @Test func eachAnswerComesBeforeTheNextLink() throws {
        let process = Process()
        process.executableURL = Program.folder.appending(path: "lectern")
        process.arguments = ["--ndjson", "--no-browsers", "-"]
        process.environment = ["LECTERN_MANIFEST": Program.project.appending(path: "manifest.json").path]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        for number in 1...20 {
            try input.fileHandleForWriting.write(contentsOf: Data("John 3:\(number)\n".utf8))
            #expect(nextLine(of: output).contains("\"John 3:\(number)\""))
        }
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    /// What is known is written before every thread waits for a script.
    @Test func anAnswerDoesNotWaitForTheScriptsBehindIt() throws {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = Program.folder.appending(path: "lectern")
        let manifest = try folder.write(Self.manifest, to: "m.json")
        process.arguments = ["--ndjson", "--manifest", manifest, "--no-browsers", "--script-timeout", "15", "-"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let links = ["1"] + [String](repeating: "slow", count: 8)
        try input.fileHandleForWriting.write(contentsOf: Data(links.map { "https://foo.bar/\($0)\n" }.joined().utf8))
        #expect(nextLine(of: output).contains("foo://1"))
        // Threads of tests block SIGTERM, and the program inherits that.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    private func nextLine(of output: Pipe) -> String {
        var line = Data()
        while line.last != 0x0A {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { break }
            line += more
        }
        return String(decoding: line, as: UTF8.self)
    }
}
