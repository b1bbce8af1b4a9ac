import Foundation
import HTTPTesting
import Hosts
import Testing

/// Names whose addresses change or are not public, looked up by the real resolver, and public addresses.
@Suite(.enabled(if: NetworkNamespace.isAvailable)) struct RebindingTests {
    static let names: [String: [[String]]] = [
        "good.example": [["93.184.216.34"]],
        "six.example": [["2606:2800:220:1::1"]],
        "both.example": [["93.184.216.34", "2606:2800:220:1::1"]],
        "private.example": [["10.0.0.1"]],
        "loopback.example": [["127.0.0.1"]],
        "loopback-six.example": [["::1"]],
        "mapped.example": [["::ffff:127.0.0.1"]],
        "mixed.example": [["93.184.216.34", "127.0.0.1"]],
        "mixed-six.example": [["93.184.216.34", "::1"]],
        "zero.example": [["0.0.0.0"]],
        "metadata.example": [["169.254.169.254"]],
        "rebind.example": [["93.184.216.34"], ["127.0.0.1"]],
        "rebind-redirect.example": [["93.184.216.34"], ["127.0.0.1"]],
        "empty.example": [[]],
    ]

    static let routes: [Route] = [
        Route("/", body: "hello"), .redirect("/to-private", to: "http://private.example/"),
        .redirect("/to-literal", to: "http://127.0.0.1/"), .redirect("/to-good", to: "https://good.example/"),
        .redirect("/to-itself", to: "/"),
    ]

    static func refusal(_ host: String, _ address: String, _ purpose: String) -> String {
        "refusedAddress: \(host) has the address \(address), which is not public: it is \(purpose)"
    }

    static let private4 = refusal("private.example", "10.0.0.1", "private (RFC 1918)")

    /// Each in order, and to which address the host connects.
    static let rows: [(url: String, outcome: String, connections: [String])] = [
        ("http://good.example/", "200 hello", ["93.184.216.34"]),
        ("https://good.example/", "200 hello", ["93.184.216.34"]),
        ("http://93.184.216.34/", "200 hello", ["93.184.216.34"]),
        ("http://[2606:2800:220:1::1]/", "200 hello", ["2606:2800:220:1::1"]),
        ("http://six.example./", "200 hello", ["2606:2800:220:1::1"]),
        ("http://private.example/", private4, []),
        ("http://loopback.example/", refusal("loopback.example", "127.0.0.1", "loopback (RFC 1122)"), []),
        ("http://loopback-six.example/", refusal("loopback-six.example", "::1", "loopback (RFC 4291)"), []),
        (
            "http://mapped.example/",
            refusal("mapped.example", "::ffff:127.0.0.1", "an IPv4-mapped address (RFC 4291)"), []
        ),
        ("http://mixed.example/", refusal("mixed.example", "127.0.0.1", "loopback (RFC 1122)"), []),
        ("http://mixed-six.example/", refusal("mixed-six.example", "::1", "loopback (RFC 4291)"), []),
        ("http://zero.example/", refusal("zero.example", "0.0.0.0", "for this network (RFC 791)"), []),
        ("http://metadata.example/", refusal("metadata.example", "169.254.169.254", "link-local (RFC 3927)"), []),
        ("http://good.example/to-private", private4, ["93.184.216.34"]),
        (
            "http://good.example/to-literal",
            "refusedAddress: 127.0.0.1 is not public: it is loopback (RFC 1122)", ["93.184.216.34"]
        ),
        ("http://good.example/to-good", "200 hello", ["93.184.216.34", "93.184.216.34"]),
        // The name server gives a public address to the first query, and loopback to all others.
        ("http://rebind.example/", "200 hello", ["93.184.216.34"]),
        ("http://rebind.example/", refusal("rebind.example", "127.0.0.1", "loopback (RFC 1122)"), []),
        (
            "http://rebind-redirect.example/to-itself",
            refusal("rebind-redirect.example", "127.0.0.1", "loopback (RFC 1122)"), ["93.184.216.34"]
        ),
        ("http://empty.example/", "unreachable: the host empty.example is not known", []),
        ("http://unknown.example/", "unreachable: the host unknown.example is not known", []),
    ]

    @Test func onlyPublicAddressesAreConnectedTo() throws {
        let network = try NetworkNamespace(routes: Self.routes, names: Self.names)
        let policy = FetchPolicy(certificates: network.server.certificates)
        do {
            let fetcher = Fetcher(hostPath: network.host.path, policy: policy)
            for row in Self.rows { #expect(fetcher.outcome(row.url) == row.outcome, "\(row.url)") }
            #expect(fetcher.outcome("http://both.example/") == "200 hello")
        }
        let expected = Self.rows.flatMap(\.connections)
        #expect(try network.server.connections == expected.count + 1)
        let connected = try network.host.traces().filter { !$0.contains("htons(53)") }
        if RequestForgeryTests.traceCommand.isEmpty { return }
        let addresses = connected.compactMap { line in
            (line.firstMatch(of: /inet_addr\("([^"]+)"\)/) ?? line.firstMatch(of: /inet_pton\(AF_INET6, "([^"]+)"/))
                .map { String($0.output.1) }
        }
        #expect(addresses.count == connected.count)
        #expect(addresses.allSatisfy { NetworkNamespace.publicAddresses.contains($0) })
        // Each process has a trace of its own, and which comes first depends on their identifiers.
        #expect(addresses.sorted().difference(from: expected.sorted()).removals.isEmpty)
    }

    @Test(arguments: [
        ("", "unreachable: the host good.example cannot be looked up: /etc/resolv.conf names no server"),
        ("nameserver 127.0.0.2\n", "unreachable: the host good.example cannot be looked up: no answer from 127.0.0.2"),
    ])
    func aMissingNameServerIsReported(file: String, outcome: String) throws {
        let network = try NetworkNamespace(routes: Self.routes, names: [:], resolverFile: file)
        let fetcher = Fetcher(hostPath: network.host.path)
        #expect(fetcher.outcome("http://good.example/") == outcome)
    }
}
