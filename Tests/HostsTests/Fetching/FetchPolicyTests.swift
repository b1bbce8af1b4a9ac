import Requests
import Testing

@testable import Hosts

/// Which requests are made, and where they go.
struct FetchPolicyTests {
    static let policy = FetchPolicy(
        hosts: ["example.org", "*.example.com", "example.net:8443", "93.184.216.34"].compactMap { HostPattern($0) },
        connections: ["staging.example.com:80=127.0.0.1:8080", "*:443=[::1]:8443"].compactMap {
            FetchPolicy.Connection($0)
        })

    static func outcome(_ policy: FetchPolicy, _ scheme: String, _ host: String, _ port: Int) -> String {
        do throws(FetchError) {
            let target = try RequestTarget(scheme: scheme, hasCredentials: false, host: host, port: "\(port)")
            return "\(try policy.route(to: target))"
        } catch {
            return "\(error.kind): \(error)"
        }
    }

    @Test(arguments: [
        ("http", "example.org", 80, "host"), ("http", "EXAMPLE.ORG.", 80, "host"),
        (
            "http", "www.example.org", 80,
            "notAllowed: www.example.org is not among the hosts that --network-allow names"
        ),
        ("http", "a.b.example.com", 80, "host"),
        ("http", "notexample.com", 80, "notAllowed: notexample.com is not among the hosts that --network-allow names"),
        ("http", "example.com", 80, "notAllowed: example.com is not among the hosts that --network-allow names"),
        ("https", "example.net", 8_443, "host"),
        ("http", "example.net", 80, "refusedURL: port 80 of example.net is not allowed; --network-allow can name it"),
        (
            "http", "example.org", 8_080,
            "refusedURL: port 8080 of example.org is not allowed; --network-allow can name it"
        ),
        ("http", "staging.example.com", 80, "address(127.0.0.1, port: 8080)"),
        ("https", "example.org", 443, "address(::1, port: 8443)"), ("http", "93.184.216.34", 80, "host"),
        ("ftp", "example.org", 21, "refusedURL: only URLs with http: and https: are requested, not ftp:"),
        ("http", "exam ple.org", 80, "refusedURL: the host is not a valid host name"),
        ("http", "例え.jp", 80, "refusedURL: the host must be written in ASCII (xn--...)"),
        ("http", "127.1", 80, "refusedURL: the host 127.1 is not a valid address"),
        ("http", "a.0x7f", 80, "refusedURL: the host a.0x7f is not a valid address"),
        ("http", "", 80, "refusedURL: the host is not a valid host name"),
        ("http", "a..b", 80, "refusedURL: the host is not a valid host name"),
        ("http", "[::1%25lo]", 80, "refusedURL: the host [::1%25lo] is not a valid address"),
    ])
    func routes(scheme: String, host: String, port: Int, outcome: String) {
        #expect(Self.outcome(Self.policy, scheme, host, port) == outcome)
    }

    @Test func aWildcardMakesNoExceptionForAddressesAndLocalNames() {
        let policy = FetchPolicy(connections: ["*:80=127.0.0.1:8080"].compactMap { FetchPolicy.Connection($0) })
        #expect(
            Self.outcome(policy, "http", "10.0.0.1", 80)
                == "refusedAddress: 10.0.0.1 is not public: it is private (RFC 1918)")
        for host in ["localhost", "a.localhost", "printer.local", "x.internal", "router.home.arpa", "x.onion"] {
            #expect(Self.outcome(policy, "http", host, 80).hasPrefix("refusedAddress: \(host) is not a public host"))
        }
        let exact = FetchPolicy(connections: ["localhost:80=127.0.0.1:8080"].compactMap { FetchPolicy.Connection($0) })
        #expect(Self.outcome(exact, "http", "localhost", 80) == "address(127.0.0.1, port: 8080)")
    }

    @Test func aProxyIsUsedForHostsOnly() throws {
        var policy = FetchPolicy()
        policy.proxy = FetchPolicy.Proxy("http://proxy.example.org:3128/")
        #expect(Self.outcome(policy, "http", "example.org", 80).hasPrefix("proxy("))
        #expect(Self.outcome(policy, "http", "10.0.0.1", 80).hasPrefix("refusedAddress: "))
        #expect(policy.tcpPorts == [53, 80, 443, 3128])
    }

    @Test(arguments: [
        "", ":80", "a b", "a:0", "a:65536", "a:x", "*.*.org", "a*.org", "[::1", "[1.2.3.4]", "http://a", "a/b",
    ])
    func invalidPatterns(text: String) { #expect(HostPattern(text) == nil) }

    @Test(arguments: ["a:80", "a=127.0.0.1:80", "a:80=127.0.0.1", "a:80=b:80", "a:80=::1:80", "=1.2.3.4:5"])
    func invalidConnections(text: String) { #expect(FetchPolicy.Connection(text) == nil) }

    @Test(arguments: ["proxy:80", "https://a:80", "http://a", "http://u@a:80", "socks5://a:80", "http://*:80"])
    func invalidProxies(text: String) { #expect(FetchPolicy.Proxy(text) == nil) }

    @Test(arguments: [
        "http://a/\u{0}", "http://a/\n", "http://a\\b/", "http://a\u{7f}/",
        "http://" + String(repeating: "a", count: 70_000),
    ])
    func urlsThatProgramsReadDifferently(url: String) {
        #expect(throws: FetchError.self) { try RequestTarget.encoded(url) }
    }

    @Test func charactersOutsideOfASCIIAreEncoded() throws {
        #expect(try RequestTarget.encoded("http://a/ü b") == "http://a/%C3%BC%20b")
    }

    @Test func aMissingBundleNamesWhatWasTried() {
        #expect {
            try FetchPolicy(certificates: "/nonexistent.pem").certificateBundle()
        } throws: {
            "\($0)".contains("tried /nonexistent.pem; --network-certificates names a file")
        }
    }
}
