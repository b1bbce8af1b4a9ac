import HTTPTypes
import HummingbirdCore
import JSONText
import NIOCore

extension Response {
    /// An answer of bytes.
    init(status: Int = 200, type: String, _ bytes: [UInt8]) {
        self.init(
            status: .init(code: status), headers: [.contentType: type, .xContentTypeOptions: "nosniff"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// An answer of text.
    init(status: Int = 200, type: String, _ text: String) { self.init(status: status, type: type, Array(text.utf8)) }

    /// An answer of JSON.
    init(json bytes: [UInt8]) { self.init(type: "application/json", bytes) }

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
