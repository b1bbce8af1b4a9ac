import Foundation
import HTTPTypes
import LinkEngine
import Logging
import NIOHTTP1
import Testing
import Text

@testable import LecternService

/// Answers without a connection, as fuzzers ask for them.
@Suite struct AnswerTests {
    private static func service(bodies: Int? = nil) throws -> LecternService {
        let manifest = RunningServer.project.appending(path: "manifest.json").path
        let rules = try RuleLoader(sources: [.manifest(manifest)]).load(checks: false)
        var configuration = ServiceConfiguration()
        configuration.limits.documentTime = .seconds(1_000)
        if let bodies { configuration.limits.bodies = bodies }
        return LecternService(configuration, rules: rules, logger: Logger(label: "test"))
    }

    @Test func requestsAreAnsweredWithoutAConnection() async throws {
        let service = try Self.service()
        let rows: [(HTTPMethod, String, [(String, String)], String, Int, String)] = [
            (
                .GET, "/v1/resolve?text=John+3:16&fields=passage", [("host", "a")], "", 200,
                "{\"passage\":{\"passages\":\"[John.3.16]\""
            ),
            (.GET, "/v1/resolve?url=John+3:16&fields=input", [("host", "a")], "", 200, "{\"input\":\"John 3:16\"}\n"),
            (.GET, "/v1/resolve?url=a&text=b", [("host", "a")], "", 400, "{\"type\":\"/api#parameter\""),
            (.GET, "/v1/find", [], "", 400, "{\"type\":\"/api#host\""),
            (.POST, "/v1/passage", [("host", "a")], "Gen 1\nEx 2\n", 200, "{\"input\":\"Gen 1\""),
            (
                .POST, "/v1/find", [("host", "a"), ("content-type", "text/plain")], "John 3:16", 200,
                "[{\"passage\":\"John.3.16\""
            ),
            (
                .POST, "/v1/find", [("host", "a"), ("content-encoding", "br")], "x", 415,
                "{\"type\":\"/api#media-type\""
            ),
            (
                .POST, "/v1/find", [("host", "a"), ("content-type", "text/plain; charset=\"UTF-16\"")], "x", 415,
                "{\"type\":\"/api#media-type\""
            ),
            (
                .POST, "/v1/find", [("host", "a"), ("content-type", "text/plain; charset=UTF-8")], "John 3:16", 200,
                "[{\"passage\":\"John.3.16\""
            ),
            (
                .POST, "/v1/rewrite?to=logos", [("host", "a"), ("content-type", "text/plain")], "a\0b", 415,
                "{\"type\":\"/api#media-type\""
            ),
            (
                .POST, "/v1/find", [("host", "a"), ("content-length", "9223372036854775808")], "x", 413,
                "{\"type\":\"/api#too-large\""
            ),
        ]
        for (method, target, headers, body, status, start) in rows {
            let head = HTTPRequestHead(version: .http1_1, method: method, uri: target, headers: HTTPHeaders(headers))
            let answer = try await service.answer(head, body: Array(body.utf8))
            #expect(answer.head.status.code == status, "\(target)")
            #expect(String(decoding: answer.body, as: UTF8.self).hasPrefix(start), "\(target)")
        }
    }

    /// The memory for answers is counted, whatever makes them: a small input may have a large answer.
    @Test(arguments: [
        ("/v1/find", "application/x-ndjson", 200, "; send the rest again"),
        ("/v1/find", "text/plain", 413, "the answer would have"),
        ("/v1/rewrite?to=logos&references=1&report=1", "text/plain", 413, "the answer would have"),
        ("/?q=", nil, 413, "the answer would have"),
    ])
    func anAnswerMayNotTakeMoreMemoryThanThereIs(
        _ target: String, _ type: String?, _ status: Int, _ detail: String
    )
        async throws
    {
        let service = try Self.service(bodies: 100_000)
        let text = String(repeating: "John 3:16; ", count: 2_000)
        let link = "https%3A//citymapper.com/directions%3Fendcoord%3D40.6,-73.9%26endname%3D"
        let answer =
            if let type {
                try await service.answer(
                    HTTPRequestHead(
                        version: .http1_1, method: .POST, uri: target, headers: ["host": "a", "content-type": type]),
                    body: Array((type == "text/plain" ? text : "\"John 3:16\"\n\"\(text)\"\n").utf8))
            } else {
                try await service.answer(
                    HTTPRequestHead(
                        version: .http1_1, method: .GET, uri: target + link + String(repeating: "%22", count: 7_000),
                        headers: ["host": "a"]))
            }
        #expect(answer.head.status.code == status)
        let end = String(decoding: answer.body, as: UTF8.self).suffix(300)
        #expect(end.contains(detail), "\(end)")
    }

    /// The time for a document is also that for its answer.
    @Test func anArrayEndsWithItsTime() {
        let time = WorkTime()
        var made = 0
        let items = (1...100).lazy.map { number in
            made = number
            if number == 9 { time.cancel(.stopping) }
            return JSONOutput.int(number)
        }
        var output: [UInt8] = []
        #expect(throws: Problem.stopping) { try output.appendArray(items, time) }
        #expect(made == 9)
        #expect(output == Array("[1,2,3,4,5,6,7,8".utf8))
    }

    /// Where the lines of a body are takes more memory than short lines.
    @Test func theLinesOfABodyAreCounted() async throws {
        let head = HTTPRequestHead(
            version: .http1_1, method: .POST, uri: "/v1/resolve", headers: ["host": "a", "content-type": "text/plain"])
        let answer = try await Self.service(bodies: 100_000).answer(head, body: Array(repeating: 10, count: 10_000))
        #expect(answer.head.status.code == 503)
    }
}
