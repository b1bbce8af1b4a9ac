import Bible
import Documents
import Foundation
import LinkEngine
import NativeEngine
import Testing

/// The endpoints of the running program.
@Suite struct EndpointTests {
    static let link = "https://www.biblegateway.com/passage/?search=John+3%3A16&version=ESV"
    static let encoded = "https%3A%2F%2Fwww.biblegateway.com%2Fpassage%2F%3Fsearch%3DJohn%2B3%253A16%26version%3DESV"

    @Test func aLinkIsResolvedAsByTheCommandLine() throws {
        let answer = try RunningServer.shared.get().get("/v1/resolve?url=\(Self.encoded)")
        var expected: [UInt8] = []
        let manifest = RunningServer.project.appending(path: "manifest.json").path
        Self.resolve(try Engine(manifestAt: manifest), Self.link).appendJSON(to: &expected)
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"] == "application/json")
        #expect(answer.text == String(decoding: expected, as: UTF8.self) + "\n")
    }

    @Test(arguments: [
        ("/v1/resolve?url=John+3:16&fields=passage", #"{"passage":{"passages":"[John.3.16]""#),
        ("/v1/resolve?url=John+3:16&app=logos&fields=openings", #"{"openings":[{"app":"logos""#),
        ("/v1/resolve?url=John+3:16&app=logos&fields=openings&encoded=1", #"{"openings":[{"app":"logos""#),
        ("/v1/resolve?text=geo:1,2&topics=places,general&fields=place", #"{"place":{"lat":"1""#),
        ("/v1/resolve?text=geo:1,2&topics=bible&fields=place,openings", #"{"openings":[]}"#),
        ("/v1/resolve?text=https://ref.ly/Jn3.16&topics=places&fields=passage", #"{"passage":null}"#),
        (
            "/v1/resolve?url=",
            #"{"input":"","url":"","passage":null,"openings":[],"findings":[{"severity":"error","message":"the line is empty""#
        ),
        ("/v1/resolve?url=%FF", #"{"input":"�""#),
        ("/v1/resolve?url=see+https://ref.ly/Jn3.16+there&fields=passage", #"{"passage":{"passages":"[John.3.16]""#),
        (
            "/v1/passage?text=John+3:16-18;+Gen+1",
            #"{"input":"John 3:16-18; Gen 1","passage":{"passages":"[John.3.16-John.3.18],[Gen.1]""#
        ),
        (
            "/v1/passage?text=Johannes+3,16&language=de",
            #"{"input":"Johannes 3,16","passage":{"passages":"[John.3.16]""#
        ),
        (
            "/v1/resolve?text=Joel+4,3&language=de&fields=passage",
            #"{"passage":{"passages":"[Joel.4.3]","translation":null,"versification":"Original""#
        ),
        (
            "/v1/resolve?text=Joel+4:3&versification=Original&fields=passage",
            #"{"passage":{"passages":"[Joel.4.3]","translation":null,"versification":"Original""#
        ),
        ("/v1/passage?text=John+33:16", #"{"input":"John 33:16","passage":null"#),
        (
            "/v1/find?text=See+John+3:16+and+Gen+1.",
            #"[{"passage":"John.3.16","text":"John 3:16","line":1,"column":5,"start":4,"end":13"#
        ),
        ("/v1/find?text=nothing", "[]\n"),
        (
            "/v1/rewrite?text=https://ref.ly/Jn3.16&to=common-scheme&format=text",
            #"{"document":"bible://?passages=%5BJohn.3.16%5D","links":[{"line":1"#
        ),
        (
            "/v1/rewrite?text=https://ref.ly/Jn3.16&to=WEB:bible-com&translation=esv&format=TEXT&references=True",
            #"{"document":"https://ref.ly/Jn3.16","links":[{"line":1"#
        ),
        (
            "/v1/rewrite?text=John+3:16&to=web:bible-com&translation=esv&format=text&references=1",
            #"{"document":"John 3:16 <https://www.bible.com/bible/59/JHN.3.16>","links":[{"line":1"#
        ),
        ("/v1/resolve?url=John+3:16&app=Logos&kinds=Passage&fields=Openings", #"{"openings":[{"app":"logos""#),
        ("/v1/rewrite?text=https://ref.ly/Jn3.16&to=Logos&format=text", #"{"document":"logosref:Bible.Jn3.16""#),
        ("/v1/sites", "[\n  {"), ("/v1/apps", "[\n  {"), ("/v1/schemes", "[\n  {"), ("/v1/apps?os=android", "["),
        ("/openapi.json", "{\n  \"openapi\": \"3.1.0\""), ("/api", "<!doctype html>"), ("/healthz", "ok\n"),
        ("/readyz", "ready\n"),
        ("/metrics", "# HELP lectern_requests_total"),
    ])
    func anAnswerBeginsWith(_ target: String, _ start: String) throws {
        let answer = try RunningServer.shared.get().get(target)
        #expect(answer.status == 200)
        #expect(answer.text.hasPrefix(start), "\(answer.text.prefix(300))")
    }

    @Test func linesAreAnsweredInTheirOrder() throws {
        let server = try RunningServer.shared.get()
        let lines = "\"John 3:16\"\n\"two\\nlines John 1\"\r\nnothing\n\nGen 1"
        let answer = try server.post("/v1/resolve?fields=input", Array(lines.utf8))
        #expect(answer.headers["content-type"] == "application/x-ndjson")
        #expect(
            answer.text == """
                {"input":"John 3:16"}
                {"input":"two\\nlines John 1"}
                {"input":"nothing"}
                {"input":""}
                {"input":"Gen 1"}

                """)
    }

    @Test func aClientMaySendAllBeforeItReads() throws {
        // More than the buffers of a connection hold, in few lines: each takes a busy machine its time.
        let line = Array("https://example.org/\(String(repeating: "x", count: 60_000))\n".utf8)
        let body = Array(repeating: line, count: 100).flatMap(\.self)
        let answer = try RunningServer.shared.get().post("/v1/resolve?fields=input", body)
        #expect(answer.status == 200)
        #expect(answer.body.count { $0 == 10 } == 100)
    }

    @Test(arguments: [
        (100_001, 1, "100000 lines"), (1_000_000, 20, "16777216 bytes"), (1, 65_537, "line 1 has 65537 bytes"),
    ])
    func whatIsTooLargeIsRefusedToAClientThatSendsAllBeforeItReads(_ count: Int, _ length: Int, _ detail: String) throws
    {
        let line = [UInt8](repeating: UInt8(ascii: "x"), count: length) + [10]
        let answer = try RunningServer.shared.get().post("/v1/resolve", Array((0..<count).map { _ in line }.joined()))
        #expect(answer.status == 413)
        #expect(answer.headers["content-type"] == "application/problem+json")
        #expect(answer.text.contains(detail), "\(answer.text)")
    }

    @Test func aDocumentIsRewritten() throws {
        let server = try RunningServer.shared.get()
        let document = Array("<p><a href=\"https://ref.ly/Jn3.16\">J</a>".utf8)
        let answer = try server.post("/v1/rewrite?to=common-scheme", type: "text/html; charset=utf-8", document)
        #expect(answer.headers["content-type"] == "text/html")
        #expect(answer.text == "<p><a href=\"bible://?passages=%5BJohn.3.16%5D\">J</a>")
        let report = try server.post("/v1/rewrite?to=common-scheme&report=1", type: "text/html", document).json
        #expect((report["links"] as? [[String: Any]])?.first?["outcome"] as? String == "rewritten")
    }

    @Test(arguments: ["/v1/find", "/v1/rewrite?to=logos"])
    func aDocumentThatIsTooLargeIsRefused(_ target: String) throws {
        let text = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20 + 1)
        let answer = try RunningServer.shared.get().post(target, type: "text/plain", text)
        #expect(answer.status == 413)
        #expect(answer.text.contains("1048576 bytes"))
    }

    @Test func theDescriptionSaysWhatIsNeededAndAnswered() throws {
        let server = try RunningServer(["--body-limit", "1000"])
        let paths = try #require(try server.get("/openapi.json").json["paths"] as? [String: Any])
        let post = try #require((paths["/v1/rewrite"] as? [String: Any])?["post"] as? [String: Any])
        let parameters = try #require(post["parameters"] as? [[String: Any]])
        #expect(parameters.filter { $0["required"] as? Bool == true }.map { $0["name"] as? String } == ["to"])
        #expect((post["description"] as? String)?.contains("1000 bytes") == true)
        let answer = (post["responses"] as? [String: Any])?["200"] as? [String: Any]
        #expect(
            (answer?["content"] as? [String: Any])?.keys.sorted()
                == ["application/json", "application/x-ndjson", "text/html", "text/markdown", "text/plain"])
    }

    /// The schemas are a file; what they name are values of types.
    @Test func theSchemasNameTheValuesOfTheProgram() throws {
        let description = try RunningServer.shared.get().get("/openapi.json").json
        let schemas = try #require((description["components"] as? [String: Any])?["schemas"] as? [String: Any])
        func values(_ schema: String, _ member: String) -> [String] {
            let members = (schemas[schema] as? [String: Any])?["properties"] as? [String: Any]
            return (members?[member] as? [String: Any])?["enum"] as? [String] ?? []
        }
        #expect(values("Opening", "kind") == Opening.Kind.allCases.map(\.rawValue))
        #expect(values("RewrittenLink", "outcome") == RewrittenLink.Outcome.allCases.map(\.rawValue))
        #expect(values("Site", "topic") == Topic.allCases.map(\.rawValue))
    }

    @Test func anAnswerMayBeLargerThanABody() throws {
        let server = try RunningServer(["--body-limit", "1000", "--document-time", "30"])
        let text = Array(repeating: "John+3:16", count: 400).joined(separator: "%0A")
        let answer = try server.get("/v1/find?text=\(text)")
        #expect(answer.status == 200)
        #expect(answer.text.utf8.count > 32_768)
    }

    private static func resolve(_ engine: Engine, _ link: String) -> Resolution { engine.resolve(link) }
}
