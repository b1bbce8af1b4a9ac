public import ArgumentParser
public import Fetching
import HostProcesses
import LinkEngine

/// The options for network requests. Without them, there are none.
struct NetworkOptions: ParsableArguments {
    @Flag(help: "Let scripts and rules ask public hosts on the network.")
    var network = false

    @Option(
        help: ArgumentHelp(
            "Ask only this host, `*.example.org` for those below it; may be repeated. Turns the network on.",
            valueName: "host[:port]"))
    var networkAllow: [HostPattern] = []

    @Option(
        help: ArgumentHelp(
            "Connect to an address instead of that of a host (`*` for all), for tests; may be repeated.",
            valueName: "host:port=address:port"))
    var networkConnect: [FetchPolicy.Connection] = []

    @Option(
        help: ArgumentHelp(
            "Trust the certificates of the authorities in a file instead of those of the system.", valueName: "file"))
    var networkCertificates: String?

    @Option(
        help: ArgumentHelp(
            "Connect through a proxy, `http://host:port`. The environment is not consulted.", valueName: "url"))
    var networkProxy: FetchPolicy.Proxy?

    @Flag(
        help:
            "Also ask the host of a link that nothing but browsers opens. Without it, only scripts make requests, and short links of hosts that the rules name are followed. Turns the network on."
    )
    var networkAnyHost = false

    /// Whether requests may be made.
    var isOn: Bool { network || networkAnyHost || !networkAllow.isEmpty }

    /// Which hosts may be asked, and how.
    var policy: FetchPolicy {
        FetchPolicy(
            hosts: networkAllow, connections: networkConnect, certificates: networkCertificates, proxy: networkProxy)
    }

    func validate() throws {
        let others = [
            ("--network-connect", !networkConnect.isEmpty), ("--network-certificates", networkCertificates != nil),
            ("--network-proxy", networkProxy != nil),
        ]
        if let option = others.first(where: { $0.1 })?.0, !isOn {
            throw ValidationError("\(option) needs --network or --network-allow")
        }
    }

    /// The network that the options allow.
    func network(allowsUnsandboxed: Bool) -> any Network {
        isOn ? fetcher(allowsUnsandboxed: allowsUnsandboxed) : NoNetwork()
    }

    /// The fetch hosts, whether or not the network is on.
    func fetcher(allowsUnsandboxed: Bool) -> Fetcher {
        Fetcher(hostPath: Installation.fetchHost, policy: policy, allowsUnsandboxed: allowsUnsandboxed) { sandbox in
            let parts = sandbox.missingParts.joined(separator: ", ")
            Output.write("warning: requests are made without the whole sandbox: \(parts)\n", to: .error)
        }
    }
}

extension HostPattern: ExpressibleByArgument {
    /// Reads `HOST[:PORT]`.
    public init?(argument: String) { self.init(argument) }
}

extension FetchPolicy.Connection: ExpressibleByArgument {
    /// Reads `HOST:PORT=ADDRESS:PORT`.
    public init?(argument: String) { self.init(argument) }
}

extension FetchPolicy.Proxy: ExpressibleByArgument {
    /// Reads `http://HOST:PORT`.
    public init?(argument: String) { self.init(argument) }
}
