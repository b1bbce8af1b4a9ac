import HTTPTypes
import JSONText
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import Synchronization

/// Stands between a connection and the service: it answers what is not a request, so that the service sees only what is
/// one, ends what takes too long, and translates the parts of HTTP/1.1 into those of any HTTP.
final class RequestGate: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// How long a connection stays open behind a refusal, so that the client can read it.
    private static let lingering = TimeAmount.seconds(2)

    private let limits: ConnectionLimits
    private let connections: OpenConnections
    private let metrics: Metrics
    private var entry: OpenConnections.Entry?
    private var exchange = Exchange()
    /// Ends a body that takes too long, then a refused connection.
    private var deadline: Scheduled<Void>?
    /// Ends a connection whose client does not read.
    private var stall: Scheduled<Void>?

    init(_ limits: ConnectionLimits, _ connections: OpenConnections, _ metrics: Metrics) {
        self.limits = limits
        self.connections = connections
        self.metrics = metrics
    }

    func handlerAdded(context: ChannelHandlerContext) { entry = connections.add(context.channel) }

    /// The connection is closed; one that was never active is not told that it is inactive.
    func handlerRemoved(context: ChannelHandlerContext) {
        if let entry { connections.remove(entry) }
        deadline?.cancel()
        stall?.cancel()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard exchange.refusal == nil else { return }
        switch unwrapInboundIn(data) {
        case .head(let head): read(head, context)
        case .body(let bytes):
            exchange.bodyBytes += bytes.readableBytes
            guard exchange.bodyBytes <= limits.drained else { return context.close(promise: nil) }
            if !exchange.isDraining { context.fireChannelRead(wrapInboundOut(.body(bytes))) }
        case .end(let trailers):
            deadline?.cancel()
            deadline = nil
            guard !exchange.isDraining else { return context.close(promise: nil) }
            exchange.isReading = false
            if exchange.unanswered > 0 { entry?.startAnswer() }
            context.fireChannelRead(wrapInboundOut(.end(trailers.map { HTTPFields($0, splitCookie: false) })))
        }
    }

    private func read(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        do throws(Problem) {
            let request = try Self.request(head)
            exchange.start(keepsAlive: head.isKeepAlive)
            if exchange.unanswered == 1 { entry?.startWaiting() }
            if exchange.unanswered == 1, head.version == .http1_1, head.headers.contains(name: "expect") {
                invite(context)
            }
            context.fireChannelRead(wrapInboundOut(.head(request)))
        } catch {
            refuse(error, context)
        }
    }

    /// Tells a client that waits for it that it may send its body.
    private func invite(_ context: ChannelHandlerContext) {
        context.writeAndFlush(
            wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .continue))), promise: nil)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        // Most requests have come as a whole.
        if exchange.isReading, exchange.refusal == nil, deadline == nil {
            schedule(&deadline, limits.body.timeAmount, context) { gate, context in
                gate.refuse(Problem(.timeout, "the body of the request did not arrive in time"), context)
            }
        }
        context.fireChannelReadComplete()
        // Nobody else reads any more, and a client that is still sending would not read the answer.
        if exchange.refusal != nil || exchange.isDraining { context.read() }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? HTTPParserError else { return context.fireErrorCaught(error) }
        refuse(Self.problem(error), context)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard !exchange.isRefused else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        switch unwrapOutboundIn(data) {
        case .head(let response):
            exchange.isAnswering = true
            var head = HTTPResponseHead(response)
            if !exchange.keepsAlive { head.headers.replaceOrAdd(name: "connection", value: "close") }
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .body(let bytes): context.write(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: promise)
        case .end(let trailers):
            context.write(wrapOutboundOut(.end(trailers.map(HTTPHeaders.init))), promise: promise)
            finishAnswer(context)
        }
    }

    private func finishAnswer(_ context: ChannelHandlerContext) {
        exchange.finishAnswer()
        if exchange.unanswered == 0, let entry { connections.finishAnswers(of: entry) }
        if let refusal = exchange.refusal, exchange.mayRefuse { send(refusal, context) }
        if exchange.isDraining { context.read() }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        stall?.cancel()
        stall = nil
        if !context.channel.isWritable {
            schedule(&stall, limits.unread.timeAmount, context) { $1.close(promise: nil) }
        }
        context.fireChannelWritabilityChanged()
    }

    /// Answers with a problem as soon as the requests before are answered, and ends the connection.
    private func refuse(_ problem: Problem, _ context: ChannelHandlerContext) {
        guard exchange.refusal == nil else { return }
        exchange.refusal = problem
        metrics.recordRefusal(status: problem.kind.status)
        deadline?.cancel()
        if exchange.mayRefuse { send(problem, context) }
        context.read()
    }

    private func send(_ problem: Problem, _ context: ChannelHandlerContext) {
        exchange.isRefused = true
        // The answer to a request was sent already, and only its body was still on its way.
        guard exchange.unanswered > 0 || !exchange.isReading else { return context.close(promise: nil) }
        let body = ByteBuffer(string: problem.json.line + "\n")
        let head = HTTPResponseHead(
            version: .http1_1, status: HTTPResponseStatus(statusCode: problem.kind.status),
            headers: [
                "content-type": Problem.mediaType, "content-length": "\(body.readableBytes)",
                "cache-control": "no-store", "x-content-type-options": "nosniff", "connection": "close",
            ])
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        context.close(mode: .output, promise: nil)
        schedule(&deadline, Self.lingering, context) { $1.close(promise: nil) }
    }

    private func schedule(
        _ task: inout Scheduled<Void>?, _ time: TimeAmount, _ context: ChannelHandlerContext,
        _ action: @escaping (RequestGate, ChannelHandlerContext) -> Void
    ) {
        task?.cancel()
        task = context.eventLoop.assumeIsolated().scheduleTask(in: time) { [weak self] in
            if let self { action(self, context) }
        }
    }
}

@available(*, unavailable)
extension RequestGate: Sendable {}
