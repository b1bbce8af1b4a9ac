import Fetching
import NIOCore
import Testing

@testable import LecternService

@Suite struct LimiterTests {
    let start = ContinuousClock.now

    private func client(_ number: Int) throws -> ClientAddress {
        ClientAddress(try #require(IPAddress("192.0.2.\(number)")))
    }

    @Test func tokensComeBackWithTime() throws {
        let limiter = RateLimiter(rate: 2, burst: 4)
        for left in [3, 2, 1, 0] {
            #expect(try limiter.take(from: client(1), at: start).remaining == left)
        }
        #expect(try !limiter.take(from: client(1), at: start).isAllowed)
        #expect(try limiter.take(from: client(2), at: start).isAllowed)
        #expect(try limiter.take(from: client(1), at: start + .milliseconds(500)).isAllowed)
        #expect(try !limiter.take(from: client(1), at: start + .milliseconds(600)).isAllowed)
        #expect(try limiter.take(4, from: client(1), at: start + .seconds(100)).isAllowed)
    }

    @Test func aBoundedNumberOfClientsIsRemembered() throws {
        let limiter = RateLimiter(rate: 1, burst: 2, maximumClients: 10)
        for number in 0..<100 { _ = try limiter.take(from: client(number), at: start) }
        #expect(limiter.clients <= 11)
        #expect(try !limiter.take(from: client(99), at: start).isAllowed)
        #expect(try limiter.take(from: client(99), at: start + .seconds(10)).isAllowed)
    }

    @Test(arguments: [
        ("192.0.2.1", ClientAddress.ipv4(0xC000_0201)), ("10.0.0.1, 192.0.2.1", .ipv4(0xC000_0201)),
        ("2001:db8:1:2:3:4:5:6", .ipv6(0x2001_0DB8_0001_0002)),
        ("::ffff:192.0.2.1", .ipv4(0xC000_0201)),
        ("[2001:db8:1:2::1]:4711", .ipv6(0x2001_0DB8_0001_0002)), ("unknown", nil), ("", nil),
    ])
    func aProxyNamesTheClient(_ field: String, _ client: ClientAddress?) {
        #expect(IPAddress(forwarded: field).map { ClientAddress($0) } == client)
    }

    @Test func theMemoryForBodiesIsGivenBack() {
        let budget = BodyBudget(bytes: 10)
        do {
            let share = budget.share()
            #expect(share.take(8))
            #expect(!budget.share().take(3))
        }
        #expect(budget.share().take(10))
    }

    @Test func theOtherSideOfAConnectionIsAClient() throws {
        for text in ["192.0.2.1", "2001:db8:1:2::3"] {
            #expect(IPAddress(try SocketAddress(ipAddress: text, port: 80))?.description == text)
        }
        #expect(IPAddress(try SocketAddress(unixDomainSocketPath: "/run/lectern")) == nil)
    }
}
