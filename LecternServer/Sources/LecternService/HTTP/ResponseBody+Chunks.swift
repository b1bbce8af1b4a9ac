import HummingbirdCore
import NIOCore

extension ResponseBody {
    /// How many bytes of an answer are sent at once.
    static let chunkSize = 1 << 15

    /// A body that is sent within a time.
    init(_ bytes: CountedBytes, within time: Duration) {
        guard bytes.buffer.readableBytes > Self.chunkSize else {
            self.init(byteBuffer: bytes.buffer)
            return
        }
        self.init(contentLength: bytes.buffer.readableBytes) { writer in
            try await writer.write(bytes, until: .now + time)
            try await writer.finish(nil)
        }
    }
}

extension ResponseBodyWriter {
    /// Sends bytes in parts, each when the client has read most of those before: a client that does not read leaves little in
    /// memory but the bytes themselves, which are counted.
    @concurrent
    mutating func write(_ bytes: CountedBytes, until end: ContinuousClock.Instant) async throws {
        var rest = bytes.buffer
        while let part = rest.readSlice(length: min(ResponseBody.chunkSize, rest.readableBytes)), part.readableBytes > 0
        {
            guard ContinuousClock.now < end else { throw ChannelError.ioOnClosedChannel }
            try await write(part)
        }
        withExtendedLifetime(bytes) {}
    }
}

/// Bytes that are to be sent, and the share of the memory for answers that they have until they are.
struct CountedBytes: Sendable {
    let buffer: ByteBuffer
    private let share: BodyBudget.Share?

    /// Bytes that many answers share.
    init(shared buffer: ByteBuffer) {
        self.buffer = buffer
        share = nil
    }

    /// The bytes of one answer, which may be large.
    ///
    /// - Throws: `Problem` if it is too large, or all bodies and answers together are.
    init(_ bytes: [UInt8], _ budget: BodyBudget, for client: ClientAddress) throws(Problem) {
        var share: BodyBudget.Share?
        if bytes.count > ResponseBody.chunkSize {
            guard bytes.count <= budget.total else {
                throw Problem(.tooLarge, "the answer would have \(bytes.count) bytes; send the text in parts")
            }
            share = budget.share(of: client)
            guard share?.take(bytes.count) == true else { throw Problem.busy("too many large answers at once") }
        }
        self.share = share
        buffer = ByteBuffer(bytes: bytes)
    }
}
