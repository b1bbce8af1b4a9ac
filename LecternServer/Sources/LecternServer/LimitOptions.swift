import ArgumentParser
import LecternService

/// The bounds of what clients may do.
struct LimitOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The maximum number of open connections; beyond it, waiting connections are closed.", valueName: "number"))
    var connections = ConnectionLimits().connections

    @Option(help: ArgumentHelp("The maximum number of connections that wait to be accepted.", valueName: "number"))
    var backlog = ConnectionLimits().backlog

    @Option(
        help: ArgumentHelp(
            "The maximum time of silence on a connection, and for the head of a request.", valueName: "seconds"))
    var idleTimeout = 15.0

    @Option(help: ArgumentHelp("The maximum time for the body of a request.", valueName: "seconds"))
    var bodyTimeout = 30.0

    @Option(help: ArgumentHelp("The maximum size of a body.", valueName: "bytes"))
    var bodyLimit = ServiceLimits().body

    @Option(
        help: ArgumentHelp("The maximum processor time for a document.", valueName: "seconds"))
    var documentTime = 0.5

    @Option(
        help: ArgumentHelp(
            "The requests per second that a client may make in the long run (0: any number).", valueName: "number"))
    var rateLimit = 50.0

    @Option(help: ArgumentHelp("The number of requests that a client may make at once.", valueName: "number"))
    var burst = ServiceLimits().burst

    @Option(help: ArgumentHelp("The time for current requests when the service stops.", valueName: "seconds"))
    var grace = 10.0

    func validate() throws {
        let numbers = [
            ("--connections", Double(connections), 8.0), ("--backlog", Double(backlog), 1),
            ("--burst", Double(burst), 1), ("--idle-timeout", idleTimeout, 0.1), ("--body-timeout", bodyTimeout, 0.1),
            ("--body-limit", Double(bodyLimit), 1), ("--document-time", documentTime, 0.001),
            ("--rate-limit", rateLimit, 0), ("--grace", grace, 0),
        ]
        for (name, value, least) in numbers where !(value >= least && value <= 1e9) {
            throw ValidationError("\(name) takes a number from \(least.formatted) on")
        }
    }

    func apply(to configuration: inout ServiceConfiguration) {
        configuration.connections.connections = connections
        configuration.connections.backlog = backlog
        configuration.connections.idle = .seconds(idleTimeout)
        configuration.connections.body = .seconds(bodyTimeout)
        configuration.connections.drained = 4 * bodyLimit
        configuration.limits.body = bodyLimit
        configuration.limits.bodies = max(ServiceLimits().bodies, bodyLimit + bodyLimit / 2)
        configuration.limits.documentTime = .seconds(documentTime)
        configuration.limits.rate = rateLimit > 0 ? rateLimit : nil
        configuration.limits.burst = burst
        configuration.grace = .seconds(grace)
    }
}

extension Double {
    /// The number without a fraction of zero.
    fileprivate var formatted: String { self == rounded() ? String(Int(self)) : String(self) }
}
