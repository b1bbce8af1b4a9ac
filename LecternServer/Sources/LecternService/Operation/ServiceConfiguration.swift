public import HTTPTypes

/// What an operator decides about a service.
public struct ServiceConfiguration: Sendable {
    /// The address that the service listens on.
    public var host = "127.0.0.1"
    /// The port; 0: any that is free.
    public var port = 8080
    /// The path of a socket to listen on instead.
    public var socket: String?
    /// Where the service is reached from outside, `https://lectern.example`; nil: what requests name.
    public var origin: String?
    /// The header field by which a proxy names the client; nil: there is no proxy that is trusted.
    public var proxyHeader: HTTPField.Name?
    /// Where the rules are, and what they may use.
    public var rules = RuleLoader()
    /// Whether resolving a link may wait for a script or a server.
    public var waits = false
    /// How many threads there are for what may take long.
    public var threads = 4
    /// Whether the rules are read again when their files change.
    public var watchesRules = true
    /// What is logged of requests.
    public var accessLog = AccessLogDetail.off
    /// The bounds of connections.
    public var connections = ConnectionLimits()
    /// The bounds of what is done for clients.
    public var limits = ServiceLimits()
    /// The time for current requests when the service stops.
    public var grace = Duration.seconds(10)

    /// The configuration of a service that is told nothing.
    public init() {}
}
