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
            var decoder = NIOHTTPDecoderLimitConfiguration()
            decoder.maxHeaderFieldSize = limits.head
            decoder.maxHeaderListSize = limits.head
            decoder.maxHeaderFieldCount = limits.fields
            let pipeline = channel.pipeline.syncOperations
            try pipeline.configureHTTPServerPipeline(
                withPipeliningAssistance: false, withErrorHandling: false, withOutboundHeaderValidation: false,
                withEncoderConfiguration: .init(), withDecoderLimitConfiguration: decoder)
            try pipeline.addHandler(RequestGate(limits, connections, metrics, limiter))
            try pipeline.addHandler(HTTPConnectionStateHandler(idleTimeout: limits.idle, logger: logger))
            return try NIOAsyncChannel(
                wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
        }
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
