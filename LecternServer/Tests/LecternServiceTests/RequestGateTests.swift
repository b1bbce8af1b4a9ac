import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import Testing

@testable import LecternService

/// The gate between a connection and the service, on a loop whose time the test moves.
@Suite struct RequestGateTests {
    private let connections = OpenConnections(maximum: 8)
    private let channel = EmbeddedChannel()

    private let network = Network()

    init() throws {
        try channel.pipeline.syncOperations.addHandler(network)
        try channel.pipeline.syncOperations.addHandler(RequestGate(ConnectionLimits(), connections, Metrics()))
        try channel.connect(to: SocketAddress(ipAddress: "192.0.2.1", port: 80)).wait()
    }

    private func post(_ length: Int) throws {
        let head = HTTPRequestHead(
            version: .http1_1, method: .POST, uri: "/v1/find", headers: ["host": "a", "content-length": "\(length)"])
        try channel.writeInbound(HTTPServerRequestPart.head(head))
    }

    private func send(_ count: Int) throws {
        try channel.writeInbound(HTTPServerRequestPart.body(ByteBuffer(repeating: 0x78, count: count)))
    }

    /// The status that was sent; nil if nothing was.
    private func status() throws -> HTTPResponseStatus? {
        guard case .head(let head)? = try channel.readOutbound(as: HTTPServerResponsePart.self) else { return nil }
        return head.status
    }

