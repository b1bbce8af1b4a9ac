import ArgumentParser
import Hosts
import LecternService
import LinkEngine
import NativeEngine
import Requests

struct RuleSourceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A manifest or a folder of rule files to use in addition to the built-in rules; may be repeated.",
            valueName: "path"))
    var rules: [String] = []

    @Option(
        name: [.customLong("only-rules"), .customLong("manifest")],
        help: ArgumentHelp(
            "A manifest or a folder of rule files to use instead of the built-in rules; may be repeated.",
            valueName: "path"))
    var onlyRules: [String] = []

    @Flag(inversion: .prefixedNo, help: "Read the rules again when their files change.") var watch = true

    @Flag(inversion: .prefixedNo, help: "Run the scripts of rules, each in its sandbox.") var scripts = false

    @Flag(inversion: .prefixedNo, help: "Allow rules and scripts to contact public hosts.") var network = false

    @Option(
        help: ArgumentHelp(
            "Allow only this host, or `*.example.org` for subdomains; may be repeated.",
            valueName: "host[:port]"))
    var networkAllow: [String] = []

    @Option(
        help: ArgumentHelp(
            "The number of threads that wait for scripts, servers and long documents.", valueName: "number"))
    var threads = 4

    func validate() throws {
        guard (1...64).contains(threads) else { throw ValidationError("--threads takes a number from 1 to 64") }
        for host in networkAllow where HostPattern(host) == nil {
            throw ValidationError("The value '\(host)' is invalid for '--network-allow <host[:port]>'")
        }
    }

    func apply(to configuration: inout ServiceConfiguration) {
        let isOnline = network || !networkAllow.isEmpty
        let policy = FetchPolicy(hosts: networkAllow.compactMap { HostPattern($0) })
        let sources = (rules + onlyRules).map { RuleLoader.Source(path: $0) }
        configuration.rules = RuleLoader(
            sources: sources + (onlyRules.isEmpty ? [.builtIn] : []),
            scripts: scripts ? .installed(size: threads) : .off,
            network: isOnline ? .installed(policy: policy) : .off)
        configuration.waits = scripts || isOnline
        configuration.threads = threads
        configuration.watchesRules = watch
    }
}
