import Foundation
import HTTPTesting
import Testing

/// Which servers are asked where a link leads, and for the headers of its page, counted at a server that is every host.
@Suite(.enabled(if: HTTPServer.isAvailable)) struct FollowedLinkTests {
    private static let page = "https://www.bible.com/bible/59/JHN.3.16"

    /// Runs the program; every host is the server.
    private func run(_ arguments: [String], on server: HTTPServer) throws -> Program {
        try Program(
            arguments + [
                "--network-connect", "*:80=127.0.0.1:\(server.port)", "--network-connect",
                "*:443=127.0.0.1:\(server.tlsPort)", "--network-certificates", server.certificates,
            ])
    }

    private func requests(_ server: HTTPServer) throws -> [String] {
        try server.requests.map { "\($0.method) \($0.scheme)://\($0.host)\($0.target)" }
    }

    @Test func onlyTheServersOfShortLinksAreAsked() throws {
        let server = try HTTPServer(routes: [
            .redirect("/1", to: "https://tinyurl.com/2", status: 301, host: "bit.ly"),
            Route("/2", method: "HEAD", host: "tinyurl.com", status: 405),
            .redirect("/2", to: "https://www.google.com/url?q=\(Self.page)", host: "tinyurl.com"),
        ])
        let program = try run(["http://bit.ly/1", "--network", "--ndjson"], on: server)
        let answer = try #require(try program.jsonLines.first)
        #expect((answer["passage"] as? [String: Any])?["text"] as? String == "John 3:16", "\(program.output)")
        #expect(answer["url"] as? String == Self.page)
        let steps = try #require(answer["redirects"] as? [[String: Any]])
        #expect(steps.map { $0["kind"] as? String } == ["http", "http", "rule"])
        #expect(steps.map { $0["status"] as? Int } == [301, 302, nil])
        #expect(
            try requests(server) == [
                "HEAD http://bit.ly/1", "HEAD https://tinyurl.com/2", "GET https://tinyurl.com/2",
            ])
    }

    @Test func noOtherServerIsAsked() throws {
        let server = try HTTPServer(routes: [.redirect("*", to: Self.page)])
        let links = [
            "http://notbit.ly/1", "http://bit.ly.example.org/1", "http://bit.ly@example.org/1", "http://bit.ly:8080/1",
            "http://example.org/bit.ly/1", "http://bit.ly/", "http://example.org/", "http://bit.ly%2Eexample.org/1",
            "http://bit.ly\\@example.org/1",
        ]
        _ = try run(links + ["--network"], on: server)
        _ = try run(["http://bit.ly/1", "--network-allow", "tinyurl.com"], on: server)
        _ = try Program("http://bit.ly/1")
        #expect(try server.connections == 0)
        _ = try run(["HTTP://BIT.LY/1", "--network"], on: server)
        #expect(try server.connections == 1)
    }

    @Test func headersOfAnyPageAreRequestedIfThatIsAskedFor() throws {
        let folder = try TemporaryFolder()
        let manifest = try folder.write(
            #"""
            { "apps": [{ "identifier": "m", "name": "M", "scheme": "m" }], "actions": [
                { "title": "T", "headers": true, "regex": "^https?://([^/]+)/.*$\\n.*\"Server\":\"Mastodon\".*",
                  "formats": [{ "appId": "m", "format": "m:$1" }] }] }
            """#, to: "m.json")
        let server = try HTTPServer(routes: [
            Route("/", host: "b.example.org", headers: ["Server": "Mastodon"]),
            .redirect("/", to: "http://b.example.org/", host: "a.example.org"),
        ])
        let arguments = ["http://a.example.org/", "--manifest", manifest]
        #expect(try run(arguments + ["--network"], on: server).output == "")
        #expect(try server.connections == 0)
        #expect(try run(arguments + ["--network-any-host"], on: server).output == "m\tT\tm:b.example.org\t\n")
        #expect(try requests(server) == ["HEAD http://a.example.org/", "HEAD http://b.example.org/"])
    }
}
