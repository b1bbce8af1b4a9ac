import HummingbirdCore
import NIOCore

extension ResponseBody {
    /// How many bytes of an answer are sent at once.
    static let chunkSize = 1 << 15

    /// A body that is sent in parts, each when the client has read most of those before: a client that does not read leaves
    /// little in memory but the bytes themselves, which `share` counts.
    init(_ bytes: ByteBuffer, within time: Duration, counted share: BodyBudget.Share? = nil) {
        guard bytes.readableBytes > Self.chunkSize else {
            self.init(byteBuffer: bytes)
            return
        }
        self.init(contentLength: bytes.readableBytes) { writer in
            var rest = bytes
            let end = ContinuousClock.now + time
            while let part = rest.readSlice(length: min(Self.chunkSize, rest.readableBytes)), part.readableBytes > 0 {
                guard ContinuousClock.now < end else { throw ChannelError.ioOnClosedChannel }
                try await writer.write(part)
            }
            try await writer.finish(nil)
            withExtendedLifetime(share) {}
        }
    }
}
