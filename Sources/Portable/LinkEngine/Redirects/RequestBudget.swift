import Requests
import Text

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
