import HTTPTypes
import Hosts
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
        ("2001:db8:1:2:3:4:5:6", .ipv6(0x2001_0DB8_0001_0002)), ("192.0.2.1:4711", .ipv4(0xC000_0201)),
        ("::ffff:192.0.2.1", .ipv4(0xC000_0201)),
        ("[2001:db8:1:2::1]:4711", .ipv6(0x2001_0DB8_0001_0002)), ("unknown", nil), ("", nil),
    ])
    func aProxyNamesTheClient(_ field: String, _ client: ClientAddress?) throws {
        let name = try #require(HTTPField.Name("X-Forwarded-For"))
        #expect(IPAddress(forwarded: field, in: name).map { ClientAddress($0) } == client)
    }

    @Test(arguments: [
        ("for=192.0.2.1", ClientAddress.ipv4(0xC000_0201)), ("For=\"192.0.2.1:47\";proto=https", .ipv4(0xC000_0201)),
        ("by=10.0.0.1; FOR=\"[2001:db8:1:2::1]:4711\" ;proto=http", .ipv6(0x2001_0DB8_0001_0002)),
        ("for=10.0.0.1;by=10.0.0.2, for=192.0.2.1", .ipv4(0xC000_0201)),
        ("for=\"[2001:db8:1:2::1]\"", .ipv6(0x2001_0DB8_0001_0002)),
        ("for=unknown", nil), ("for=_hidden", nil), ("for=\"_a,for=192.0.2.1\"", nil), ("192.0.2.1", nil),
        ("for=10.0.0.1;for=192.0.2.1", nil), ("for=10.0.0.1, by=192.0.2.1", nil), ("for=\"", nil), ("for=", nil),
        ("", nil),
    ])
    func aProxyNamesTheClientAsRFC7239Says(_ field: String, _ client: ClientAddress?) throws {
        let name = try #require(HTTPField.Name("forwarded"))
        #expect(IPAddress(forwarded: field, in: name).map { ClientAddress($0) } == client)
    }

    @Test func theMemoryForBodiesIsGivenBack() throws {
        let budget = BodyBudget(bytes: 10)
        do {
            let share = try budget.share(of: client(1))
            #expect(share.take(6))
            #expect(!share.take(1))
            #expect(try budget.share(of: client(2)).take(2))
        }
        #expect(try budget.share(of: client(1)).take(6))
    }

    /// However much some take, there is something left for the next one.
    @Test func clientsHaveShares() throws {
        var shares = FairShares(24_000)
        for number in 1...20 {
            while try shares.take(10, for: client(number)) {}
            #expect(shares.left > 1_000)
        }
        #expect(try shares.take(90, for: client(21)))
        #expect(try !shares.take(10, for: client(21)))
        for number in 1...21 { try shares.give(shares.held(by: client(number)), of: client(number)) }
        #expect(shares.left == 24_000)
        #expect(try shares.take(16_000, for: client(1)))
        #expect(try !shares.take(1, for: client(1)))
    }

    @Test func anyClientHasTheOnlyThread() throws {
        var threads = FairShares(1)
        #expect(try threads.take(1, for: client(1)))
        #expect(try !threads.take(1, for: client(2)))
        try threads.give(1, of: client(1))
        #expect(try threads.take(1, for: client(2)))
    }

    @Test func theOtherSideOfAConnectionIsAClient() throws {
        for text in ["192.0.2.1", "2001:db8:1:2::3"] {
            #expect(IPAddress(try SocketAddress(ipAddress: text, port: 80))?.description == text)
        }
        #expect(IPAddress(try SocketAddress(unixDomainSocketPath: "/run/lectern")) == nil)
    }
}
