import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// The pipeline of a connection: HTTP/1.1, the gate, the idle timeout, the service.
struct ServiceChannel: ServerChildChannel, HTTPChannelHandler {
    typealias Value = NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>

    let responder: HTTPChannelHandler.Responder
    let limits: ConnectionLimits
    let connections: OpenConnections
    let metrics: Metrics
    let limiter: RateLimiter?

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            try Self.addHandlers(to: pipeline, RequestGate(limits, connections, metrics, limiter))
            try pipeline.addHandler(HTTPConnectionStateHandler(idleTimeout: limits.idle, logger: logger))
            return try NIOAsyncChannel(
                wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
        }
    }

    /// Adds HTTP/1.1 and the gate.
    static func addHandlers(to pipeline: ChannelPipeline.SynchronousOperations, _ gate: RequestGate) throws {
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderFieldSize = gate.limits.head
        limits.maxHeaderListSize = gate.limits.head
        limits.maxHeaderFieldCount = gate.limits.fields
        try pipeline.addHandler(HTTPResponseEncoder())
        // It keeps no more than the longest field and what was read at once.
        let decoder = ByteToMessageHandler(
            HTTPRequestDecoder(limitConfiguration: limits), maximumBufferSize: 2 * gate.limits.head)
        try pipeline.addHandler(decoder, name: RequestGate.decoder)
        try pipeline.addHandler(gate)
    }

    func handle(value: Value, logger: Logger) async { await handleHTTP(asyncChannel: value, logger: logger) }
}

extension HTTPServerBuilder {
    /// The connections of the service.
    static func service(_ parts: ServiceParts) -> HTTPServerBuilder {
        HTTPServerBuilder {
            ServiceChannel(
                responder: $0, limits: parts.configuration.connections, connections: parts.connections,
                metrics: parts.metrics, limiter: parts.configuration.proxyHeader == nil ? parts.limiter : nil)
        }
    }
}
