import Files
import Logging
import NIOPosix
import ServiceLifecycle
import Synchronization
import UnixSignals

/// Reads the rules again on SIGHUP, and when their files change. Requests that have begun keep the rules that they began with;
/// rules that do not check clean are refused, and the old ones stay.
struct RuleReloading: Service {
    let parts: ServiceParts
    /// Runs what waits for files: it blocks its thread.
    private static let pool = NIOThreadPool(numberOfThreads: 1)

    init(_ parts: ServiceParts) { self.parts = parts }

    func run() async throws {
        if parts.configuration.watchesRules { watch() }
        let signals = await UnixSignalsSequence(trapping: .sighup)
        for await _ in signals.cancelOnGracefulShutdown() { await Self.reload(parts, reason: "SIGHUP") }
    }

    /// Reads the rules, and takes them if they are right.
    static func reload(_ parts: ServiceParts, reason: Logger.MetadataValue) async {
        let loader = parts.configuration.rules
        do {
            let rules = try await parts.threads.run { try loader.load() }
            guard rules.tag != parts.rules.rules.tag else {
                return parts.logger.debug("the rules are unchanged", metadata: ["reason": reason])
            }
            parts.rules.rules = rules
            parts.metrics.recordReload(isAccepted: true)
            parts.logger.notice("new rules are in force", metadata: ["reason": reason, "tag": "\(rules.tag)"])
        } catch {
            parts.metrics.recordReload(isAccepted: false)
            parts.logger.error(
                "new rules are refused, and the old ones stay", metadata: ["reason": reason, "findings": "\(error)"])
        }
    }

    /// Waits for changes on a thread of its own, for as long as the program runs.
    private func watch() {
        let parts = parts
        Self.pool.start()
        Self.pool.submit { state in
            guard case .active = state else { return }
            do {
                let watch = try FileWatch(parts.configuration.rules.paths())
                while true {
                    try watch.wait()
                    Task { await Self.reload(parts, reason: "change") }
                }
            } catch {
                parts.logger.warning("the rules are not watched for changes", metadata: ["reason": "\(error)"])
            }
        }
    }
}
