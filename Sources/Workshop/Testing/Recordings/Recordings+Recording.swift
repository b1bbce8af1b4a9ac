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
            if let problem = Self.problem(with: exchanges, options) {
                throw Finding(.error, problem.message, at: test.location, note: problem.note)
            }
            try folder.store(
                Recording(subject: Recording.Subject(test), exchanges: exchanges.map { Secrets.removed(from: $0) }))
            return Outcome(live: evaluation)
        } catch let finding as Finding {
            return Outcome(problem: finding)
        } catch {
            return Outcome(problem: Finding(.error, "\(error)"))
        }
    }

    /// Why exchanges are not recorded; nil if they are.
    private static func problem(
        with exchanges: [Recording.Exchange], _ options: RecordOptions
    ) -> (message: String, note: String?)? {
        for exchange in exchanges {
            let name = exchange.request.name
            let limit = Recording.maximumBodySize
            let size = exchange.bodies.map(\.count).max() ?? 0
            if size > limit {
                return ("\(name) is not recorded: a body has \(size) bytes; at most \(limit) are recorded", nil)
            }
            guard exchange.bodies.allSatisfy(Secrets.isReadable) else {
                return ("\(name) is not recorded: a body is not text, and may have secrets that are not found", nil)
            }
            guard exchange.isFailed, !options.includesFailures || !exchange.isRepeatable else { continue }
            let note = exchange.isRepeatable ? "--record-failures records failed requests, too" : nil
            return ("\(name) is not recorded: \(exchange.summary)", note)
        }
        return nil
    }
}

extension Recording.Exchange {
    /// The bodies of the request and of the response.
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
