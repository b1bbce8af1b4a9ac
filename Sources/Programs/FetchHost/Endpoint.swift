import Hosts
import Requests

/// Addresses to connect to, and whether they must be public.
struct Endpoint {
    let addresses: [IPAddress]
    let port: Int
    /// False for those that the policy names itself.
    let mustBePublic: Bool

    /// Whether a socket for an address may be opened.
    func admits(_ address: IPAddress, port: Int) -> Bool {
        addresses.contains(address) && port == self.port && (!mustBePublic || AddressPolicy.refusal(of: address) == nil)
    }

    /// The addresses of a route. A host with an address that is not public is refused altogether.
    init(_ route: FetchPolicy.Route, to target: RequestTarget) throws(FetchError) {
        switch route {
        case .address(let address, let port): (addresses, self.port, mustBePublic) = ([address], port, false)
        case .proxy(let proxy):
            addresses = try Self.addresses(of: proxy.host)
            (port, mustBePublic) = (proxy.port, false)
        case .host:
            addresses = try Self.addresses(of: target)
            (port, mustBePublic) = (target.port, true)
            for address in addresses { try FetchPolicy.check(address, of: target.host) }
        }
    }

    private static func addresses(of target: RequestTarget) throws(FetchError) -> [IPAddress] {
        if let address = target.address { return [address] }
        return try Resolver.addresses(of: target.host)
    }

    private static func addresses(of host: String) throws(FetchError) -> [IPAddress] {
        if let address = IPAddress(host) { return [address] }
        return try Resolver.addresses(of: host)
    }

    /// The addresses as the option of libcurl takes them that gives the addresses of all hosts.
    var pins: String { "*:\(port):" + addresses.map(\.inBrackets).joined(separator: ",") }

    /// The address as the option of libcurl takes it that replaces the host and the port.
    var replacement: String { "::\(addresses[0].inBrackets):\(port)" }
}

extension IPAddress {
    fileprivate var inBrackets: String { isIPv4 ? "\(self)" : "[\(self)]" }
}
