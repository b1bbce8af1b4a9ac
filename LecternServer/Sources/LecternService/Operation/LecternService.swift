import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import UnixSignals

/// Lectern behind HTTP.
///
/// ```swift
/// let service = LecternService(configuration, rules: try configuration.rules.load(), logger: logger)
/// try await service.run { address in print(address) }
/// ```
public struct LecternService: Sendable {
    let parts: ServiceParts

    /// A service with rules.
    public init(_ configuration: ServiceConfiguration, rules: RuleSet, logger: Logger) {
        parts = ServiceParts(configuration, rules, logger)
    }

    /// Serves until a signal ends it: SIGTERM and SIGINT let requests end first.
    ///
    /// - Parameter onStart: called with the address once the service listens.
    /// - Throws: what keeps it from listening.
    public func run(onStart: @escaping @Sendable (String) -> Void) async throws {
        var configuration = ServiceGroupConfiguration(
            services: [Serving(application: application(onStart), parts: parts), RuleReloading(parts)],
            gracefulShutdownSignals: [.sigterm, .sigint], logger: quiet)
        configuration.maximumGracefulShutdownDuration = parts.configuration.grace + Self.end
        do {
            try await ServiceGroup(configuration: configuration).run()
        } catch is CancellationError {
            parts.logger.warning("some requests did not end in time")
        }
        parts.shutDown()
        parts.logger.notice("stopped")
    }

    /// How long it takes to end requests, and to send that they are.
    private static let end = Duration.seconds(1)

    /// What Hummingbird and others say: only what is wrong.
    private var quiet: Logger {
        var logger = parts.logger
        logger.logLevel = max(logger.logLevel, .error)
        return logger
    }

    /// The application: services of one's own may run it.
    private func application(_ onStart: @escaping @Sendable (String) -> Void) -> some ServiceLifecycle.Service {
        let configuration = parts.configuration
        let parts = parts
        return Application(
            responder: ServiceResponder(parts), server: .service(parts),
            configuration: ApplicationConfiguration(
                address: configuration.socket.map { .unixDomainSocket(path: $0) }
                    ?? .hostname(configuration.host, port: configuration.port),
                backlog: configuration.connections.backlog,
                availableConnectionsDelegate: ConnectionCounter(connections: parts.connections)),
            onServerRunning: { channel in
                let address = Self.address(of: channel, configuration)
                parts.logger.notice("listening", metadata: ["address": "\(address)"])
                onStart(address)
            },
            logger: quiet)
    }

    private static func address(of channel: any Channel, _ configuration: ServiceConfiguration) -> String {
        if let socket = configuration.socket { return socket }
        let host = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
        return "http://\(host):\(channel.localAddress?.port ?? configuration.port)/"
    }
}

/// Serves, and ends the requests that are not answered when the time for them is over: each gets a problem.
private struct Serving<Application: ServiceLifecycle.Service>: ServiceLifecycle.Service {
    let application: Application
    let parts: ServiceParts

    func run() async throws {
        try await withGracefulShutdownHandler {
            try await application.run()
        } onGracefulShutdown: {
            parts.isReady = false
            // Not a task, which would wait for a thread where requests have all of them.
            MultiThreadedEventLoopGroup.singleton.any()
                .scheduleTask(in: parts.configuration.grace.timeAmount) { parts.stop() }
        }
    }
}
