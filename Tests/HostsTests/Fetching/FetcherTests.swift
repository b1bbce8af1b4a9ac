import Foundation
import HTTPTesting
import Hosts
import Requests
import Synchronization
import TestCorpora
import Testing

/// Requests through the fetch host to a server on loopback.
@Suite(.enabled(if: HTTPServer.isAvailable)) struct FetcherTests {
    static func fetcher(_ routes: [Route]) throws -> (server: HTTPServer, fetcher: Fetcher) {
        let server = try HTTPServer(routes: routes)
        return (server, Fetcher(hostPath: FetchHostProgram.built, policy: .only(server)))
    }

    @Test func requestsCarryWhatTheCallerSetsAndNothingOfThisMachine() throws {
        let (server, fetcher) = try Self.fetcher([Route("/e*", mode: .echo), Route("/gzip", body: "x", mode: .gzip)])
        #expect(fetcher.outcome("https://api.example.org/e?q=ü").hasPrefix("200 "))
        #expect(
            fetcher.outcome("http://a.org/e", method: "POST", headers: ["X-Key": "1", "Cookie": "c"], body: "ab")
                .hasPrefix(
                    "200"))
        #expect(fetcher.outcome("http://a.org/e", method: "HEAD") == "200 ")
        #expect(fetcher.outcome("http://a.org/gzip") == "200 x")
        let requests = try server.requests
        #expect(requests.map(\.method) == ["GET", "POST", "HEAD", "GET"])
        #expect(requests.map(\.host) == ["api.example.org", "a.org", "a.org", "a.org"])
        #expect(requests[0].target == "/e?q=%C3%BC")
        #expect(requests[0].scheme == "https")
        #expect(Set(requests[0].headers.map { $0[0] }) == ["Host", "User-Agent", "Accept", "Accept-Encoding"])
        #expect(requests[0].header("User-Agent") == "Lectern/0.1")
        #expect(
            Set(requests[1].headers.map { $0[0] })
                == ["Host", "User-Agent", "Accept", "Accept-Encoding", "X-Key", "Content-Length"])
        #expect(requests[1].body == "ab")
        #expect(try server.connections == 4)
    }

    @Test func responsesHaveTheirHeadersAndRedirects() throws {
        let (server, fetcher) = try Self.fetcher([
            .redirect("/1", to: "//b.org/2", status: 301), .redirect("/2", to: "3?x#y", status: 302),
            Route("/3?x", status: 418, headers: ["Set-Cookie": "a=b", "X-A": " 1 "], body: "tea"),
        ])
        let request = FetchRequest(url: "http://a.org/1#z", headers: [HeaderField(name: "X-Key", value: "1")])
        let response = try fetcher.response(to: request, within: .seconds(10))
        #expect(response.status == 418)
        #expect(response.url == "http://b.org/3?x#y")
        #expect(
            response.redirects == [
                FetchResponse.Redirect(url: "http://a.org/1#z", status: 301),
                FetchResponse.Redirect(url: "http://b.org/2#z", status: 302),
            ])
        #expect(response.headers.map(\.name) == ["Set-Cookie", "X-A", "Content-Length", "Connection"])
        #expect(response.header("x-a") == "1")
        #expect(response.body == Array("tea".utf8))
        #expect(try server.requests.map { $0.header("X-Key") } == ["1", nil, nil])
        #expect(try server.requests.allSatisfy { $0.header("Cookie") == nil && $0.header("Referer") == nil })
    }

    @Test(arguments: [
        ("http://a.org/loop", "redirectLimit: the redirects lead in a circle, over a.org"),
        ("http://a.org/chain6", "redirectLimit: there were more than 5 redirects"),
        ("http://a.org/chain5", "200 end"),
        ("https://a.org/down", "refusedURL: a redirect of a.org: from https: to http: of a.org is not followed"),
        (
            "http://a.org/file",
            "refusedURL: a redirect of a.org: only URLs with http: and https: are requested, not file:"
        ),
        ("http://a.org/port", "refusedURL: port 8080 of a.org is not allowed; --network-allow can name it"),
        ("http://a.org/private", "refusedAddress: 10.0.0.1 is not public: it is private (RFC 1918)"),
        ("http://a.org/user", "refusedURL: a redirect of a.org: a URL with a user name or a password is not requested"),
        ("http://a.org/nowhere", "302 "),
        ("http://a.org/cut", "200 end"),
    ])
    func redirectsAreCheckedAnew(url: String, outcome: String) throws {
        var routes: [Route] = (1...6).map { .redirect("/chain\($0)", to: $0 == 1 ? "/end" : "/chain\($0 - 1)") }
        routes += [
            Route("/end", body: "end"), .redirect("/loop", to: "/loop2"), .redirect("/loop2", to: "/loop"),
            .redirect("/down", to: "http://a.org/end"), .redirect("/file", to: "file:///etc/passwd"),
            .redirect("/port", to: "http://a.org:8080/"), .redirect("/private", to: "http://10.0.0.1/"),
            .redirect("/user", to: "http://u:p@a.org/end"), Route("/nowhere", status: 302),
            Route("/cut", status: 302, headers: ["Location": "/end"], mode: .truncated),
        ]
        let (server, fetcher) = try Self.fetcher(routes)
        #expect(fetcher.outcome(url) == outcome)
        #expect(try server.connections > 0)
    }

    @Test func aHEADRequestShowsARedirectFromHTTPSToHTTPAndDoesNotFollowIt() throws {
        let (server, fetcher) = try Self.fetcher([.redirect("/1", to: "/2"), .redirect("/2", to: "http://b.org/3")])
        let request = FetchRequest(method: "HEAD", url: "https://a.org/1")
        let response = try fetcher.response(to: request, within: .seconds(10))
        #expect(response.status == 302)
        #expect(response.url == "https://a.org/2")
        #expect(response.header("Location") == "http://b.org/3")
        #expect(response.redirects.map(\.url) == ["https://a.org/1"])
        #expect(try server.requests.map(\.target) == ["/1", "/2"])
    }

    @Test func manyThreadsShareFourHostsAndLeaveNothing() throws {
        let server = try HTTPServer(routes: [Route("/*", mode: .echo)])
        let program = try FetchHostProgram()
        let wrong = Mutex<[String]>([])
        do {
            let fetcher = Fetcher(hostPath: program.path, policy: .only(server))
            #expect(program.processes == [])
            DispatchQueue.concurrentPerform(iterations: 8) { thread in
                for turn in 0..<5 {
                    let outcome = fetcher.outcome("http://a.org/\(thread)/\(turn)")
                    if !outcome.contains("/\(thread)/\(turn)") { wrong.withLock { $0.append(outcome) } }
                }
            }
            #expect((1...4).contains(program.processes.count))
        }
        #expect(wrong.withLock { $0 } == [])
        #expect(program.processes == [])
        #expect(try server.connections == 40)
    }

    @Test func aHostThatDiedIsReplaced() throws {
        let server = try HTTPServer(routes: [Route("/", body: "x")])
        let program = try FetchHostProgram()
        let fetcher = Fetcher(hostPath: program.path, policy: .only(server))
        #expect(fetcher.outcome("http://a.org/") == "200 x")
        for process in program.processes {
            kill(process, SIGKILL)
            var information = unsafe siginfo_t()
            #expect(unsafe waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) == 0)
        }
        #expect(fetcher.outcome("http://a.org/") == "200 x")
        #expect(program.processes.count == 1)
    }

    @Test(arguments: [
        ("exit 3", "unavailable: the fetch host did not start: the fetch host ended (exit status 3)"),
        (
            "exit 127",
            "unavailable: the fetch host did not start: libcurl, which requests need, is not installed: "
                + "install libcurl4 (on Fedora, libcurl)"
        ),
        (
            "echo 'nonsense' >&0; sleep 5",
            "unavailable: the fetch host did not start: the fetch host sent an invalid message"
        ),
    ])
    func aProgramThatIsNotAFetchHostIsReported(commands: String, outcome: String) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "host-\(UUID().uuidString)")
        try TestProgram.write("#!/bin/sh\n\(commands)\n", to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(Fetcher(hostPath: file.path).outcome("http://a.org/") == outcome)
        #expect(
            Fetcher(hostPath: nil).outcome("http://a.org/")
                == "unavailable: there is no fetch host: lectern-fetch-host is neither beside the program nor in libexec/lectern, and $LECTERN_FETCH_HOST is not set"
        )
    }

    @Test func withoutCertificatesOnlyHTTPSFails() throws {
        let server = try HTTPServer(routes: [Route("/", body: "x")])
        var policy = FetchPolicy.only(server)
        policy.certificates = "/nonexistent.pem"
        let fetcher = Fetcher(hostPath: FetchHostProgram.built, policy: policy)
        #expect(
            fetcher.outcome("https://a.org/")
                == "tls: there are no certificates to check servers with: tried /nonexistent.pem; --network-certificates names a file"
        )
        #expect(fetcher.outcome("http://a.org/") == "200 x")
        policy.certificates = server.certificates + "/.."
        #expect(Fetcher(hostPath: FetchHostProgram.built, policy: policy).outcome("https://a.org/").hasPrefix("tls: "))
    }
    @Test func aFileOfCertificatesThatIsNotOneIsNamed() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "certificates-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (pipe, text) = (folder.appending(path: "pipe").path, folder.appending(path: "text").path)
        #expect(unsafe mkfifo(pipe, 0o600) == 0)
        try Data("x".utf8).write(to: URL(filePath: text))
        for path in [pipe, text, folder.path, "/dev/zero", "/dev/null"] {
            let policy = FetchPolicy(
                connections: [FetchPolicy.Connection("a.org:443=127.0.0.1:9")].compactMap { $0 }, certificates: path)
            #expect(
                Fetcher(hostPath: FetchHostProgram.built, policy: policy).outcome("https://a.org/")
                    == "tls: \(path) has no certificates in PEM, or cannot be read; --network-certificates names a file"
            )
        }
    }
}
