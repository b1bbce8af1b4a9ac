import Foundation
import HTTPTypes
import LecternService
import Logging
import NIOHTTP1

/// The way in of the service for strangers: a request of any bytes, for fuzzers and for the tests that read what they kept.
public struct ServiceEntrance: Sendable {
    private let service: LecternService

    /// A service with the built-in rules.
    ///
    /// - Throws: The error of the loader if there are none.
    public init() throws {
        let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let rules = try RuleLoader(sources: [.manifest(project.appending(path: "manifest.json").path)])
            .load(checks: false)
        service = LecternService(
            ServiceConfiguration(), rules: rules, logger: Logger(label: "fuzz") { _ in SwiftLogNoOpLogHandler() })
    }

    /// Answers a request: a line with method and target, lines of fields, an empty line and the body.
    ///
    /// - Returns: The status; nil where the connection would be closed without an answer.
    public func status(of bytes: [UInt8]) async -> Int? {
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let head = lines.prefix { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
        let start = (head.first ?? "").split(separator: " ", maxSplits: 1).map(String.init)
        let fields = head.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
        }
        let request = HTTPRequestHead(
            version: .http1_1, method: HTTPMethod(rawValue: start.first ?? "GET"),
            uri: start.count > 1 ? start[1] : "/",
            headers: HTTPHeaders([("host", "localhost")] + fields))
        let body = Array(lines.dropFirst(head.count + 1).joined(separator: [0x0A]))
        return (try? await service.answer(request, body: body))?.head.status.code
    }
}
