import Hosts
import Requests
import Synchronization
import Testing

/// The limits of the requests of one script.
struct RequestLimitTests {
    /// A network that counts.
    final class CountingNetwork: Responder {
        let count = Mutex(0)
        let body: [UInt8]

        init(body: [UInt8] = Array("ok".utf8)) { self.body = body }

        func response(to request: FetchRequest, within time: Duration) throws(FetchError) -> FetchResponse {
            count.withLock { $0 += 1 }
            return FetchResponse(status: 200, url: request.url, body: body)
        }
    }

    static let tooMany = "a script may make 10 requests"

    /// However many requests a script makes, ten are performed, and one more is recorded with its failure.
    @Test(arguments: [
        ("for (var i = 0; i < 10000; i++) if (httpRequest(url + i) === 'ok') n++; c('' + n)", "10"),
        (
            "var left = 1000; function done() { if (this.status === 200) n++; if (--left === 0) c('' + n) }"
                + "for (var i = 0; i < 1000; i++) { var x = new XMLHttpRequest(); x.onloadend = done; x.open('GET', url + i); x.send() }",
            "10"
        ),
        ("for (var i = 0; i < 10; i++) if (httpRequest(url) === 'ok') n++; c('' + n)", "10"),
    ])
    func aScriptGetsTenRequests(body: String, outcome: String) {
        let network = CountingNetwork()
        let run = RequestTests.run("var n = 0; \(body)", on: network.network)
        #expect(run.value == outcome)
        #expect(network.count.withLock { $0 } == 10)
        let failures = run.requests.compactMap(\.failure)
        #expect(run.requests.count == 10 + failures.count)
        #expect(failures.map(\.message) == (body.contains("1000") ? [Self.tooMany] : []))
    }

    @Test(arguments: [
        ("'https://example.org/' + 'x'.repeat(2e6)", FetchError.Kind.sizeLimit),
        ("'https://example.org/' + 'é'.repeat(3e5)", .sizeLimit),
    ])
    func aRequestThatIsTooLongIsNotSent(url: String, kind: FetchError.Kind) throws {
        let network = CountingNetwork()
        let run = RequestTests.run("c('' + httpRequest(\(url)))", on: network.network)
        #expect(run.value == "null")
        #expect(network.count.withLock { $0 } == 0)
        #expect(run.requests.compactMap { $0.failure?.kind } == [kind])
        #expect(try #require(run.requests.first).request.url.count <= 200)
    }

    /// The largest responses that there can be, as many as there can be, in every form that a script can keep.
    @Test(arguments: [UInt8(ascii: "x"), 0xE9])
    func tenLargeResponsesAreWithinTheMemory(byte: UInt8) {
        let network = CountingNetwork(body: Array(repeating: byte, count: FetchLimits().size))
        let run = RequestTests.run(
            "var all = []; for (var i = 0; i < 10; i++) all.push(httpRequest(url + i)); c('' + all.join('').length)",
            on: network.network)
        #expect(run.value == "\(10 * FetchLimits().size)")
    }

    @Test func aCompletedScriptAsksForNothing() {
        let network = CountingNetwork()
        let run = RequestTests.run("c('x'); for (var i = 0; i < 100; i++) httpRequest(url)", on: network.network)
        #expect(run == ScriptRun(result: .value("x")))
        #expect(network.count.withLock { $0 } == 0)
    }

    /// Requests are given what is left of the script's time.
    @Test func theTimeOfAScriptIsThatOfItsRequests() throws {
        let times = Mutex<[Duration]>([])
        let network = ScriptedNetwork { request, time in
            times.withLock { $0.append(time) }
            return FetchResponse(status: 200, url: request.url)
        }
        let run = RequestTests.run(
            "httpRequest(url); httpRequest(url); var x = new XMLHttpRequest(); x.timeout = 5; x.open('GET', url, false); x.send(); c('x')",
            on: network.network)
        #expect(run.value == "x")
        let all = times.withLock { $0 }
        #expect(all.count == 3)
        #expect(all[0] <= ScriptLimits().time && all[0] > .seconds(5))
        #expect(all[1] < all[0])
        #expect(all[2] == .milliseconds(5))
    }

    @Test func otherMethodsAreRefused() {
        let network = CountingNetwork()
        let run = RequestTests.run(
            "var x = new XMLHttpRequest(); x.open('DELETE', url); x.onloadend = function () { c('' + x.status) }; x.send()",
            on: network.network)
        #expect(run.value == "0")
        #expect(run.requests.compactMap(\.failure?.message) == ["only GET, HEAD and POST requests are made"])
        #expect(network.count.withLock { $0 } == 0)
    }
}
