import Foundation
import Glibc
import Testing

/// How the program is operated: limits, reloads, settings, its end.
@Suite struct OperationTests {
    @Test func aClientMayMakeSoManyRequestsAndNoMore() throws {
        let server = try RunningServer(["--rate-limit", "0.001", "--burst", "3", "--proxy-header", "X-Forwarded-For"])
        func get(_ client: String) throws -> Answer {
            try server.get("/v1/resolve?url=Gen+1&fields=url", headers: ["X-Forwarded-For: 203.0.113.9, \(client)"])
        }
        #expect(try get("192.0.2.1").headers["ratelimit-policy"] == "\"default\";q=3;w=3000")
        #expect(try get("192.0.2.1").headers["ratelimit"]?.hasPrefix("\"default\";r=1;") == true)
        #expect(try get("192.0.2.1").status == 200)
        let refused = try get("192.0.2.1")
        #expect(refused.status == 429)
        #expect(refused.headers["retry-after"] == "1000")
        #expect(refused.headers["access-control-allow-origin"] == "*")
        #expect(try get("192.0.2.2").status == 200)
        #expect(try server.get("/healthz").status == 200)
    }

    /// Requests of operators are limited apart: a monitor behind the address of a busy client learns that the service is well.
    @Test func anOperatorMayMakeTenTimesAsManyRequests() throws {
        let server = try RunningServer(["--rate-limit", "0.001", "--burst", "3"])
        let statuses = try (0..<40).map { _ in try server.get("/healthz").status }
        #expect(statuses == Array(repeating: 200, count: 30) + Array(repeating: 429, count: 10))
        #expect(try server.get("/v1/resolve?text=Gen+1").status == 200)
    }

    private static let rule = """
        {"$schema": "x", "passages": [{"site": "Example", "docs": "https://bible.example.org/help",
          "regex": "https?://bible\\\\.example\\\\.org/(?<book>\\\\w+)/(?<chapter>\\\\d+)",
          "tests": {"https://bible.example.org/john/3": "bible://?passages=[John.3]",
            "http://bible.example.org/genesis/1": "bible://?passages=[Gen.1]", "https://bible.example.org/": null}}]}
        """

