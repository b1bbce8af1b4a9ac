import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import Synchronization
import Text

/// Stands between a connection and the service: it answers what is not a request, so that the service sees only what is
/// one, ends what takes too long, and translates the parts of HTTP/1.1 into those of any HTTP.
final class RequestGate: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// The name of the handler that parses requests.
    static let decoder = "decoder"
    /// How long a connection stays open behind its last answer, so that the client can read it.
    private static let lingering = TimeAmount.seconds(2)
    /// The same when the service stops.
    private static let lastLingering = TimeAmount.milliseconds(500)

    let limits: ConnectionLimits
    private let connections: OpenConnections
    private let metrics: Metrics
    /// Limits the parts of bodies; nil where clients are not known by their connection, or not limited.
    private let limiter: RateLimiter?
    private var entry: OpenConnections.Entry?
    private var exchange = Exchange()
    /// Ends a body that takes too long, then a refused connection.
    private var deadline: Scheduled<Void>?
    /// Looks at the speed of a body.
    private var pace: Scheduled<Void>?
    /// What has come of a body since the last part was passed on: clients may send chunks of one byte.
    private var part: ByteBuffer?
    /// Ends a connection whose client does not read.
    private var stall: Scheduled<Void>?

    init(
        _ limits: ConnectionLimits, _ connections: OpenConnections, _ metrics: Metrics, _ limiter: RateLimiter? = nil
    ) {
        self.limits = limits
        self.limiter = limiter
        self.connections = connections
        self.metrics = metrics
    }

    func handlerAdded(context: ChannelHandlerContext) { entry = connections.add(context.channel) }

    /// The connection is closed; one that was never active is not told that it is inactive.
    func handlerRemoved(context: ChannelHandlerContext) {
        if let entry { connections.remove(entry) }
        deadline?.cancel()
        pace?.cancel()
        stall?.cancel()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // It may not be parsed any more.
        guard !exchange.hasReadAll else { return }
        switch unwrapInboundIn(data) {
        case .head(let head): read(head, context)
        case .body(let bytes):
            exchange.bodyBytes += bytes.readableBytes
            guard exchange.bodyBytes <= limits.drained, mayHaveAnotherPart() else {
                return context.close(promise: nil)
            }
            if !exchange.isDraining { part.setOrWriteImmutableBuffer(bytes) }
        case .end(let trailers):
            passPart(context)
            deadline?.cancel()
            deadline = nil
            pace?.cancel()
            pace = nil
            guard !exchange.isDraining else { return context.close(promise: nil) }
            exchange.isReading = false
            if exchange.hasReadAll { stopParsing(context) }
            if exchange.unanswered > 0 { entry?.startAnswer() }
            context.fireChannelRead(wrapInboundOut(.end(trailers.map { HTTPFields($0, splitCookie: false) })))
        }
    }

    /// Whether the client may send another part: to parse a thousand chunks takes as long as a request. Otherwise the
    /// connection ends without an answer, since the rest would have to be parsed until it is read.
    private func mayHaveAnotherPart() -> Bool {
        exchange.bodyParts += 1
        guard exchange.bodyParts.isMultiple(of: limits.parts), let limiter, let entry,
            !limiter.take(from: entry.client).isAllowed
        else { return true }
        metrics.recordRefusal(status: Problem.Kind.rateLimit.status)
        return false
    }

    private func passPart(_ context: ChannelHandlerContext) {
        if let bytes = part.take(), !exchange.isDraining { context.fireChannelRead(wrapInboundOut(.body(bytes))) }
    }

    /// Nothing that comes is a request: to parse it would take time, and to keep it memory.
    private func stopParsing(_ context: ChannelHandlerContext) {
        context.pipeline.syncOperations.removeHandler(name: Self.decoder, promise: nil)
    }

    private func read(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        do throws(Problem) {
            guard exchange.unanswered < limits.unanswered else {
                throw Problem(.rateLimit, "more than \(limits.unanswered) requests wait for their answers")
            }
            let request = try Self.request(head)
            exchange.start(keepsAlive: !Self.isLast(head))
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
        passPart(context)
        // Most requests have come as a whole.
        if exchange.isReading, !exchange.hasReadAll, deadline == nil {
            schedule(&deadline, limits.body.timeAmount, context) { gate, context in
                gate.refuse(Problem(.timeout, "the body of the request did not arrive in time"), context)
            }
            watchPace(context)
        }
        context.fireChannelReadComplete()
        // Nobody else reads any more, and a client that is still sending would not read the answer.
        if exchange.isOver || exchange.isDraining { context.read() }
    }

    /// The service wants to read more.
    func read(context: ChannelHandlerContext) { if !exchange.hasReadAll { context.read() } }

    /// Ends a body that comes too slowly: what has come of it takes memory that others need.
    private func watchPace(_ context: ChannelHandlerContext) {
        let least = Int(Double(limits.bodySpeed) * (limits.bodyWindow / .seconds(1)))
        schedule(&pace, limits.bodyWindow.timeAmount, context) { gate, context in
            let count = gate.exchange.bodyBytes - gate.exchange.measuredBytes
            gate.exchange.measuredBytes = gate.exchange.bodyBytes
            // Behind another request, it is the service that does not read.
            guard count < least, gate.exchange.unanswered <= 1 else { return gate.watchPace(context) }
            gate.refuse(Problem(.timeout, "the body of the request arrives too slowly"), context)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case ChannelEvent.inputClosed: entry?.leave()
        case is ServiceStops: return stop(context)
        default: break
        }
        context.fireUserInboundEventTriggered(event)
    }

    /// Ends the connection; a request that has no answer yet gets a problem.
    private func stop(_ context: ChannelHandlerContext) {
        guard !exchange.isOver else { return }
        guard exchange.unanswered > 0, !exchange.isAnswering else { return context.close(promise: nil) }
        exchange.refusal = .stopping
        metrics.recordRefusal(status: Problem.stopping.kind.status)
        send(.stopping, context, lingering: Self.lastLingering)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case let error as HTTPParserError: refuse(Self.problem(error), context)
        // What comes after that.
        case is ByteToMessageDecoderError: break
        case is ByteToMessageDecoderError.PayloadTooLargeError:
            refuse(Problem(.malformed, "this is not HTTP/1.1"), context)
        default: context.fireErrorCaught(error)
        }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard !exchange.isOver else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        switch unwrapOutboundIn(data) {
        case .head(let response):
            exchange.isAnswering = true
            if response.status == .tooManyRequests { exchange.endWithAnswer() }
            var head = HTTPResponseHead(response)
            if exchange.isLastAnswer { head.headers.replaceOrAdd(name: "connection", value: "close") }
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .body(let bytes): context.write(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: promise)
        case .end(let trailers):
            context.write(wrapOutboundOut(.end(trailers.map(HTTPHeaders.init))), promise: promise)
            finishAnswer(context)
        }
    }

    private func finishAnswer(_ context: ChannelHandlerContext) {
        exchange.finishAnswer()
        if exchange.unanswered == 0, let entry { connections.mayClose(entry) }
        if exchange.endsWithAnswer, !exchange.isDraining {
            context.flush()
            return end(context)
        }
        if let refusal = exchange.refusal, exchange.mayRefuse { send(refusal, context) }
        if exchange.isDraining { context.read() }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        stall?.cancel()
        stall = nil
        if !context.channel.isWritable {
            schedule(&stall, limits.unread.timeAmount, context) { $1.close(promise: nil) }
            if let entry { connections.mayClose(entry) }
        } else if exchange.unanswered > 0, !exchange.isReading {
            entry?.startAnswer()
        }
        context.fireChannelWritabilityChanged()
    }

    /// Answers with a problem as soon as the requests before are answered, and ends the connection.
    private func refuse(_ problem: Problem, _ context: ChannelHandlerContext) {
        guard !exchange.hasReadAll else { return }
        exchange.refusal = problem
        metrics.recordRefusal(status: problem.kind.status)
        deadline?.cancel()
        pace?.cancel()
        stopParsing(context)
        if exchange.mayRefuse { send(problem, context) }
    }

    private func send(
        _ problem: Problem, _ context: ChannelHandlerContext, lingering: TimeAmount = RequestGate.lingering
    ) {
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
        end(context, lingering: lingering)
    }

    /// Ends the connection behind what was written.
    private func end(_ context: ChannelHandlerContext, lingering: TimeAmount = RequestGate.lingering) {
        exchange.isOver = true
        stopParsing(context)
        context.close(mode: .output, promise: nil)
        schedule(&deadline, lingering, context) { $1.close(promise: nil) }
        if let entry { connections.mayClose(entry) }
        context.read()
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
