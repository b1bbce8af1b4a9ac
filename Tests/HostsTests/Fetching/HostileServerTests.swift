import HTTPTesting
import Hosts
import Requests
import Testing

/// Servers that break the rules: each request ends within its limits, with a message that says why.
@Suite(.enabled(if: HTTPServer.isAvailable)) struct HostileServerTests {
    /// What the host may take, in bytes.
    static let memory = 64 << 20

    static let header = "sizeLimit: the header of the response of a.org has more than 256 fields or 64 KB"
    static let content = "sizeLimit: the response of a.org is longer than the 2048 KB allowed"
    static let time = "timeLimit: there was no whole response within 1.0 seconds"

    static let modes: [(mode: Route.Mode, outcome: String)] = [
        (.silent, time), (.trickle, time), (.trickleHeaders, time), (.endless, content), (.bomb, content),
        (.nestedBomb, content), (.manyHeaders, header), (.interim, header),
        (.endlessHeader, "sizeLimit: the response of a.org is too large"),
        (.reset, "malformed: a.org closed the connection without a response"),
        (.truncated, "malformed: the response of a.org ends too early"),
        (.gzipMembers, "malformed: the response of a.org cannot be decompressed"),
    ]

    @Test(arguments: modes)
    func requestEndsWithinItsLimits(mode: Route.Mode, outcome: String) throws {
        // Only where the time is the subject, it is short: a busy machine must not change the others.
        let isSlow = outcome == Self.time
        let server = try HTTPServer(routes: [Route("/ok", body: "ok"), Route("/", mode: mode)])
        let program = try FetchHostProgram()
        let fetcher = Fetcher(
            hostPath: program.path, policy: .only(server),
            limits: FetchLimits(time: isSlow ? .seconds(1) : .seconds(10)))
        #expect(fetcher.outcome("http://a.org/") == outcome)
        let peak = try #require(program.peaks.max())
        #expect(peak < Self.memory)
        // The host goes on.
        let process = program.processes
        if !isSlow { #expect(fetcher.outcome("http://a.org/ok") == "200 ok") }
        #expect(program.processes == process)
    }

    @Test(arguments: [
        "HTTP/0.9 hello", "SSH-2.0-OpenSSH_9.2\r\n", "HTTP/1.1 abc\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\nx",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\n", "\u{0}\u{0}\u{0}\u{0}",
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 3\r\n\r\nabc",
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip, gzip, gzip, gzip, gzip, gzip, gzip\r\n\r\n",
    ])
    func invalidResponsesAreReported(bytes: String) throws {
        let server = try HTTPServer(routes: [Route("/", body: bytes, mode: .raw)])
        let fetcher = Fetcher(hostPath: FetchHostProgram.built, policy: .only(server))
        #expect(fetcher.outcome("http://a.org/").hasPrefix("malformed: "))
    }

    /// RFC 9110, section 5.5.
    @Test func controlCharactersInFieldsAreSpaces() throws {
        let server = try HTTPServer(routes: [
            Route("/", body: "HTTP/1.1 200 OK\r\nX-A: \ta\rX-B: b\u{7f}\t\r\nContent-Length: 2\r\n\r\nok", mode: .raw)
        ])
        let response = try Fetcher(hostPath: FetchHostProgram.built, policy: .only(server))
            .response(to: FetchRequest(url: "http://a.org/"), within: .seconds(10))
        #expect(response.headers.map(\.name) == ["X-A", "Content-Length"])
        #expect(response.header("X-A") == "a X-B: b")
    }

    /// The length of what is sent must be known, and be what was sent.
    @Test(arguments: [
        ("Content-Length: 2\r\n\r\nok", "200 ok"), ("Content-Length: 2\r\nContent-Length: 2\r\n\r\nok", "200 ok"),
        ("Content-Length: 2, 2\r\n\r\nok", "200 ok"),
        ("Content-Length: 2\r\ncontent-length: 3\r\n\r\nok!", "malformed: the response of a.org has two lengths"),
        ("Content-Length: 3\r\nContent-Length: 2\r\n\r\nok!", "malformed: the response of a.org has two lengths"),
        ("Content-Length: 2, 3\r\n\r\nok!", "malformed: the response of a.org has two lengths"),
        ("Content-Length: 20000000000000000000\r\n\r\nok", invalidLength),
        ("Content-Length: 99999999999999999999\r\n\r\nok", invalidLength),
        ("Content-Length: 9223372036854775807\r\n\r\nok", "malformed: the response of a.org ends too early"),
        ("Content-Length: 2x\r\n\r\nok", invalidLength), ("Content-Length: 0x2\r\n\r\nok", invalidLength),
        ("Content-Length: +2\r\n\r\nok", invalidLength),
        (
            "Content-Length:\r\n\r\nok",
            "malformed: a.org did not send a valid response: Invalid Content-Length: value"
        ),
        ("Content-Length: 2 2\r\n\r\nok", invalidLength), ("Content-Length: 3\r\n\r\nok", tooEarly),
        ("Transfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n", "200 ok"),
        ("Transfer-Encoding: chunked\r\n\r\n2\r\no", tooEarly),
        ("Transfer-Encoding: chunked\r\n\r\n2\r\nok\r\n", tooEarly),
        ("Transfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n", tooEarly),
        ("Transfer-Encoding: chunked\r\n\r\n", tooEarly),
        // RFC 9112, section 6.3: the length does not count then.
        ("Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n", "200 ok"),
        ("\r\nok", "200 ok"),
    ])
    func lengthsAreChecked(rest: String, outcome: String) throws {
        let server = try HTTPServer(routes: [Route("/", body: "HTTP/1.1 200 OK\r\n" + rest, mode: .raw)])
        let fetcher = Fetcher(hostPath: FetchHostProgram.built, policy: .only(server))
        #expect(fetcher.outcome("http://a.org/") == outcome)
    }

    static let tooEarly = "malformed: the response of a.org ends too early"
    static let invalidLength = "malformed: the response of a.org has no valid Content-Length"

    /// Compressed content that is cut off at any byte, or followed by another, is not taken for whole.
    @Test(arguments: ["gzip", "deflate", "bare"])
    func compressedContentIsWhole(format: String) throws {
        let text = "in the beginning, in the beginning"
        let server = try HTTPServer(
            routes: (-1...15).map { cut in
                Route("/\(cut)", headers: ["X-Format": format, "X-Cut": "\(cut)"], body: text, mode: .compressed)
            })
        let fetcher = Fetcher(hostPath: FetchHostProgram.built, policy: .only(server))
        #expect(fetcher.outcome("http://a.org/0") == "200 \(text)")
        #expect(fetcher.outcome("http://a.org/-1") == "malformed: the response of a.org cannot be decompressed")
        for cut in 1...15 { #expect(fetcher.outcome("http://a.org/\(cut)") == Self.tooEarly, "\(cut)") }
    }

    static let certificates: [(host: String, reason: String)] = [
        ("expired.example.org", "SSL certificate problem: certificate has expired"),
        (
            "wrong-name.example.org",
            "SSL: no alternative certificate subject name matches target host name 'wrong-name.example.org'"
        ),
        ("self-signed.example.org", "SSL certificate problem: self-signed certificate"),
    ]

    @Test(arguments: certificates)
    func invalidCertificatesAreRefused(host: String, reason: String) throws {
        let server = try HTTPServer(routes: [Route("/", body: "secret")])
        let fetcher = Fetcher(hostPath: FetchHostProgram.built, policy: .only(server))
        #expect(fetcher.outcome("https://\(host)/") == "tls: the connection to \(host) is not secure: \(reason)")
        #expect(try server.requests == [])
    }

    @Test func oldAndBrokenTLSIsRefused() throws {
        let server = try HTTPServer(routes: [Route("/", body: "secret")])
        let fetcher = Fetcher(hostPath: FetchHostProgram.built, policy: .only(server))
        #expect(fetcher.outcome("https://old-tls.example.org/").hasPrefix("tls: "))
        let plain = FetchPolicy(
            connections: [FetchPolicy.Connection("*:443=127.0.0.1:\(server.port)")].compactMap { $0 },
            certificates: server.certificates)
        #expect(
            Fetcher(hostPath: FetchHostProgram.built, policy: plain).outcome("https://a.org/").hasPrefix("tls: "))
        // The certificates of the system do not contain the authority of the tests.
        var system = FetchPolicy.only(server)
        system.certificates = nil
        #expect(
            Fetcher(hostPath: FetchHostProgram.built, policy: system).outcome("https://a.org/").hasPrefix("tls: "))
        #expect(try server.requests == [])
    }

    @Test func aLimitForAllRedirectsTogether() throws {
        let server = try HTTPServer(routes: [.redirect("/", to: "/silent"), Route("/silent", mode: .silent)])
        let fetcher = Fetcher(
            hostPath: FetchHostProgram.built, policy: .only(server), limits: FetchLimits(time: .seconds(1)))
        #expect(fetcher.outcome("http://a.org/") == Self.time)
        #expect(try server.connections <= 2)
    }
}
