import ArgumentParser
import Hosts
import LinkEngine
import NativeEngine
import Requests

/// The options for network requests. Without them, there are none.
struct NetworkOptions: ParsableArguments {
    @Flag(help: "Allow scripts and rules to contact public hosts.") var network = false

    @Option(
        help: ArgumentHelp(
            "Allow only this host, or `*.example.org` for subdomains; may be repeated. Turns the network on.",
            valueName: "host[:port]"))
    var networkAllow: [String] = []

    @Option(
        help: ArgumentHelp(
            "Connect to this address instead of that of a host (`*`: all hosts), for tests; may be repeated.",
            valueName: "host:port=address:port"))
    var networkConnect: [String] = []

    @Option(
        help: ArgumentHelp(
            "Trust the authorities in this file instead of those of the system.", valueName: "file"))
    var networkCertificates: String?

    @Option(
        help: ArgumentHelp(
            "Connect through a proxy, `http://host:port`. Environment variables are ignored.", valueName: "url"))
    var networkProxy: String?

    @Flag(
        help:
            "Also contact the host of a link that only browsers open, not only the hosts of scripts and of known short links. Turns the network on."
    )
    var networkAnyHost = false

    /// Whether requests may be made.
    var isOn: Bool { network || networkAnyHost || !networkAllow.isEmpty }

    /// Which hosts may be asked, and how.
    var policy: FetchPolicy {
        FetchPolicy(
            hosts: networkAllow.compactMap { HostPattern($0) },
            connections: networkConnect.compactMap { FetchPolicy.Connection($0) }, certificates: networkCertificates,
            proxy: networkProxy.flatMap { FetchPolicy.Proxy($0) })
    }

    func validate() throws {
        // Read here and not by ArgumentParser: types of options cost instructions at the start of every command.
        for value in networkAllow where HostPattern(value) == nil {
            throw Self.invalid(value, "--network-allow <host[:port]>")
        }
        for value in networkConnect where FetchPolicy.Connection(value) == nil {
            throw Self.invalid(value, "--network-connect <host:port=address:port>")
        }
        if let networkProxy, FetchPolicy.Proxy(networkProxy) == nil {
            throw Self.invalid(networkProxy, "--network-proxy <url>")
        }
    }

    private static func invalid(_ value: String, _ option: String) -> ValidationError {
        ValidationError("The value '\(value)' is invalid for '\(option)'")
    }

    /// The network that the options allow.
    ///
    /// - Throws: `ValidationError` for an option that has no effect, since the network is off.
    func network(allowsUnsandboxed: Bool) throws -> Network {
        if isOn { return fetcher(allowsUnsandboxed: allowsUnsandboxed).network }
        let others = [
            ("--network-connect", !networkConnect.isEmpty), ("--network-certificates", networkCertificates != nil),
            ("--network-proxy", networkProxy != nil),
        ]
        if let option = others.first(where: { $0.1 })?.0 {
            throw ValidationError("\(option) needs --network or --network-allow")
        }
        return .off
    }

    /// The fetch hosts, whether or not the network is on.
    func fetcher(allowsUnsandboxed: Bool, limits: FetchLimits = FetchLimits()) -> Fetcher {
        Fetcher(
            hostPath: Installation.fetchHost, policy: policy, limits: limits, allowsUnsandboxed: allowsUnsandboxed
        ) { sandbox in
            let parts = sandbox.missingParts.joined(separator: ", ")
            Output.note("warning: requests are made without the complete sandbox: \(parts)")
        }
    }
}
