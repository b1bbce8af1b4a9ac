import Files
import Logging
import NIOPosix
import ServiceLifecycle
import UnixSignals

/// Reads the rules again on SIGHUP, and when their files change: once at a time, and once more if it is asked for meanwhile.
/// Requests that have begun keep the rules that they began with; rules that do not check clean are refused, and the old ones
/// stay.
struct RuleReloading: Service {
    let parts: ServiceParts
    /// One thread waits for files, one reads rules.
    private let pool = NIOThreadPool(numberOfThreads: 2)

    init(_ parts: ServiceParts) { self.parts = parts }

    func run() async throws {
        pool.start()
        let (reasons, asked) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(1))
        if parts.configuration.watchesRules { watch { asked.yield("change") } }
        let signals = await UnixSignalsSequence(trapping: .sighup)
        async let _: Void = {
            for await _ in signals.cancelOnGracefulShutdown() { asked.yield("SIGHUP") }
            asked.finish()
        }()
        for await reason in reasons { await reload(reason) }
    }

    /// Reads the rules, and takes them if they are right.
    private func reload(_ reason: String) async {
        let (loader, tag) = (parts.configuration.rules, parts.rules.rules.tag)
        do {
            guard let rules = try await pool.runIfActive({ try loader.load(unless: tag) }) else {
                return parts.logger.debug("the rules are unchanged", metadata: ["reason": "\(reason)"])
            }
            parts.rules.rules = rules
            parts.metrics.recordReload(isAccepted: true)
            parts.logger.notice("new rules are in force", metadata: ["reason": "\(reason)", "tag": "\(rules.tag)"])
        } catch {
            parts.metrics.recordReload(isAccepted: false)
            parts.logger.error(
                "new rules are refused, and the old ones stay",
                metadata: ["reason": "\(reason)", "findings": "\(error)"])
        }
    }

    /// Waits for changes for as long as the program runs.
    private func watch(onChange: @escaping @Sendable () -> Void) {
        pool.submit { state in
            guard case .active = state else { return }
            do {
                let watch = try FileWatch(parts.configuration.rules.paths())
                while true {
                    try watch.wait()
                    onChange()
                }
            } catch {
                parts.logger.warning("the rules are not watched for changes", metadata: ["reason": "\(error)"])
            }
        }
    }
}
