import Foundation
import HTTPTesting

/// A network of its own with a server, a name server and a few public addresses, none of which leaves the machine. Only
/// where the kernel and the user's rights allow it.
final class NetworkNamespace {
    /// The addresses of the machine beside those of loopback.
    static let publicAddresses = ["93.184.216.34", "2606:2800:220:1::1"]

    /// The server at all addresses, with the ports 80 and 443.
    let server: HTTPServer
    /// A fetch host in the namespace.
    let host: FetchHostProgram

    /// Starts the server.
    ///
    /// - Parameters:
    ///   - routes: what it answers.
    ///   - names: what the name server answers.
    ///   - resolverFile: the contents of `/etc/resolv.conf`.
    ///   - isTraced: whether the connections of the host are traced.
    init(
        routes: [Route], names: [String: [[String]]], resolverFile: String = "nameserver 127.0.0.1\n",
        isTraced: Bool = true
    ) throws {
        server = try HTTPServer(
            routes: routes, addresses: ["0.0.0.0", "::"], port: 80, tlsPort: 443, names: names,
            launcher: Self.launcher(resolverFile))
        let namespaces = "/proc/\(server.processIdentifier)/ns"
        let entry = "/usr/bin/nsenter --net=\(namespaces)/net --mount=\(namespaces)/mnt "
        host = try FetchHostProgram(launcher: entry + (isTraced ? RequestForgeryTests.traceCommand : ""))
    }

    /// Enters new namespaces, prepares them and starts what follows.
    private static func launcher(_ resolverFile: String) -> [String] {
        let addresses = publicAddresses.map { "ip address add \($0) dev lo nodad;" }.joined()
            .replacing("34 dev lo nodad", with: "34 dev lo")
        let script = """
            set -e; ip link set lo up; \(addresses) mount --make-rprivate /; mount -t tmpfs none /mnt; \
            printf "$1" > /mnt/resolv.conf; shift; mount --bind /mnt/resolv.conf /etc/resolv.conf; exec "$@"
            """
        return ["unshare", "--net", "--mount", "sh", "-c", script, "sh", resolverFile]
    }

    /// Whether namespaces can be made here; prints a line if a test must be skipped.
    static let isAvailable: Bool = {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = launcher("") + ["test", "-x", "/usr/bin/nsenter"]
        process.standardError = FileHandle.nullDevice
        try? process.run()
        process.waitUntilExit()
        let isAvailable = HTTPServer.isAvailable && process.terminationStatus == 0
        if !isAvailable { print("skipped: no namespace can be made here (unshare, ip and nsenter, as root)") }
        return isAvailable
    }()
}
