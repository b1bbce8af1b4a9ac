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

    init() throws {
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
