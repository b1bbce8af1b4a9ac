public import HTTPTypes
import HummingbirdCore
import NIOCore
public import NIOHTTP1
import Synchronization

extension LecternService {
    /// Answers a request as a connection does, without one.
    ///
    /// - Parameters:
    ///   - head: the head of the request.
    ///   - body: all of its body.
    public func answer(
        _ head: HTTPRequestHead, body: [UInt8] = []
    ) async throws -> (head: HTTPResponse, body: [UInt8]) {
        let response = try await response(head, body)
        let writer = CollectingWriter()
        try await response.body.write(writer)
        return (HTTPResponse(status: response.status, headerFields: response.headers), writer.bytes.withLock { $0 })
    }

    private func response(_ head: HTTPRequestHead, _ body: [UInt8]) async throws -> Response {
        let request: HTTPRequest
        do throws(Problem) { request = try RequestGate.request(head) } catch { return Response(error) }
        let bytes = RequestBody(buffer: ByteBuffer(bytes: body))
        return try await ServiceResponder(parts).respond(
            to: Request(head: request, body: bytes), context: ServiceContext())
    }
}

/// Keeps a body that is written.
private final class CollectingWriter: ResponseBodyWriter, Sendable {
    let bytes = Mutex<[UInt8]>([])

    func write(_ buffer: ByteBuffer) { bytes.withLock { $0 += buffer.readableBytesView } }

    func finish(_: HTTPFields?) {}
}
