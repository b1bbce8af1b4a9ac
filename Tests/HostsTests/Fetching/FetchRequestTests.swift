import Requests
import Testing

@testable import Hosts

/// What is sent of a request.
struct FetchRequestTests {
    static func request(_ method: String = "GET", _ headers: KeyValuePairs<String, String> = [:]) -> FetchRequest {
        FetchRequest(
            method: method, url: "http://example.org/", headers: headers.map { HeaderField(name: $0, value: $1) },
            body: [1])
    }

    @Test func forbiddenFieldsAreLeftOut() throws {
        let request = Self.request(
            "POST",
            [
                "Accept": "text/html", "Cookie": "a=b", "host": "x", "Authorization": "Basic eA==", "X-Key": "1",
                "Proxy-Anything": "x", "SEC-fetch-site": "x", "Content-Length": "9", "Content-Type": "text/plain",
                "Transfer-Encoding": "chunked", "User-Agent": "x", "Referer": "x", "Connection": "keep-alive",
            ])
        #expect(try request.sanitized().headers.map(\.name) == ["Accept", "X-Key", "Content-Type"])
        #expect(try request.sanitized().body == [1])
        #expect(try Self.request("HEAD").sanitized().body == [])
    }

    @Test(arguments: [
        ("X\r\nY", "1"), ("X", "1\r\nCookie: a"), ("X", "\u{0}"), ("", "1"), ("a b", "1"), ("é", "1"), ("a:b", ""),
    ])
    func invalidFieldsAreRefused(name: String, value: String) {
        #expect(throws: FetchError(.malformed, "a header field is not valid")) {
            try Self.request("GET", [name: value]).sanitized()
        }
    }

    @Test(arguments: ["PUT", "DELETE", "TRACE", "CONNECT", "get", "GET /x HTTP/1.1\r\n", ""])
    func otherMethodsAreRefused(method: String) {
        #expect(throws: FetchError(.notAllowed, "only GET, HEAD and POST requests are made")) {
            try Self.request(method).sanitized()
        }
    }

    @Test func largeRequestsAreRefused() {
        var request = Self.request("POST")
        request.body = [UInt8](repeating: 0, count: 1 << 20 + 1)
        #expect(throws: FetchError.self) { try request.sanitized() }
        #expect(throws: FetchError.self) {
            try Self.request("GET", ["X": String(repeating: "x", count: 1 << 14)]).sanitized()
        }
    }

    @Test(arguments: [
        ("GET", 301, "GET"), ("GET", 303, "GET"), ("HEAD", 303, "HEAD"), ("HEAD", 308, "HEAD"), ("POST", 301, "GET"),
        ("POST", 302, "GET"), ("POST", 303, "GET"), ("POST", 307, "POST"), ("POST", 308, "POST"),
    ])
    func redirectsKeepOrChangeTheMethod(method: String, status: Int, expected: String) throws {
        let request = Self.request(method, ["Content-Type": "text/plain", "X-Key": "1"])
        let next = try request.redirected(status: status, to: "http://example.org/next", hasSameOrigin: true)
        #expect(next.method == expected)
        #expect(next.headers.count == (method == expected ? 2 : 1))
        #expect(next.url == "http://example.org/next")
    }

    @Test func nothingOfTheCallerGoesToAnotherOrigin() throws {
        let request = Self.request("GET", ["X-Key": "1"])
        #expect(try request.redirected(status: 302, to: "http://x/", hasSameOrigin: false).headers == [])
        #expect(throws: FetchError(.refusedURL, "a POST request is not redirected to another origin")) {
            try Self.request("POST").redirected(status: 307, to: "http://x/", hasSameOrigin: false)
        }
    }
}
