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

    private static let rule = """
        {"$schema": "x", "passages": [{"site": "Example", "docs": "https://bible.example.org/help",
          "regex": "https?://bible\\\\.example\\\\.org/(?<book>\\\\w+)/(?<chapter>\\\\d+)",
          "tests": {"https://bible.example.org/john/3": "bible://?passages=[John.3]",
            "http://bible.example.org/genesis/1": "bible://?passages=[Gen.1]", "https://bible.example.org/": null}}]}
        """

    @Test func newRulesAreTakenAndWrongOnesRefused() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lectern-rules-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "example.json")
        try Data("{\"passages\": []}".utf8).write(to: file)
        let server = try RunningServer(["--rules", folder.path, "--no-watch", "--rate-limit", "0"])
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
        #expect(server.log.contains("new rules are refused"))
    }

    /// Asks for metrics until they have a line; the server has as long as it takes.
    private static func wait(for line: String, of server: RunningServer) throws {
        while try !server.get("/metrics").text.contains(line + "\n") {}
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
        ("burst = many\n", "The value 'many' is invalid for '--burst <number>'"),
        ("port = 70000\n", "--port takes a number from 0 to 65535"),
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

    @Test func everySettingIsInTheHelp() throws {
        let help = try RunningServer.run(["--help"])
        #expect(help.status == 0)
        for name in [
            "host", "port", "socket", "origin", "proxy-header", "manifest", "rules", "watch", "scripts", "network",
            "network-allow", "threads", "connections", "backlog", "idle-timeout", "body-timeout", "body-limit",
            "rate-limit", "burst", "grace", "log-level", "access-log", "config", "version",
        ] {
            #expect(help.text.contains("--\(name)"), "\(name)")
        }
    }
}