    /// `--rules` adds to the built-in rules, and `--only-rules` replaces them.
    @Test(arguments: [("--rules", true), ("--only-rules", false)])
    func rulesAreAddedOrReplaced(option: String, hasBuiltIn: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lectern-rules-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "example.json")
        try Data(Self.rule.utf8).write(to: file)
        for path in [folder.path, file.path] {
            let server = try RunningServer([option, path, "--no-watch"])
            let added = try server.get("/v1/resolve?text=https://bible.example.org/john/3&fields=passage").text
            #expect(added.contains("[John.3]"))
            let builtIn = try server.get("/v1/resolve?text=https://ref.ly/Jn3.16&fields=passage").text
            #expect(builtIn.contains("[John.3.16]") == hasBuiltIn, "\(builtIn)")
        }
    }

    @Test func newRulesAreTakenAndWrongOnesRefused() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lectern-rules-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "example.json")
        try Data("{\"passages\": []}".utf8).write(to: file)
        let server = try RunningServer(["--only-rules", folder.path, "--no-watch", "--rate-limit", "0"])
        let target = "/v1/resolve?url=https://bible.example.org/john/3&fields=passage"
        #expect(try server.get(target).text == "{\"passage\":null}\n")
        try Data(Self.rule.utf8).write(to: file)
        server.signal(SIGHUP)
        try Self.wait(for: "lectern_rule_reloads_total{result=\"accepted\"} 1", of: server)
        #expect(try server.get(target).text.contains("[John.3]"))
        try Data("{\"passages\": [{\"site\": }".utf8).write(to: file)
        server.signal(SIGHUP)
        try Self.wait(for: "lectern_rule_reloads_total{result=\"refused\"} 1", of: server)
        #expect(try server.get(target).text.contains("[John.3]"))
        #expect(server.log.contains("the new rules are rejected"))
    }

    /// Asks for metrics until they have a line.
    private static func wait(for line: String, of server: RunningServer) throws {
        try wait(line) { try server.get("/metrics").text.contains(line + "\n") }
    }

    /// Waits at most some minutes, so that a failure ends.
    private static func wait(_ event: String, until hasHappened: () throws -> Bool) throws {
        for _ in 0..<20_000 {
            if try hasHappened() { return }
            usleep(10_000)
        }
        Issue.record("did not happen: \(event)")
    }

    @Test func nothingOfARequestIsLoggedUnlessThatIsAskedFor() throws {
        let quiet = try RunningServer(["--log-level", "trace", "--access-log", "routes"])
        _ = try quiet.get("/v1/resolve?url=https://ref.ly/Jn3.16")
        #expect(quiet.log.contains("\"route\":\"resolve\""))
        #expect(!quiet.log.contains("ref.ly") && !quiet.log.contains("client"), "\(quiet.log)")
        let full = try RunningServer(["--access-log", "full", "--proxy-header", "X-Forwarded-For"])
        _ = try full.get("/v1/resolve?url=https://ref.ly/Jn3.16", headers: ["X-Forwarded-For: 2001:db8::1"])
        #expect(full.log.contains("/v1/resolve?url=https://ref.ly/Jn3.16"))
        #expect(full.log.contains("\"client\":\"2001:db8::1\""))
    }

    @Test func whatIsRefusedIsCounted() throws {
        let server = try RunningServer()
        _ = try server.answer(raw: "GET / HTTP/1.1\r\n\r\n")
        #expect(try server.get("/metrics").text.contains("lectern_requests_total{route=\"none\",status=\"400\"} 1\n"))
    }

    @Test func aSilentConnectionIsClosed() throws {
        let server = try RunningServer(["--idle-timeout", "0.2"])
        let client = try RawClient(server)
        client.send(Array("GET / HTTP/1.1\r\nHost: a\r\nX-".utf8))
        #expect(client.receive().isEmpty)
    }

    @Test func aBodyThatDoesNotArriveIsAProblem() throws {
        let server = try RunningServer(["--body-timeout", "0.2"])
        let client = try RawClient(server)
        client.send(Array("POST /v1/resolve HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx".utf8))
        let answer = try Answer(client.receive())
        #expect(answer.status == 408)
    }

    @Test func silentConnectionsMakeRoomForOthers() throws {
        let server = try RunningServer(["--connections", "8", "--idle-timeout", "1000"])
        var silent: [OpenConnection] = []
        for _ in 0..<40 { silent.append(try OpenConnection(server)) }
        #expect(try server.get("/healthz").status == 200)
        #expect(silent.count == 40)
    }

    @Test func connectionsThatAreKeptMakeRoomForOthers() throws {
        let server = try RunningServer(["--connections", "8", "--idle-timeout", "1000"])
        var kept: [OpenConnection] = []
        for _ in 0..<40 {
            let connection = try OpenConnection(server)
            connection.client.send(Array("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
            #expect(!connection.client.receiveSome().isEmpty)
            kept.append(connection)
        }
        #expect(kept.count == 40)
    }

    /// A connection that stays open until it is released.
    private final class OpenConnection {
        let client: RawClient
        init(_ server: RunningServer) throws { client = try RawClient(server) }
    }

    /// A text that a build for tests reads for longer than any test waits.
    private static let longText = Array(String(repeating: "John 3:16 and Gen 1; ", count: 40_000).utf8)

    /// A client that waits for the answer to a long text, once the text is being read.
    private static func clientOfLongText(_ server: RunningServer) throws -> OpenConnection {
        let connection = try OpenConnection(server)
        let head = "POST /v1/rewrite?to=logos&references=1 HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\n"
        connection.client.send(Array((head + "Content-Length: \(longText.count)\r\n\r\n").utf8) + longText)
        try wait(for: "lectern_work{queue=\"documents\",state=\"running\"} 1", of: server)
        return connection
    }

    @Test func aRequestThatIsNotDoneInTimeGetsAnAnswer() throws {
        let server = try RunningServer(["--grace", "0.1", "--document-time", "10000"])
        let connection = try Self.clientOfLongText(server)
        let half = try RawClient(server)
        half.send(Array("POST /v1/resolve HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx".utf8))
        #expect(server.stop() == 0)
        let answer = try Answer(connection.client.receive())
        #expect(answer.status == 503)
        #expect(answer.text.contains("the service is stopping"))
    }

    @Test func workEndsWhenItsClientGoes() throws {
        let server = try RunningServer(["--document-time", "10000"])
        do { _ = try Self.clientOfLongText(server) }
        try Self.wait(for: "lectern_work{queue=\"documents\",state=\"running\"} 0", of: server)
    }

    @Test func aDocumentHasItsTime() throws {
        let server = try RunningServer(["--document-time", "0.01"])
        for target in ["/v1/rewrite?to=logos&references=1", "/v1/find"] {
            let answer = try server.post(target, type: "text/plain", Self.longText)
            #expect(answer.status == 413)
            #expect(answer.text.contains("processor time"), "\(answer.text)")
        }
        let lines = Array("\"\(String(decoding: Self.longText.prefix(60_000), as: UTF8.self))\"\n\"John 3:16\"\n".utf8)
        let answer = try server.post("/v1/find", lines).text.split(separator: "\n")
        #expect(answer.count == 2)
        #expect(answer.first?.contains("processor time") == true)
    }

    /// So has a text that people paste, in an answer, a line or a page: in it, a name in many languages is read in all of them.
    @Test func aPastedTextHasItsTime() throws {
        let server = try RunningServer(["--document-time", "0.01"])
        func text(_ count: Int) -> String { String(repeating: "Ps%203%20", count: count) }
        for target in ["/v1/resolve?text=\(text(800))", "/?q=\(text(800))", "/share?text=\(text(800))"] {
            let answer = try server.get(target)
            #expect(answer.status == 413, "\(target.prefix(20))")
        }
        let line = "\"" + String(repeating: "Ps 3 ", count: 13_000) + "\""
        let answer = try server.post("/v1/resolve", Array("\(line)\n\"John 3:16\"\n".utf8))
        let lines = answer.text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("processor time") == true)
    }

    @Test func logsMissingRulesOnce() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lectern-rules-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "manifest.json")
        try Data("{\"apps\": []}".utf8).write(to: file)
        let server = try RunningServer(["--manifest", file.path])
        try FileManager.default.removeItem(at: file)
        try Self.wait(for: "lectern_rule_reloads_total{result=\"refused\"} 1", of: server)
        for number in 0..<20 { try Data().write(to: folder.appending(path: "other-\(number)")) }
        // The watcher must not read half of it.
        try Data("{\"apps\": []}".utf8).write(to: file, options: .atomic)
        try Self.wait("log") { server.log.contains("the rules are unchanged") }
        #expect(server.log.split(separator: "\n").count { $0.contains("the new rules are rejected") } == 1)
        #expect(try server.get("/metrics").text.contains("lectern_rule_reloads_total{result=\"refused\"} 1\n"))
    }

    @Test func logsUnchangedRulesOnSIGHUP() throws {
        let server = try RunningServer()
        // One that comes before it waits for signals is lost.
        try Self.wait("log") {
            server.signal(SIGHUP)
            return server.log.contains("the rules are unchanged")
        }
    }

    @Test func anAddressThatIsTakenIsNotAWrongSetting() throws {
        let server = try RunningServer()
        #expect(try RunningServer.run(["--port", "\(server.port)"]).status == 1)
    }

    /// systemd starts a program again that ended, but for wrong settings, whose status is 2.
    @Test func theUnitStartsTheServiceAgain() throws {
        let unit = RunningServer.project.appending(path: "LecternServer/Packaging/lectern-server.service")
        let lines = try String(contentsOf: unit, encoding: .utf8).split(separator: "\n")
        for line in ["StartLimitIntervalSec=0", "Restart=always", "RestartSec=1", "RestartPreventExitStatus=2"] {
            #expect(lines.count { $0 == line } == 1, "\(line)")
        }
        // It lowers the priority of its threads, which the filter of system calls would otherwise end it for.
        let filters = lines.filter { $0.hasPrefix("SystemCallFilter=") }
        #expect(filters.last == "SystemCallFilter=setpriority")
    }

    @Test func theProgramEndsWhenItIsTold() throws {
        #expect(try RunningServer().stop() == 0)
    }

    @Test func settingsComeFromTheFileTheEnvironmentAndTheCommandLine() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "lectern-\(UUID().uuidString).conf")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("# limits\nburst = 7\nrate-limit = 2\nwatch = off\n".utf8).write(to: file)
        func policy(_ arguments: [String], _ environment: [String: String] = [:]) throws -> String? {
            try RunningServer(["--config", file.path] + arguments, environment: environment).get("/v1/apps")
                .headers["ratelimit-policy"]
        }
        #expect(try policy([]) == "\"default\";q=7;w=4")
        #expect(try policy([], ["LECTERN_SERVER_BURST": "9"]) == "\"default\";q=9;w=5")
        #expect(try policy(["--burst", "11"], ["LECTERN_SERVER_BURST": "9"]) == "\"default\";q=11;w=6")
    }

    @Test(arguments: [
        ("brust = 7\n", ":1: there is no setting \"brust\"; did you mean \"burst\"?"),
        ("\nburst\n", ":2: expected `name = value`"), ("watch = maybe\n", ":1: watch is on or off, not \"maybe\""),
        ("burst = many\n", ":1: The value 'many' is invalid for '--burst <number>'"),
        ("host = ::1\nport = 70000\n", ":2: --port takes a number from 0 to 65535"),
        ("\n\ngrace = -1\n", ":3: --grace takes a number from 0 on"), ("port =\n", ":1: "),
        ("manifest = /nowhere.json\n", "/nowhere.json: No such file or directory"),
    ])
    func aWrongSettingIsNamed(_ text: String, _ message: String) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "lectern-\(UUID().uuidString).conf")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        let result = try RunningServer.run(["--config", file.path])
        #expect(result.status == 2)
        #expect(result.text.contains(message), "\(result.text)")
    }

    @Test(arguments: [
        (
            "LECTERN_SERVER_BRUST", "7",
            "$LECTERN_SERVER_BRUST: there is no such setting; did you mean $LECTERN_SERVER_BURST?"
        ),
        ("LECTERN_SERVER_X", "", nil), ("LECTERN_SERVER_", "1", "$LECTERN_SERVER_: there is no such setting"),
        ("LECTERN_SERVER_BURST", "many", "$LECTERN_SERVER_BURST: The value 'many' is invalid for '--burst <number>'"),
        ("LECTERN_SERVER_WATCH", "maybe", "$LECTERN_SERVER_WATCH: watch is on or off, not \"maybe\""),
        ("LECTERN_SERVER_PORT", "70000", "$LECTERN_SERVER_PORT: --port takes a number from 0 to 65535"),
    ])
    func aWrongVariableIsNamed(_ name: String, _ value: String, _ message: String?) throws {
        let result = try RunningServer.run(["--manifest", "/nowhere.json"], environment: [name: value])
        #expect(result.status == 2)
        #expect(result.text.contains(message ?? "/nowhere.json"), "\(result.text)")
    }

    @Test func everySettingIsInTheHelp() throws {
        let help = try RunningServer.run(["--help"])
        #expect(help.status == 0)
        for name in [
            "host", "port", "socket", "origin", "proxy-header", "only-rules", "manifest", "rules", "watch", "scripts",
            "network",
            "network-allow", "threads", "connections", "backlog", "idle-timeout", "body-timeout", "body-limit",
            "document-time",
            "rate-limit", "burst", "grace", "log-level", "access-log", "config", "version",
        ] {
            #expect(help.text.contains("--\(name)"), "\(name)")
        }
    }
}
