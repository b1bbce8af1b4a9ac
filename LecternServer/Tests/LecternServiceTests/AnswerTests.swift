import Foundation
import HTTPTypes
import LinkEngine
import Logging
import NIOHTTP1
import Testing

@testable import LecternService

/// Answers without a connection, as fuzzers ask for them.
@Suite struct AnswerTests {
    private static func service() throws -> LecternService {
        let manifest = RunningServer.project.appending(path: "manifest.json").path
        let rules = try RuleLoader(sources: [.manifest(manifest)]).load(checks: false)
        return LecternService(ServiceConfiguration(), rules: rules, logger: Logger(label: "test"))
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
}