    /// The statuses that were sent.
    private func statuses() throws -> [UInt] {
        var statuses: [UInt] = []
        while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
            if case .head(let head) = part { statuses.append(head.status.code) }
        }
        return statuses
    }

    private func get(_ count: Int) throws {
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: ["host": "a"])
        for _ in 0..<count {
            try channel.writeInbound(HTTPServerRequestPart.head(head))
            try channel.writeInbound(HTTPServerRequestPart.end(nil))
        }
    }

    private func answer(_ status: HTTPResponse.Status = .ok) throws {
        try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: status)))
        try channel.writeOutbound(HTTPResponsePart.end(nil))
    }

    @Test func aClientThatSendsTooManyRequestsBeforeItReadsIsRefused() throws {
        try get(1_000)
        var passed = 0
        while try channel.readInbound(as: HTTPRequestPart.self) != nil { passed += 1 }
        #expect(passed == 32)
        for _ in 0..<16 { try answer() }
        #expect(try statuses() == Array(repeating: 200, count: 16) + [429])
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test func aConnectionEndsWithTheAnswerThatThereWereTooManyRequests() throws {
        try get(3)
        try answer()
        try answer(.tooManyRequests)
        #expect(throws: ChannelError.self) { try answer() }
        #expect(try statuses() == [200, 429])
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    /// However much comes after the last request of a connection, it is neither parsed nor kept.
    @Test(arguments: [
        "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
        "GET / HTTP/1.0\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: x\r\nContent-Length: 1\r\n\r\nx",
        "CONNECT / HTTP/1.1\r\nHost: a\r\n\r\n", "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\n",
    ])
    func whatFollowsTheLastRequestIsDropped(_ request: String) throws {
        let channel = EmbeddedChannel()
        let network = Network()
        try channel.pipeline.syncOperations.addHandler(network)
        try ServiceChannel.addHandlers(
            to: channel.pipeline.syncOperations, RequestGate(ConnectionLimits(), connections, Metrics()))
        try channel.connect(to: SocketAddress(ipAddress: "192.0.2.1", port: 80)).wait()
        let next = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
        try channel.writeInbound(ByteBuffer(string: request + next))
        channel.embeddedEventLoop.run()
        var heads = 0
        while let part = try channel.readInbound(as: HTTPRequestPart.self) { if case .head = part { heads += 1 } }
        #expect(heads <= 1)
        #expect(throws: (any Error).self) {
            try channel.pipeline.syncOperations.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
        }
        let reads = network.reads
        channel.read()
        #expect(network.reads == reads)
        for _ in 0..<100 { try channel.writeInbound(ByteBuffer(repeating: 0x78, count: 1 << 16)) }
        #expect(try channel.readInbound(as: HTTPRequestPart.self) == nil)
    }

    /// Counts how often somebody wants to read, and lets one side be closed alone as a socket does.
    private final class Network: ChannelOutboundHandler {
        typealias OutboundIn = Never
        var reads = 0

        func read(context: ChannelHandlerContext) {
            reads += 1
            context.read()
        }

        func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
            if mode == .all { context.close(promise: promise) } else { promise?.succeed() }
        }
    }

    @Test(arguments: [false, true]) func aClientThatDoesNotReadMakesRoomForOthers(_ reads: Bool) throws {
        try get(1)
        channel.isWritable = reads
        channel.pipeline.fireChannelWritabilityChanged()
        var counter = ConnectionCounter(connections: connections)
        for _ in 0..<8 { counter.connectionOpened() }
        #expect(channel.isActive == reads)
    }

    @Test func aBodyThatStopsOnItsWayIsRefused() throws {
        try post(16 << 20)
        try send(12 << 20)
        channel.embeddedEventLoop.advanceTime(by: .seconds(5))
        #expect(try status() == nil)
        channel.embeddedEventLoop.advanceTime(by: .seconds(5))
        #expect(try status() == .requestTimeout)
        channel.embeddedEventLoop.advanceTime(by: .seconds(2))
        #expect(!channel.isActive)
    }

    @Test func aSlowBodyMayTakeItsTime() throws {
        try post(1 << 20)
        for _ in 0..<5 {
            try send(6_000)
            channel.embeddedEventLoop.advanceTime(by: .seconds(5))
        }
        #expect(try status() == nil)
        channel.embeddedEventLoop.advanceTime(by: .seconds(5))
        #expect(try status() == .requestTimeout)
    }

    @Test func chunksOfOneByteAreJoined() throws {
        try post(100)
        #expect(try channel.readInbound(as: HTTPRequestPart.self) != nil)
        let part = HTTPServerRequestPart.body(ByteBuffer(repeating: 0x78, count: 1))
        for _ in 0..<99 { channel.pipeline.fireChannelRead(part) }
        channel.pipeline.fireChannelReadComplete()
        #expect(try channel.readInbound(as: HTTPRequestPart.self) == .body(ByteBuffer(repeating: 0x78, count: 99)))
        channel.pipeline.fireChannelRead(part)
        channel.pipeline.fireChannelRead(HTTPServerRequestPart.end(nil))
        #expect(try channel.readInbound(as: HTTPRequestPart.self) == .body(ByteBuffer(repeating: 0x78, count: 1)))
        #expect(try channel.readInbound(as: HTTPRequestPart.self) == .end(nil))
    }

    @Test func aClientMaySendSoManyChunksAndNoMore() throws {
        let limiter = RateLimiter(rate: 0.001, burst: 3)
        let channel = EmbeddedChannel(
            handler: RequestGate(ConnectionLimits(), connections, Metrics(), limiter))
        try channel.connect(to: SocketAddress(ipAddress: "192.0.2.1", port: 80)).wait()
        let head = HTTPRequestHead(version: .http1_1, method: .POST, uri: "/v1/find", headers: ["host": "a"])
        try channel.writeInbound(HTTPServerRequestPart.head(head))
        let part = HTTPServerRequestPart.body(ByteBuffer(repeating: 0x78, count: 1))
        for _ in 0..<3_999 { channel.pipeline.fireChannelRead(part) }
        #expect(channel.isActive)
        channel.pipeline.fireChannelRead(part)
        #expect(!channel.isActive)
    }

    @Test(arguments: [false, true]) func aRequestGetsAnAnswerWhereTheServiceStops(_ isWhole: Bool) throws {
        try post(10)
        try send(isWhole ? 10 : 5)
        if isWhole { try channel.writeInbound(HTTPServerRequestPart.end(nil)) }
        connections.stop()
        #expect(try status() == .serviceUnavailable)
        channel.embeddedEventLoop.advanceTime(by: .milliseconds(500))
        #expect(!channel.isActive)
    }

    @Test func aConnectionWithoutARequestIsClosedWhereTheServiceStops() throws {
        connections.stop()
        #expect(try status() == nil)
        #expect(!channel.isActive)
    }

    @Test(arguments: ["9223372036854775808", "18446744073709551615", "99999999999999999999999"])
    func aLengthBeyondAllNumbersIsRefused(_ length: String) throws {
        let head = HTTPRequestHead(
            version: .http1_1, method: .POST, uri: "/v1/find", headers: ["host": "a", "content-length": length])
        try channel.writeInbound(HTTPServerRequestPart.head(head))
        #expect(try status() == .payloadTooLarge)
    }

    /// Work ends with its connection, and as soon as the client sends nothing more.
    @Test(arguments: [false, true]) func workEndsWhenItsClientGoes(_ isHalf: Bool) async throws {
        let entry = try #require(connections.entry(of: channel))
        let queue = WorkQueue(threads: 1, places: 8)
        let caller = Caller(client: .local, connection: entry)
        let work = Task {
            try await queue.run(for: caller, until: .now + .seconds(600)) { time in
                while !time.isOver {}
                throw time.problem
            }
        }
        while entry.jobCount == 0 { await Task.yield() }
        if isHalf { entry.leave() } else { connections.remove(entry) }
        await #expect(throws: Problem.self) { try await work.value }
        await #expect(throws: Problem.self) { try await queue.run(for: caller, until: .now + .seconds(600)) { _ in } }
    }
}
