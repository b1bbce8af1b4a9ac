import Testing

/// What a browser gets where a request is refused.
@Suite struct ProblemPageTests {
    private static let browser = [
        "Accept: text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Language: de-AT,de;q=0.9",
    ]

    /// Method, target, status and the heading of the page.
    static let refused = [
        ("POST", "/John.3.16", 405, "So lässt sich diese Seite nicht verwenden"),
        ("DELETE", "/", 405, "So lässt sich diese Seite nicht verwenden"),
        ("PUT", "/api", 405, "So lässt sich diese Seite nicht verwenden"),
        ("GET", "/v1/nothing", 404, "Diese Seite oder Bibelstelle gibt es nicht"),
        ("GET", "/api/nothing", 404, "Diese Seite oder Bibelstelle gibt es nicht"),
    ]

    @Test(arguments: refused)
    func aBrowserGetsAPageInItsLanguage(method: String, target: String, status: Int, heading: String) throws {
        let server = try RunningServer.shared.get()
        let answer = try server.get(target, method: method, headers: Self.browser)
        #expect(answer.status == status)
        #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
        #expect(answer.headers["content-security-policy"]?.hasPrefix("default-src 'none'") == true)
        #expect(answer.headers["cache-control"] == "no-store")
        #expect((answer.headers["allow"] != nil) == (status == 405))
        #expect(answer.text.contains("<html lang=\"de\">") && answer.text.contains("<h1>\(heading)</h1>"))
        for accept in [["Accept: application/json"], ["Accept: */*"], []] {
            let answer = try server.get(target, method: method, headers: accept)
            #expect(answer.status == status)
            #expect(answer.headers["content-type"] == "application/problem+json", "\(accept)")
        }
    }

    /// A text that takes seconds to read would keep threads from all other clients.
    @Test(arguments: ["/?q=", "/share?text=", "/share?x=", "/"])
    func aTextLongerThanTheFieldTakesIsRefused(target: String) throws {
        let text = String(repeating: "Jon+3:16+Mathew+5+", count: 445)
        let answer = try RunningServer.shared.get().get(target + text, headers: Self.browser)
        #expect(answer.status == 413)
        #expect(answer.text.contains("<html lang=\"de\">"))
        let short = try RunningServer.shared.get().get(target + text.prefix(7_800), headers: Self.browser)
        #expect(short.status == (target == "/" ? 404 : 200))
    }

    @Test(arguments: ["/v1/resolve", "/v1/passage?language=x", "/v1/sites?x=y"])
    func theAPIAnswersABrowserAsAnyProgram(target: String) throws {
        let answer = try RunningServer.shared.get().get(target, headers: Self.browser)
        #expect(answer.status == 400)
        #expect(answer.headers["content-type"] == "application/problem+json")
    }

    @Test func aBrowserThatAsksTooOftenGetsAPage() throws {
        let server = try RunningServer(["--rate-limit", "0.05", "--burst", "1"])
        #expect(try server.get("/", headers: Self.browser).status == 200)
        let answer = try server.get("/John.3.16", headers: Self.browser)
        #expect(answer.status == 429)
        let seconds = try #require(answer.headers["retry-after"].flatMap { Int($0) })
        #expect((1...20).contains(seconds))
        #expect(answer.text.contains("Bitte versuche es in \(seconds) Sekunde"))
        let other = try server.get("/John.3.16")
        #expect(other.status == 429 && other.headers["content-type"] == "application/problem+json")
        #expect(try server.get("/John.3.16", method: "HEAD", headers: Self.browser).body.isEmpty)
    }
}
