import Hosts
import Requests
import Testing
import Text

@testable import LinkEngine

/// Headers as actions see them, and the order in which rules with and without them are tried.
@Suite struct PageHeadersTests {
    static func fields(_ pairs: [(String, String)]) -> [HeaderField] {
        pairs.map { HeaderField(name: $0.0, value: $0.1) }
    }

    @Test(arguments: [
        ([], "{}"),
        ([("Server", "Mastodon"), ("x-A", "1")], #"{"Server":"Mastodon","x-A":"1"}"#),
        ([("Via", "a"), ("X", "1"), ("via", "b")], #"{"Via":"a, b","X":"1"}"#),
        ([("Set-Cookie", "a=1"), ("set-cookie", "b=2"), ("X", "1")], #"{"X":"1"}"#),
        ([("Set-Cookie", "a=1; path=/")], #"{"Set-Cookie":"a=1; path=/"}"#),
        ([("X", "\"\\\n")], #"{"X":"\"\\\n"}"#),
    ])
    func theyAreOneLineOfJSON(pairs: [(String, String)], json: String) {
        #expect(Self.fields(pairs).json == json)
    }

    static let files: [(text: String, fields: [(String, String)])] = [
        (#"{ "A": "1", "b": ["2", "3"] }"#, [("A", "1"), ("b", "2"), ("b", "3")]),
        ("A: 1\nB:2", [("A", "1"), ("B", "2")]),
        ("HTTP/1.1 200 OK\r\nA:  1 \r\nB: x:y\r\n\r\n", [("A", "1"), ("B", "x:y")]),
        ("HTTP/2 301\r\nlocation: /\r\n\r\nHTTP/2 200\r\nserver: a\r\n\r\n", [("server", "a")]),
        ("HTTP/1.1 200 OK\nA: 1\n\n<html>\nnot a header\n", [("A", "1")]),
        ("A: 1\n folded\nB: 2", [("A", "1 folded"), ("B", "2")]),
        ("HTTP/1.1 200 OK\n\n", []), ("{}", []), ("\n\nA: \n", [("A", "")]),
    ]

    @Test(arguments: files) func filesAreRead(text: String, fields: [(String, String)]) throws {
        #expect(try HeaderFile.fields(of: SourceFile(path: "h", bytes: Array(text.utf8))) == Self.fields(fields))
    }

    @Test(arguments: [
        ("", 0, "there are no headers"), (" \n", 0, "there are no headers"),
        ("[]", 1, "found an array where an object"),
        (#"{"A": 1}"#, 7, #""A" is a number"#), (#"{"A": ["b", 1]}"#, 7, #""A" is an array"#),
        (#"{"A": "b""#, 1, "not JSON"), ("A: b\nc", 1, "it has no colon"), ("A: b\nc d: e", 2, "the name"),
        (": e", 1, "the name"), ("GET / HTTP/1.1\nHost: a", 1, "it has no colon"),
    ])
    func whatIsWrongWithFilesIsLocated(text: String, column: Int, message: String) {
        #expect(throws: Finding.self) {
            do {
                _ = try HeaderFile.fields(of: SourceFile(path: "h", bytes: Array(text.utf8)))
            } catch let error as Finding {
                #expect(error.message.contains(message))
                #expect(error.location?.position.column ?? 0 == column)
                throw error
            }
        }
    }

    /// `a` opens every link of `a.test`, `h` those of servers named H, `k` the links of `k.test`.
    static let rules = #"""
        { "$schema": "s", "redirects": { "^https://w\\.test/": { "param": "u" } },
          "actions": [
            { "title": "H", "headers": true, "regex": "^https?://([^/\n]+)/.*$\\n^.*\"server\":\"H\".*$", "formats": [
              { "app": { "identifier": "h", "name": "H", "scheme": "h" }, "format": "h:$1" }] },
            { "title": "A", "regex": "^https://a\\.test/.*$", "formats": [
              { "app": { "identifier": "a", "name": "A", "scheme": "a" }, "format": "a:1" }] },
            { "title": "K", "headers": true, "regex": "^https://k\\.test/(?:x|\\n.*)", "formats": [
              { "app": { "identifier": "k", "name": "K", "scheme": "k" }, "template": "k:{?url}" }] }],
          "browsers": [{ "identifier": "b", "name": "B", "scheme": "b", "regex": "^https?(.*)$", "format": "b$1" }] }
        """#
    static let server = [HeaderField(name: "server", value: "H")]

    static func engine(_ network: Network = .off, requestsAnyLink: Bool = true) -> Engine {
        let manifest = Manifest(files: [SourceFile(path: "m.json", bytes: Array(rules.utf8))])
        #expect(manifest.findings == [])
        return Engine(
            manifest: manifest, scripts: .off, network: network, requestsAnyLink: requestsAnyLink)
    }

    @Test(arguments: [
        ("https://x.test/", nil, ["b://x.test/"]),
        ("https://x.test/", [], ["b://x.test/"]),
        ("https://x.test/", server, ["h:x.test", "b://x.test/"]),
        ("https://a.test/", server, ["h:a.test", "a:1", "b://a.test/"]),
        // Without headers, the regex sees the link alone.
        ("https://k.test/x", nil, ["k:?url=https%3A%2F%2Fk.test%2Fx", "b://k.test/x"]),
        ("https://k.test/", nil, ["b://k.test/"]),
        ("https://k.test/", [], ["k:?url=https%3A%2F%2Fk.test%2F", "b://k.test/"]),
        ("https://w.test/?u=https://x.test/", server, ["h:x.test", "b://x.test/"]),
    ])
    func givenHeadersAreLookedAt(link: String, headers: [HeaderField]?, urls: [String]) {
        #expect(Self.engine().resolve(link, headers: headers).openings.map(\.url) == urls)
    }

    @Test func tooLongHeadersAreNotLookedAt() {
        let headers = Self.server + [HeaderField(name: "x", value: String(repeating: "x", count: 70_000))]
        let resolution = Self.engine().resolve("https://x.test/", headers: headers)
        #expect(resolution.openings.map(\.app) == ["b"])
        #expect(resolution.findings.count == 1)
    }

    static let head = FetchResponse(status: 200, url: "https://x.test/", headers: server)
    static let redirected = FetchResponse(
        status: 200, url: "https://x.test/", headers: server,
        redirects: [.init(url: "https://y.test/", status: 302)])
    static let notFollowed = FetchResponse(
        status: 302, url: "https://y.test/", headers: server + [HeaderField(name: "Location", value: "http://x.test/")])

    @Test(arguments: [
        ("https://x.test/", ["HEAD https://x.test/": head], ["h:x.test", "b://x.test/"], ["HEAD https://x.test/"]),
        (
            "https://x.test/",
            ["HEAD https://x.test/": FetchResponse(status: 501, url: "https://x.test/"), "GET https://x.test/": head],
            ["h:x.test", "b://x.test/"], ["HEAD https://x.test/", "GET https://x.test/"]
        ),
        // The rules are applied to the page that the server redirects to.
        (
            "https://y.test/", ["HEAD https://y.test/": redirected], ["h:x.test", "b://x.test/"],
            ["HEAD https://y.test/"]
        ),
        (
            "https://y.test/",
            [
                "HEAD https://y.test/": FetchResponse(
                    status: 200, url: "https://w.test/?u=https://a.test/", headers: server,
                    redirects: [.init(url: "https://y.test/", status: 302)])
            ],
            ["a:1", "b://a.test/"], ["HEAD https://y.test/"]
        ),
        // The headers of a redirect are not those of the page that it leads to.
        ("https://y.test/", ["HEAD https://y.test/": notFollowed], ["b://x.test/"], ["HEAD https://y.test/"]),
        ("https://x.test/", [:], ["b://x.test/"], ["HEAD https://x.test/"]),
        // What a rule opens is not asked for.
        ("https://a.test/", [:], ["a:1", "b://a.test/"], []),
        ("x.test/", [:], [], []),
    ])
    func headersAreRequestedWhereNothingOpens(
        link: String, answers: [String: FetchResponse], urls: [String], requests: [String]
    ) {
        let network = CannedNetwork(answers)
        let resolution = Self.engine(network.network).resolve(link)
        #expect(resolution.openings.map(\.url) == urls)
        #expect(network.requests == requests.map { $0 + " and on" })
    }

    @Test func noLinkIsRequestedUnlessAllAre() {
        let network = CannedNetwork([:])
        _ = Self.engine(network.network, requestsAnyLink: false).resolve("https://x.test/")
        _ = Self.engine(network.network).resolve("https://x.test/", headers: [])
        #expect(network.requests == [])
    }
}

/// All requests for one link have common bounds.
@Suite struct RequestBudgetTests {
    private let network = CannedNetwork(["GET a": FetchResponse(status: 200, url: "a")])

    @Test func itEndsWithTheNumberOfRequests() throws {
        let limited = RequestBudget(requests: 2).limiting(network.network)
        func status() throws -> Int {
            try limited.perform(FetchRequest(url: "a"), within: .seconds(1)).result.get().status
        }
        for _ in 0..<2 { #expect(try status() == 200) }
        #expect(throws: FetchError(.requestLimit, "more than 2 requests for one link")) { try status() }
        #expect(network.requests.count == 2)
    }

    @Test func itEndsWithItsTime() {
        let limited = RequestBudget(time: .zero).limiting(network.network)
        #expect(limited.perform(FetchRequest(url: "a"), within: .seconds(1)).failure?.kind == .timeLimit)
        #expect(network.requests == [])
    }
}
