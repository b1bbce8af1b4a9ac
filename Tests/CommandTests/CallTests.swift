import Foundation
import Testing

/// `lectern call` and the callbacks that come back to it.
@Suite(.enabled(if: CallbackDesktop.isPossible)) struct CallTests {
    let desktop: CallbackDesktop

    init() throws { desktop = try CallbackDesktop(schemes: ["targetapp"]) }

    private func call(
        _ action: String, _ options: String..., changing changes: [String: String] = [:]
    ) throws -> Program {
        try Program(
            ["call", "targetapp://x-callback-url/\(action)"] + options,
            environment: desktop.environment.merging(changes) { $1 })
    }

    private func answer(_ run: Program) throws -> [String: Any] { try #require(try run.json as? [String: Any]) }

    /// The answer comes back by the desktop too.
    @Test func successComesBack() throws {
        let run = try call("translate?word=Hello&language=Spanish")
        #expect(run.status == 0, "\(run.error)")
        #expect(
            run.output == """
                {
                  "outcome": "success",
                  "source": "TargetApp",
                  "results": {"word": "Hola & más"},
                  "error": null,
                  "reserved": {}
                }

                """)
        let opened = try #require(try desktop.record(1).first)
        #expect(opened.hasPrefix("targetapp://x-callback-url/translate?x-success=lectern%3A%2F%2Fx-callback-url%2F"))
        #expect(opened.contains("&x-source=Lectern&"))
        #expect(opened.hasSuffix("&word=Hello&language=Spanish"))
        #expect(desktop.sockets == [])
    }

    @Test func anErrorComesBack() throws {
        let run = try call("fail")
        let answer = try answer(run)
        #expect(run.status == 1)
        #expect(answer["outcome"] as? String == "error")
        #expect(answer["error"] as? [String: String] == ["code": "404", "message": "no+such word"])
        #expect(answer["results"] as? [String: String] == ["more": "1"])
    }

    @Test func cancellingComesBack() throws {
        let run = try call("stop")
        #expect(run.status == 1)
        #expect(try answer(run)["outcome"] as? String == "cancel")
    }

    /// Results may have the names that the callback itself uses, and occur twice.
    @Test func resultsKeepTheirNames() throws {
        let run = try call("many")
        let results = try #require(try answer(run)["results"] as? [String: Any])
        #expect(run.status == 0)
        #expect(results["a"] as? [String] == ["1", "2"])
        #expect(results["token"] as? String == "mine")
        #expect(results["outcome"] as? String == "error")
        #expect(try answer(run)["reserved"] as? [String: String] == ["x-new": "3"])
    }

    /// Neither another token for the same call nor one for no call ends the waiting.
    @Test func aForgedTokenIsRefused() throws {
        #expect(try call("forge").status == 0)
        let said = try desktop.record(3).dropFirst()
        #expect(said.map { $0.prefix(2) } == ["1 ", "1 "])
        #expect(said.first?.contains("token is not that of the call") == true)
        #expect(said.last?.contains("no call waits for this callback") == true)
    }

    @Test func aSecondCallbackIsRefused() throws {
        #expect(try call("translate").status == 0)
        let callback = try #require(try desktop.record(1).first?.split(separator: "?x-success=").last)
        let success = try #require(callback.prefix { $0 != "&" }.removingPercentEncoding)
        let second = try desktop.run("handle", success)
        #expect(second.status == 1)
        #expect(second.error.contains("no call waits for this callback"))
    }

    @Test func aDamagedCallbackIsRefused() throws {
        #expect(try call("damage").status == 0)
        #expect(try desktop.record(2)[1].contains("the parameter word is damaged"))
    }

    /// The example of a call in one direction, from the documentation of x-callback-url.
    @Test func aCallMayGoOneWay() throws {
        let desktop = try CallbackDesktop(schemes: ["targetapp"], registersLectern: false)
        let update = "targetapp://x-callback-url/updateStatus?"
        let run = try desktop.run("call", "--no-wait", update + "x-source=SourceApp&text=a%20b")
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output == "")
        #expect(try desktop.record(1) == [update + "x-source=SourceApp&text=a%20b"])
        #expect(try desktop.run("call", "--no-wait", update + "x-success=a%3Ab").status == 0)
        #expect(try desktop.record(1) == [update + "x-source=Lectern&x-success=a%3Ab"])
        #expect(desktop.sockets == [])
        #expect(try desktop.run("call", "--no-wait", "nobody://x-callback-url/a").status == 1)
        #expect(try desktop.run("call", "--no-wait", "targetapp:").status == 2)
        let older = "targetapp:paste?scheme=iping&data=hello+world"
        #expect(try desktop.run("call", older).error.contains("cannot return an answer: use --no-wait"))
        #expect(try desktop.run("call", "--no-wait", older).status == 0)
        #expect(try desktop.record(1) == [older])
    }

    /// Connections that send nothing do not delay the answer: with 250 ms for each, it would come too late.
    @Test(.timeLimit(.minutes(10))) func idleConnectionsDelayNothing() throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: CallbackDesktop.lectern)
        process.arguments = ["call", "targetapp://x-callback-url/tell", "--timeout", "5"]
        process.environment = desktop.environment.merging(["PATH": "/usr/bin:/bin"]) { $1 }
        process.standardOutput = output
        try process.run()
        _ = try FileHandle(forReadingFrom: URL(filePath: desktop.path("fifo"))).readToEnd()
        let socket = try #require(desktop.sockets.first)
        let idle = try (0..<40).map { _ in try UnixConnection(to: socket) }
        let opened = try #require(try desktop.record(1).first?.split(separator: "?x-success=").last)
        let success = try #require(opened.prefix { $0 != "&" }.removingPercentEncoding)
        let answer = try desktop.run("handle", success)
        #expect(answer.status == 0, "\(answer.error)")
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(idle.count == 40)
    }

    @Test func aCallIsNotWaitedForLongerThanAsked() throws {
        let run = try call("ignore", "--timeout", "0.3")
        #expect(run.status == 1)
        #expect(try answer(run)["outcome"] as? String == "timeout")
        #expect(run.error.contains("no answer in time"))
        #expect(desktop.sockets == [])
    }

    /// xdg-open waits for the app where there is no desktop environment; the call must not.
    @Test(.timeLimit(.minutes(10))) func anAppThatHangsIsNotWaitedFor() throws {
        #expect(try answer(call("hang", "--timeout", "0.3"))["outcome"] as? String == "timeout")
        try FileHandle(forWritingTo: URL(filePath: desktop.path("fifo"))).write(contentsOf: Data("\n".utf8))
    }

    @Test(.timeLimit(.minutes(10)), arguments: [SIGINT, SIGTERM, SIGHUP])
    func aCallThatIsInterruptedLeavesNothing(signal: Int32) throws {
        let process = Process()
        process.executableURL = URL(filePath: CallbackDesktop.lectern)
        process.arguments = ["call", "targetapp://x-callback-url/tell", "--timeout", "50"]
        process.environment = desktop.environment.merging(["PATH": "/usr/bin:/bin"]) { $1 }
        try process.run()
        // The app is there, so the socket is.
        _ = try FileHandle(forReadingFrom: URL(filePath: desktop.path("fifo"))).readToEnd()
        #expect(desktop.sockets.count == 1)
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == signal)
        #expect(desktop.sockets == [])
    }

    /// Nobody is logged in: the socket is below the home instead.
    @Test func aCallNeedsNoRuntimeFolder() throws {
        let run = try call("translate", changing: ["XDG_RUNTIME_DIR": ""])
        #expect(run.status == 0, "\(run.error)")
        #expect(FileManager.default.fileExists(atPath: desktop.path("home/.cache/lectern/calls")))
        #expect(desktop.sockets == [])
    }

    @Test func aFolderThatOthersMayEnterIsNotUsed() throws {
        let folder = URL(filePath: desktop.path("run/lectern/calls"))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
        let run = try call("translate", changing: ["HOME": "", "XDG_CACHE_HOME": ""])
        #expect(run.status == 1)
        #expect(run.error.contains("is not private to this user"))
    }

    @Test func withoutAnAppTheCallFailsAtOnce() throws {
        let run = try desktop.run("call", "nobody://x-callback-url/translate")
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(run.error == "Error: no app opens nobody: links on this machine\n")
        #expect(desktop.sockets == [])
    }

    @Test func withoutADesktopTheCallFailsAtOnce() throws {
        let run = try call("translate", changing: ["PATH": desktop.path("home"), "DISPLAY": ""])
        #expect(run.status == 1)
        #expect(run.error.hasPrefix("Error: "))
        #expect(desktop.sockets == [])
    }

    @Test func withoutAWayBackTheCallSaysWhatToDo() throws {
        let desktop = try CallbackDesktop(schemes: ["targetapp"], registersLectern: false)
        let run = try desktop.run("call", "targetapp://x-callback-url/translate")
        #expect(run.status == 1)
        #expect(run.error.contains("run `lectern register` first"))
        #expect(try desktop.record() == [])
    }

    @Test(arguments: [
        "targetapp://x-callback-url/translate?x-success=a%3Ab", "targetapp://x-callback-url/translate?x-cancel=a:b",
        "targetapp:translate", "targetapp://translate", "https://example.org/", "javascript://x-callback-url/a",
        "targetapp://x-callback-url/translate?word=%", "targetapp://x-callback-url/", "translate",
    ])
    func whatIsNoCallIsWrongUse(url: String) throws {
        let run = try desktop.run("call", url)
        #expect(run.status == 2)
        #expect(run.error != "")
        #expect(try desktop.record() == [])
    }
}
