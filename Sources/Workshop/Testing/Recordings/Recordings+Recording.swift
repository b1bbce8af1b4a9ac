import Files
import Hosts
import LinkEngine
import Requests
import Text

extension Recordings {
    /// What recording one test gave.
    struct Outcome {
        /// What the rule gave with the answers of the network; nil if nothing was requested.
        var live: RuleEvaluation?
        /// Why the requests were not stored.
        var problem: Finding?
    }

    /// Performs the requests of a test and stores them, if this run records.
    func record(_ test: RuleTest, _ services: RuleServices) -> Outcome {
        guard case .record(let network, let options) = mode, let folder = folder(of: test) else { return Outcome() }
        if options.onlyMissing, case .recording = content(for: test) { return Outcome() }
        let recorder = Recorder(network)
        let evaluation = test.evaluate(RuleServices(scripts: services.scripts, network: recorder.network))
        let exchanges = recorder.exchanges
        guard !exchanges.isEmpty else { return Outcome() }
        do {
            try Self.check(exchanges, of: test, options)
            try folder.store(Recording(subject: Recording.Subject(test), exchanges: exchanges.map(\.recorded)))
            return Outcome(live: evaluation)
        } catch let finding as Finding {
            return Outcome(problem: finding)
        } catch {
            return Outcome(problem: Finding(.error, "\(error)"))
        }
    }

    private static func check(
        _ exchanges: [Recording.Exchange], of test: RuleTest, _ options: RecordOptions
    ) throws(Finding) {
        for exchange in exchanges {
            func problem(_ text: String, note: String? = nil) -> Finding {
                Finding(.error, "\(exchange.request.name) is not recorded: \(text)", at: test.location, note: note)
            }
            let limit = WorkshopLimits.recordedBody
            let size = exchange.bodies.map(\.count).max() ?? 0
            guard size <= limit else { throw problem("a body has \(size) bytes; at most \(limit) are recorded") }
            // Pictures and the like, and UTF-16.
            guard !exchange.bodies.contains(where: { $0.contains(0) }) else {
                throw problem("a body is not text, and may have secrets that are not found")
            }
            if let secret = exchange.secret(except: test.location.file) {
                throw problem(
                    "it may have a secret: \(secret)",
                    note: "save the responses with a browser, replace the secret by REDACTED, and use --har")
            }
            guard exchange.isFailed, !options.includesFailures || !exchange.isRepeatable else { continue }
            let note = exchange.isRepeatable ? "--record-failures records failed requests, too" : nil
            throw problem(exchange.summary, note: note)
        }
    }
}

extension Recording.Exchange {
    fileprivate var bodies: [[UInt8]] { [request.body, (try? result.get())?.body ?? []] }

    /// Whether another machine would see the same: the failure is not that of a program that must not use the network.
    fileprivate var isRepeatable: Bool {
        guard case .failure(let error) = result else { return true }
        return switch error.kind {
        case .notAllowed, .notRecorded, .unavailable: false
        case .refusedURL, .refusedAddress, .unreachable, .tls, .timeLimit, .sizeLimit, .redirectLimit, .requestLimit,
            .malformed:
            true
        }
    }

    /// How the request ended, in words.
    var summary: String {
        switch result {
        case .success(let response): "status \(response.status)"
        case .failure(let error): error.message
        }
    }
}
