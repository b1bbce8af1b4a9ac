import Foundation
import Testing

/// What the running program makes of HTTP.
@Suite struct ProtocolTests {
    /// A request as it is sent, and the status and kind of the answer.
    static let refused: [(request: String, status: Int, kind: String)] = [
        ("GET /v1/resolve HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400, "parameter"),
        ("GET /v1/resolve?url=a&url=b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400, "parameter"),
        ("GET /v1/resolve?url=a&borwsers=0 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400, "parameter"),
        ("GET /v1/resolve?url=a&browsers=no HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400, "parameter"),
        ("GET /v1/resolve?url=a&app=nobody HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400, "parameter"),
        ("GET /v1/resolve?url=a&country=D HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400, "parameter"),
        ("GET /v1/rewrite?text=a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400, "parameter"),
        ("GET /v1/nothing HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 404, "not-found"),
        ("GET /v1/../metrics HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 404, "not-found"),

        ("DELETE /v1/resolve HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 405, "method"),
        ("TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 405, "method"),
        ("POST /v1/sites HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 0\r\n\r\n", 405, "method"),
        (
            "POST /v1/resolve HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: image/png\r\nContent-Length: 0\r\n\r\n",
            415, "media-type"
        ),
        (
            "POST /v1/resolve HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\nConnection: close\r\n\r\n", 413,
            "too-large"
        ),
        (
            "POST /v1/find HTTP/1.1\r\nHost: a\r\nContent-Length: 9223372036854775808\r\n\r\n", 413,
            "too-large"
        ),
        (
            "POST /v1/find HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999999\r\n\r\n", 400,
            "malformed-request"
        ),
        (
            "POST /v1/find HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\nab",
            415, "media-type"
        ),
        ("GET / HTTP/1.1\r\n\r\n", 400, "host"),
        ("GET / HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n", 417, "expectation"),
        (
            "GET /v1/resolve?ulr=a HTTP/1.1\r\nHost: a\r\nIf-None-Match: *\r\nConnection: close\r\n\r\n", 400,
            "parameter"
        ),
        ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400, "host"),
        ("GET / HTTP/1.1\r\nHost: a, b\r\n\r\n", 400, "host"),
        ("GET / HTTP/1.1\r\nHost: a\"><script>\r\n\r\n", 400, "host"),
        ("GET / HTTP/1.1\r\nHost:\r\n\r\n", 400, "host"),
        ("GET / HTTP/1.1\r\nHost: [::1\r\n\r\n", 400, "host"),
        ("GET / HTTP/1.1\r\nHost: []\r\n\r\n", 400, "host"),
        ("GET / HTTP/1.1\r\nHost: ::1\r\n\r\n", 400, "host"),
        ("GET / HTTP/1.1\r\nHost: :80\r\n\r\n", 400, "host"),
        ("GET / HTTP/1.1\r\nHost: a:99999\r\n\r\n", 400, "host"),
        ("GET / HTTP/1.1\r\nHost: [::1]:+8\r\n\r\n", 400, "host"),
        ("GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n", 400, "malformed-request"),
        ("OPTIONS a HTTP/1.1\r\nHost: a\r\n\r\n", 400, "malformed-request"),
        ("hello\r\n\r\n", 400, "malformed-request"),
        ("GET / HTTP/9.9\r\nHost: a\r\n\r\n", 400, "malformed-request"),
        ("GET / HTTP/1.1\r\nHost: a\r\nX : b\r\n\r\n", 400, "malformed-request"),
        ("GET / HTTP/1.1\r\nHost: a\r\nX: b\r\n c\r\n\r\n", 400, "malformed-request"),
        (
            "GET / HTTP/1.1\r\nHost: a\r\nX: " + String(repeating: "x", count: 80_000) + "\r\n\r\n", 431,
            "head-too-large"
        ),
        ("GET / HTTP/1.1\r\nHost: a\r\n" + String(repeating: "X: y\r\n", count: 1_000) + "\r\n", 431, "head-too-large"),
        (
            "POST /v1/resolve HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", 400,
            "malformed-request"
        ),
        (
            "POST /v1/resolve HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400,
            "malformed-request"
        ),
        (
            "POST /v1/resolve HTTP/1.1\r\nHost: a\r\nContent-Length: 1, 1\r\n\r\na", 400, "malformed-request"
        ),
        ("GET / HTTP/1.1\nHost: a\n\n", 400, "malformed-request"),
        (
            "POST /v1/resolve HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            400, "malformed-request"
        ),
        (
            "POST /v1/resolve HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n", 400,
            "malformed-request"
        ),
        (
            "POST /v1/resolve HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", 400,
            "malformed-request"
        ),
        (
            "POST /v1/resolve HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n", 400,
            "malformed-request"
        ),
        (
            "POST /v1/resolve HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n", 400,
            "malformed-request"
        ),
        (
            "POST /v1/resolve HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nabX\r\n", 400,
            "malformed-request"
        ),
    ]

    @Test func whatIsNoRequestIsAProblem() throws {
        let server = try RunningServer.shared.get()
        for (request, status, kind) in Self.refused {
            let shown = "\(request.prefix(120).debugDescription)"
            let answer = try server.answer(raw: request)
            #expect(answer.status == status, "\(shown)")
            #expect(answer.headers["content-type"] == "application/problem+json", "\(shown)")
            let problem = try answer.json
            #expect(problem["type"] as? String == "/api#\(kind)", "\(shown) \(answer.text)")
            #expect(problem["status"] as? Int == status, "\(shown)")
            #expect(!answer.text.contains("<script>"), "\(shown)")
        }
    }

    @Test(arguments: ["a", "a.b-c_d:8080", "a:", "127.0.0.1:1", "[::1]", "[::ffff:1.2.3.4]:65535"])
    func aHostMayHaveAPort(_ host: String) throws {
        let answer = try RunningServer.shared.get()
            .answer(raw: "GET /healthz HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
        #expect(answer.status == 200)
    }

    @Test(arguments: ["/..%2f..%2fetc/passwd", "/../../etc/passwd", "/%00", "/v1x", "//", "/etc/passwd"])
    func aPathThatIsNoneLeadsNowhere(_ path: String) throws {
        #expect(try RunningServer.shared.get().get(path).status == 404)
    }

    @Test func aRefusalComesBehindTheAnswersToTheRequestsBefore() throws {
        let client = try RawClient(try RunningServer.shared.get())
        client.send(Array("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\n\r\n".utf8))
        let text = String(decoding: client.receive(), as: UTF8.self)
        #expect(text.hasPrefix("HTTP/1.1 200 OK"))
        #expect(text.contains("ok\nHTTP/1.1 400 Bad Request"))
    }

    /// Another protocol is offered by clients that do well without it, and is not spoken here.
    @Test(arguments: [
        ("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n", 200),
        ("CONNECT / HTTP/1.1\r\nHost: a\r\n", 405), ("CONNECT a:443 HTTP/1.1\r\nHost: a\r\n", 400),
        ("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n", 200), ("GET /healthz HTTP/1.0\r\n", 200),
    ])
    func theLastRequestOfAConnectionIsAnsweredAndNothingElse(_ head: String, _ status: Int) throws {
        let client = try RawClient(try RunningServer.shared.get())
        client.send(Array((head + "\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n").utf8))
        let bytes = client.receive()
        let answer = try Answer(bytes)
        #expect(answer.status == status)
        #expect(answer.headers["connection"] == "close")
        #expect(String(decoding: bytes, as: UTF8.self).components(separatedBy: "HTTP/1.1 ").count == 2)
    }

    @Test func onlyTheLastAnswerClosesTheConnection() throws {
        let client = try RawClient(try RunningServer.shared.get())
        let request = "GET /v1/resolve?text=John+3:16 HTTP/1.1\r\nHost: a\r\n"
        client.send(Array((request + "\r\n" + request + "Connection: close\r\n\r\n").utf8))
        let answers = String(decoding: client.receive(), as: UTF8.self).components(separatedBy: "HTTP/1.1 200 OK")
        #expect(answers.map { $0.lowercased().contains("connection: close") } == [false, false, true])
    }

    @Test func theMethodsOfAPathAreNamed() throws {
        let server = try RunningServer.shared.get()
        #expect(try server.get("/v1/sites", method: "PUT").headers["allow"] == "GET, HEAD, OPTIONS")
        let answer = try server.get("/v1/resolve", method: "OPTIONS", headers: ["Origin: https://example.org"])
        #expect(answer.status == 204)
        #expect(answer.headers["access-control-allow-origin"] == "*")
        #expect(answer.headers["access-control-allow-methods"] == "GET, HEAD, POST, OPTIONS")
        #expect(answer.headers["access-control-expose-headers"] == "ETag, RateLimit, RateLimit-Policy, Retry-After")
    }

    @Test(arguments: ["/v1/resolve?url=Gen+1", "/v1/apps", "/api", "/healthz", "/v1/resolve"])
    func headIsGetWithoutTheBody(_ target: String) throws {
        let server = try RunningServer.shared.get()
        let head = try server.get(target, method: "HEAD")
        let get = try server.get(target)
        #expect(head.body.isEmpty)
        #expect(head.status == get.status)
        #expect(head.headers["content-length"] == "\(get.body.count)")
    }

    @Test func aClientWithTheAnswerGetsNothing() throws {
        let server = try RunningServer.shared.get()
        let answer = try server.get("/v1/resolve?url=Gen+1")
        let tag = try #require(answer.headers["etag"])
        #expect(answer.headers["cache-control"] == "private, max-age=300")
        for known in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
            let again = try server.get("/v1/resolve?url=Gen+1", headers: ["If-None-Match: \(known)"])
            #expect(again.status == 304)
            #expect(again.body.isEmpty)
        }
        #expect(try server.get("/v1/resolve?url=Gen+1", headers: ["If-None-Match: \"other\""]).status == 200)
    }

    @Test func aClientThatWaitsForItIsToldToSend() throws {
        let client = try RawClient(try RunningServer.shared.get())
        let head =
            "POST /v1/passage HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n"
        client.send(Array((head + "Gen 1").utf8))
        let text = String(decoding: client.receive(), as: UTF8.self)
        #expect(text.hasPrefix("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK"), "\(text.prefix(200))")
    }
}
