package import Requests

/// A message from the program to a fetch host. The host answers the first with its `SandboxReport`, and each other with a
/// `FetchAnswer`.
package enum FetchCommand: Sendable {
    /// The policy and the limits of all requests; sent once, first.
    case configure(FetchPolicy, FetchLimits)
    /// Perform a request within a number of milliseconds.
    case fetch(FetchRequest, milliseconds: Int)
}

/// What became of a request.
package typealias FetchAnswer = Result<FetchResponse, FetchError>

extension FetchCommand: WireMessage {
    package func write(to wire: inout WireWriter) {
        switch self {
        case .configure(let policy, let limits):
            wire.write(UInt8(0))
            policy.write(to: &wire)
            limits.write(to: &wire)
        case .fetch(let request, let milliseconds):
            wire.write(UInt8(1))
            request.write(to: &wire)
            wire.write(milliseconds)
        }
    }

    package init(from wire: inout WireReader) throws(ChannelError) {
        switch try wire.byte() {
        case 0: self = .configure(try FetchPolicy(from: &wire), try FetchLimits(from: &wire))
        case 1: self = .fetch(try FetchRequest(from: &wire), milliseconds: try wire.int())
        default: throw .malformed
        }
    }
}

extension FetchPolicy: WireMessage {
    package func write(to wire: inout WireWriter) {
        wire.write(hosts)
        wire.write(connections)
        wire.write(certificates ?? "")
        wire.write(proxy?.description ?? "")
    }

    package init(from wire: inout WireReader) throws(ChannelError) {
        self.init(hosts: try wire.list(), connections: try wire.list())
        let (certificates, proxy) = (try wire.string(), try wire.string())
        if !certificates.isEmpty { self.certificates = certificates }
        self.proxy = Proxy(proxy)
    }
}

extension HostPattern: WireMessage {
    package func write(to wire: inout WireWriter) {
        wire.write(host)
        wire.write(port ?? 0)
    }

    package init(from wire: inout WireReader) throws(ChannelError) {
        let (host, port) = (try wire.string(), try wire.int())
        self.init(host: host, port: port > 0 ? port : nil)
    }
}

extension FetchPolicy.Connection: WireMessage {
    package func write(to wire: inout WireWriter) { wire.write(description) }

    package init(from wire: inout WireReader) throws(ChannelError) {
        guard let connection = Self(try wire.string()) else { throw .malformed }
        self = connection
    }
}

extension FetchLimits: WireMessage {
    package func write(to wire: inout WireWriter) {
        wire.write(Int(time / .milliseconds(1)))
        wire.write(size)
        wire.write(redirects)
    }

    package init(from wire: inout WireReader) throws(ChannelError) {
        self.init(time: .milliseconds(try wire.int()), size: try wire.int(), redirects: try wire.int())
    }
}
