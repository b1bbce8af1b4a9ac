import PCRE
package import Requests
import Text

/// What the rules of an engine may use beside the link. An object, so that it is passed on by one reference.
package final class RuleServices: Sendable {
    package let scripts: ScriptRunner
    /// Performs the requests of scripts, and those for the headers of a page.
    package let network: Network

    /// Creates services.
    package init(scripts: ScriptRunner, network: Network = .off) {
        self.scripts = scripts
        self.network = network
    }

    /// Whether requests may succeed.
    var isOnline: Bool { !network.isOff }

    /// The services for one link: all its requests have common bounds.
    var forOneLink: RuleServices {
        isOnline ? RuleServices(scripts: scripts, network: RequestBudget().limiting(network)) : self
    }

    /// Runs a script on a link, or on a passage for those that write links.
    func run(_ script: Script, url: String) -> ScriptRun { scripts.run(script, url: url, network: network) }
}

/// What rules may use for one link, and what is recorded of them.
struct RuleContext {
    let services: RuleServices
    /// What the regexes may still do.
    var budget: MatchBudget
    /// What the rules did, if that is to be recorded.
    var trace: Trace?

    init(_ services: RuleServices, budget: MatchBudget = MatchBudget(), trace: Trace? = nil) {
        self.services = services
        self.budget = budget
        self.trace = trace
    }
}

/// What all requests for one link, by its scripts and by the engine, may take together.
final class RequestBudget: Sendable {
    private struct Remaining {
        var requests: Int
        var time: Duration
    }

    private let requests: Int
    private let time: Duration
    private let remaining: Locked<Remaining>

    /// - Parameters:
    ///   - requests: the most requests.
    ///   - time: the most time that all requests take together.
    init(requests: Int = 40, time: Duration = .seconds(30)) {
        self.requests = requests
        self.time = time
        remaining = Locked(Remaining(requests: requests, time: time))
    }

    /// The network within the budget.
    func limiting(_ network: Network) -> Network {
        Network { request, time in
            do throws(FetchError) {
                let performed = network.perform(request, within: min(time, try self.take()))
                self.remaining.withLock { $0.time -= performed.duration }
                return performed
            } catch {
                return PerformedRequest(request: request, result: .failure(error), duration: .zero)
            }
        }
    }

    /// Takes one request out of the budget.
    ///
    /// - Returns: The time that is left for it.
    /// - Throws: `FetchError` if nothing is left.
    private func take() throws(FetchError) -> Duration {
        let remaining = remaining.withLock { remaining in
            remaining.requests -= 1
            return remaining
        }
        guard remaining.requests >= 0 else {
            throw FetchError(.requestLimit, "more than \(requests) requests for one link")
        }
        guard remaining.time > .zero else {
            throw FetchError(.timeLimit, "the requests for one link take more than \(time) together")
        }
        return remaining.time
    }
}
