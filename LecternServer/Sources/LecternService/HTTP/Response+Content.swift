import HTTPTypes
import HummingbirdCore
import NIOCore
import Text

extension Response {
    init(status: Int = 200, type: String, _ bytes: [UInt8]) {
        self.init(
            status: .init(code: status), headers: [.contentType: type, .xContentTypeOptions: "nosniff"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    init(status: Int = 200, type: String, _ text: String) { self.init(status: status, type: type, Array(text.utf8)) }

    /// An answer that may be large: its memory is counted until it is sent.
    ///
    /// - Throws: `Problem` if it is too large, or all bodies and answers together are.
    init(
        type: String, _ bytes: [UInt8], _ limits: ServiceLimits, _ budget: BodyBudget, for client: ClientAddress
    ) throws(Problem) {
        self.init(type: type, ResponseBody(try CountedBytes(bytes, budget, for: client), within: limits.time))
    }

    init(type: String, _ body: ResponseBody) {
        self.init(status: .ok, headers: [.contentType: type, .xContentTypeOptions: "nosniff"], body: body)
    }

    /// Problem details.
    init(_ problem: Problem) {
        self.init(status: problem.kind.status, type: Problem.mediaType, problem.json.line + "\n")
        headers[.cacheControl] = "no-store"
        for header in problem.headers {
            if let name = HTTPField.Name(header.name) { headers[name] = header.value }
        }
    }
}

extension HTTPField.Name {
    private static func known(_ name: String) -> HTTPField.Name { HTTPField.Name(name) ?? .server }

    /// `RateLimit` of the IETF's draft.
    static let rateLimit = known("RateLimit")
    /// `RateLimit-Policy` of the IETF's draft.
    static let rateLimitPolicy = known("RateLimit-Policy")
}
