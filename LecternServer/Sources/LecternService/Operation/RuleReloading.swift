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
    private static let signal = "SIGHUP"
    /// One thread waits for files, one reads rules.
    private let pool = NIOThreadPool(numberOfThreads: 2)

    init(_ parts: ServiceParts) { self.parts = parts }

    func run() async throws {
        pool.start()
        let (reasons, asked) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(1))
        if parts.configuration.watchesRules { watch { asked.yield("change") } }
        let signals = await UnixSignalsSequence(trapping: .sighup)
        async let _: Void = {
            for await _ in signals.cancelOnGracefulShutdown() { asked.yield(Self.signal) }
            asked.finish()
        }()
        var seen = Seen(tag: parts.rules.tag)
        for await reason in reasons {
            // Rules that were refused are refused again only for somebody who asks.
            if reason == Self.signal { seen = Seen(tag: parts.rules.tag) }
            await reload(reason, &seen)
        }
    }

    /// What was found when the rules were read last.
    private struct Seen {
        var tag: String
        /// Why they could not be read; nil if they could.
        var failure: String?
    }

    /// Reads the rules, and takes them if they are right and not those that were seen last.
    private func reload(_ reason: String, _ seen: inout Seen) async {
        let loader = parts.configuration.rules
        do {
            let files = try await pool.runIfActive { try loader.files() }
            let tag = RuleSet.tag(of: files)
            guard tag != seen.tag else {
                // Where they were missing, it is news that they are back.
                let level: Logger.Level = reason == Self.signal || seen.failure != nil ? .notice : .debug
                seen.failure = nil
                return parts.logger.log(level: level, "the rules are unchanged", metadata: ["reason": "\(reason)"])
            }
            seen = Seen(tag: tag)
            let rules = try await pool.runIfActive { try loader.ruleSet(of: files, checks: true) }
            parts.rules = rules
            parts.metrics.recordReload(isAccepted: true)
            parts.logger.notice("new rules are in force", metadata: ["reason": "\(reason)", "tag": "\(rules.tag)"])
        } catch is CancellationError {
            // The service ends.
        } catch {
            // What is missing stays so for every change of something else.
            guard seen.failure != "\(error)" else { return }
            seen.failure = "\(error)"
            parts.metrics.recordReload(isAccepted: false)
            parts.logger.error(
                "the new rules are rejected; the previous ones stay in use",
                metadata: ["reason": "\(reason)", "findings": "\(error)"])
        }
    }

    /// Waits for changes for as long as the program runs.
    private func watch(onChange: @escaping @Sendable () -> Void) {
        pool.submit { state in
            guard case .active = state else { return }
            do {
                let watch = try FileWatch(parts.configuration.rules.paths())
                // What has changed since the rules were read.
                onChange()
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
